/** What is owed by direct debit: by a member, from a bank account or from a phone (`docs/api.md`, 2.4 Direct debit). */
export type DirectDebits = {
  /** Euro cents: the database holds no direct debit of another currency. Those that banks have not settled yet. */
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
