import type { LotShare } from '../../database/schema/money.ts'

export type Lot = {
  id: number
  kind: 'free' | 'paid'
  remaining: number
}

/**
 * Which lots pay for a charge: free credits (signup, bonus) first, then paid ones, oldest first, so that what a
 * member paid for stays refundable as long as possible (`docs/api.md`, 2.4 Ledger).
 */
export const takeFromLots = (lots: readonly Lot[], credits: number): LotShare[] => {
  const shares: LotShare[] = []
  let open = credits
  for (const lot of [...lots].sort(byUse)) {
    if (open === 0) break
    const taken = Math.min(lot.remaining, open)
    if (taken === 0) continue
    shares.push({ lot_id: lot.id, credits: taken })
    open -= taken
  }
  if (open > 0) throw new Error(`Lots hold ${credits - open} of ${credits} credits: lots and wallet disagree`)
  return shares
}

/** The lots in the order given, as far as they go. */
export const takeUpTo = (lots: readonly Pick<Lot, 'id' | 'remaining'>[], credits: number): LotShare[] => {
  let open = credits
  return lots.flatMap(({ id, remaining }) => {
    const taken = Math.min(remaining, open)
    open -= taken
    return taken > 0 ? [{ lot_id: id, credits: taken }] : []
  })
}

const rank = { free: 0, paid: 1 } as const

// Ids of lots grow with time, and are exact where two lots share an instant.
const byUse = (left: Lot, right: Lot) => rank[left.kind] - rank[right.kind] || left.id - right.id
