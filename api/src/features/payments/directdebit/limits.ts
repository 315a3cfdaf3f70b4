/** What a member owes by direct debit (`docs/api.md`, 2.4 Direct debit). */
export type DirectDebits = {
  /** Cents that banks have not settled yet. */
  unsettled_cents: number
  /** Orders of the last seven days. */
  recent: number
}

export const perOrderCents = 5000
export const unsettledCents = 10_000
export const ordersPerWeek = 2

export const isWithinLimits = (debits: DirectDebits, total_cents: number): boolean =>
  total_cents <= perOrderCents &&
  debits.unsettled_cents + total_cents <= unsettledCents &&
  debits.recent < ordersPerWeek
