import { describe, expect, it } from '@jest/globals'
import { paymentOf } from './mollie-response.ts'

const said = (details: unknown) =>
  paymentOf({ id: 'tr_1', status: 'paid', amount: { value: '14.99', currency: 'EUR' }, details })

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
