import type { PaymentMethodId } from '@lonk/shared-api/schemas/order.ts'

const second = 1000
const minute = 60 * second
const day = 24 * 60 * minute

const firstGaps = [20 * second, 40 * second]
// A little under a minute: the job's own tick comes on top, and in its first ten minutes a payment is to be
// known within sixty seconds even when the webhook is lost.
const earlyGap = 55 * second
const earlyAge = 10 * minute
const longestGap = 10 * minute

/**
 * Time until an unsettled order asks its provider again, by the checks made so far and the order's age: 20 s, 40 s,
 * a minute while it is young, then doubling to ten minutes.
 */
export const gapBeforeCheck = (checksMade: number, ageMs: number): number => {
  const first = firstGaps[checksMade]
  if (first !== undefined) return first
  if (ageMs < earlyAge) return earlyGap
  return Math.min(longestGap, doubled(ageMs))
}

// 2, 4, 8 minutes … by age, so that the schedule needs no memory of where it began to double.
const doubled = (ageMs: number) => 2 * minute * 2 ** Math.floor(Math.log2(ageMs / earlyAge))

/** `GET order.php` may pull a check forward, at most once in this time. */
export const pullForwardGap = 5 * second

/** After this long without a word an unpaid order is over. */
export const orderTimeout = (method: PaymentMethodId): number =>
  method === 'banktransfer' || method === 'directdebit' ? 14 * day : 60 * minute
