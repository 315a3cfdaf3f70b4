import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import type { StatusTone } from '@lonk/shared-ui/badge.tsx'

/** How far a transaction is, in a word. */
type StateWord =
  | 'paid'
  | 'collecting'
  | 'partlyBack'
  | 'back'
  | 'reversed'
  | 'onItsWay'
  | 'paidBack'
  | 'lookedAt'

export const stateTones: Readonly<Record<StateWord, StatusTone>> = {
  paid: 'success',
  collecting: 'info',
  partlyBack: 'neutral',
  back: 'neutral',
  reversed: 'warning',
  onItsWay: 'info',
  paidBack: 'success',
  lookedAt: 'warning',
}

type Told = Pick<Transaction, 'kind' | 'refund_status'> & {
  readonly order: Pick<Transaction['order'], 'state'>
  readonly payment: Pick<Transaction['payment'], 'status'>
}

/** The credits of a direct debit are there before its money: until then the bank is still to be asked. */
export const stateOf = ({ kind, order, payment, refund_status }: Told): StateWord => {
  if (kind === 'chargeback') return 'reversed'
  if (kind === 'refund') {
    if (refund_status === 'failed') return 'lookedAt'
    return refund_status === 'refunded' ? 'paidBack' : 'onItsWay'
  }
  if (order.state === 'charged_back') return 'reversed'
  if (order.state === 'refunded') return 'back'
  if (order.state === 'partially_refunded') return 'partlyBack'
  return payment.status === 'pending' ? 'collecting' : 'paid'
}
