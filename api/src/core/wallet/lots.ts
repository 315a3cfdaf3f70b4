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

export type Home = Pick<Lot, 'id' | 'kind'> & {
  /** How many credits it gave that are not in it. */
  room: number
  /** `lost`: its money went back to the buyer by force. `bought`: of an order that is still a purchase. */
  state: 'lost' | 'bought' | 'other'
}

/**
 * What is left of credits that come back, once what the member owes is paid: with those that were bought, and with all
 * of an order whose money went back by force, since they are what is owed. The others were given, and stay theirs.
 */
export const withoutDebt = (
  shares: readonly LotShare[],
  homes: readonly Home[],
  debt: number,
): LotShare[] => {
  const owing = new Set(
    homes.filter(({ kind, state }) => kind === 'paid' || state === 'lost').map(({ id }) => id),
  )
  let open = debt
  return shares.flatMap(({ lot_id, credits }) => {
    const paid = owing.has(lot_id) ? Math.min(credits, open) : 0
    open -= paid
    return paid < credits ? [{ lot_id, credits: credits - paid }] : []
  })
}

/**
 * Where credits that come back belong: in the lots they came from, so that what was paid stays refundable. What came
 * from a lost lot was a debt, which a later purchase paid: it belongs to that one, the newest first.
 */
export const placeReturned = (shares: readonly LotShare[], homes: readonly Home[]): LotShare[] => {
  const room = new Map(homes.map((home) => [home.id, home.room]))
  const placed = new Map<number, number>()
  const payers = homes.filter(({ state }) => state === 'bought').map(({ id }) => id)
  for (const share of shares) {
    const lost = homes.some(({ id, state }) => id === share.lot_id && state === 'lost')
    let open = share.credits
    const wishes = [...(lost ? payers.toReversed() : []), share.lot_id, ...homes.map(({ id }) => id)]
    for (const id of wishes) {
      const put = Math.min(open, room.get(id) ?? 0)
      if (put === 0) continue
      room.set(id, (room.get(id) ?? 0) - put)
      placed.set(id, (placed.get(id) ?? 0) + put)
      open -= put
    }
  }
  return [...placed].map(([lot_id, credits]) => ({ lot_id, credits }))
}

const rank = { free: 0, paid: 1 } as const

// Ids of lots grow with time, and are exact where two lots share an instant.
const byUse = (left: Lot, right: Lot) => rank[left.kind] - rank[right.kind] || left.id - right.id
