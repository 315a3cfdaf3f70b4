import { describe, expect, it } from '@jest/globals'
import countries from '../../database/catalogue/countries.json' with { type: 'json' }
import { directDebitFor, methodLabel, methodsFor, paymentMethods } from './methods.ts'
import { mollieMethod } from './mollie/mollie.ts'

const ids = (country: string, currency: string, price_cents?: number) =>
  methodsFor({ country, currency, price_cents }).map(({ id }) => id)

describe('payment methods', () => {
  it.each([
    ['NL', 'EUR', ['ideal', 'creditcard', 'paypal', 'applepay', 'banktransfer']],
    ['BE', 'EUR', ['bancontact', 'creditcard', 'paypal', 'applepay', 'banktransfer']],
    ['GB', 'GBP', ['creditcard', 'paypal', 'applepay']],
  ])('of %s in %s', (country, currency, expected) => {
    expect(ids(country, currency)).toEqual(expected)
  })

  it('have direct debit where the euro is paid with, up to fifty of them', () => {
    const open = countries.flatMap(({ code, currency }) =>
      directDebitFor({ country: code, currency, price_cents: 5000 }) ? [code] : [],
    )
    expect(open).toEqual(countries.filter(({ currency }) => currency === 'EUR').map(({ code }) => code))
    expect(directDebitFor({ country: 'NL', currency: 'EUR', price_cents: 5001 })).toBeUndefined()
    expect(directDebitFor({ country: 'PL', currency: 'EUR' })).toBeUndefined()
  })

  it('leave out those that cannot take the price', () => {
    expect(ids('NL', 'EUR', 99)).not.toContain('banktransfer')
  })

  it('call iDEAL by its present name', () => {
    expect(methodLabel('ideal', 'nl')).toBe('iDEAL | Wero')
  })

  it('call what has no brand in words of the reader, and one that is gone by its id', () => {
    expect(methodLabel('banktransfer', 'nl')).toBe('Overboeking')
    expect(methodLabel('banktransfer', 'pl')).toBe('Przelew bankowy')
    expect(methodLabel('giropay', 'de')).toBe('giropay')
  })

  it('are all known to Mollie by their ids', () => {
    expect(paymentMethods.map(({ id }) => mollieMethod(id))).toEqual(paymentMethods.map(({ id }) => id))
  })
})
