import type { Order, OrderState } from '@lonk/shared-api/schemas/order.ts'
import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { exampleOrder, examplePayment, exampleTransaction } from '@lonk/shared-api/testing/examples.ts'

export const euro = (amount: string) => ({ amount, currency: 'EUR' })

const paidOrder = (more: Partial<Order>): Order =>
  exampleOrder({
    state: 'completed',
    completed_at: '2026-03-01T12:01:00.000Z',
    refundable: { until: '2999-03-15T12:01:00.000Z', credits: 10, amount: euro('14.99') },
    ...more,
  })

/** Ten credits for € 14.99 by iDEAL, none of them used. */
export const bought = (more: Partial<Transaction> = {}, order: Partial<Order> = {}): Transaction =>
  exampleTransaction({
    date: '2026-03-01T12:01:00.000Z',
    order: paidOrder(order),
    payment: examplePayment({ status: 'completed', redirect_url: null }),
    lines: [{ description: '10 credits', quantity: 10, amount: euro('14.99') }],
    ...more,
  })

/** The same order, as it stands once nothing of it can be given back. */
export const closed = (id: number, state: OrderState = 'completed'): Transaction =>
  bought({ id }, { id: 500 + id, state, refundable: { until: null, credits: 0, amount: euro('0.00') } })

/** Its credit note. */
export const cameBack = (more: Partial<Transaction> = {}): Transaction =>
  bought(
    {
      id: 701,
      kind: 'refund',
      date: '2026-04-02T09:30:00.000Z',
      invoice_number: '2026-000701',
      invoice_url: '/api/invoice.php?id=701',
      lines: [{ description: '10 credits teruggegeven', quantity: 10, amount: euro('-14.99') }],
      refund_status: 'pending',
      ...more,
    },
    { state: 'refunded', refundable: { until: null, credits: 0, amount: euro('0.00') } },
  )
