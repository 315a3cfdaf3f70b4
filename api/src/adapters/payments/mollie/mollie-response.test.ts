import { expect, it } from '@jest/globals'
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
