import { describe, expect, it } from '@jest/globals'
import { type MolliePayment, paymentOf } from './mollie-response.ts'

const payment = (details: unknown): MolliePayment => ({
  id: 'tr_1',
  status: 'open',
  amount: { value: '14.99', currency: 'EUR' },
  details,
})

it('where the money of a bank transfer goes is read from its details', () => {
  const details = {
    bankName: 'Stichting Mollie Payments',
    bankAccount: 'NL53ABNA0627535577',
    bankBic: 'ABNANL2A',
    transferReference: 'RF12-3456-7890-1234',
  }
  expect(paymentOf(payment(details)).transfer).toEqual({
    holder: 'Stichting Mollie Payments',
    iban: 'NL53ABNA0627535577',
    bic: 'ABNANL2A',
    reference: 'RF12-3456-7890-1234',
  })
})

it.each([undefined, null, {}, { bankName: 'ING' }])(
  'details like %j are none of a bank transfer',
  (details) => {
    expect(paymentOf(payment(details)).transfer).toBeNull()
  },
)

const said = (details: unknown) => paymentOf({ ...payment(details), status: 'paid' })

describe('where a payment came from', () => {
  it.each([
    ['a card by its issuer', { cardCountryCode: 'DE', cardLabel: 'Visa' }, { of: 'card', country: 'DE' }],
    ['an account by its number', { consumerAccount: 'NL91ABNA0417164300' }, { of: 'iban', country: 'NL' }],
    ['PayPal not at all', { consumerAccount: 'anna@example.test' }, null],
    ['nothing said', null, null],
    ['what is no country', { cardCountryCode: 'Germany' }, null],
  ])('%s', (_, details, origin) => {
    expect(said(details).origin).toEqual(origin)
  })

  it('is not kept with the event: who paid stays with the provider', () => {
    expect(JSON.stringify(said({ consumerAccount: 'NL91ABNA0417164300' }).raw)).not.toContain('0417164300')
  })
})
