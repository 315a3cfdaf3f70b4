import { takeFromLots } from '../src/core/wallet/lots.ts'
import type { LedgerKind, LotShare } from '../src/database/schema/money.ts'

export type DemoLot = {
  id: number
  user: number
  kind: 'paid' | 'free'
  order: number | null
  granted: number
  remaining: number
  unit_net_cents: string
  created_at: Date
}

export type DemoEntry = {
  user: number
  kind: LedgerKind
  delta: number
  balance_after: number
  ref_type: 'user' | 'order' | 'message'
  ref_id: number
  lots: LotShare[]
  created_at: Date
}

/** The wallets of the demo, kept by the rules of the real ledger: what is booked here satisfies its invariants. */
export function createWallets() {
  const lots: DemoLot[] = []
  const entries: DemoEntry[] = []
  const balances = new Map<number, number>()
  const lotsOf = new Map<number, DemoLot[]>()

  const book = (entry: Omit<DemoEntry, 'balance_after'>) => {
    const balance_after = (balances.get(entry.user) ?? 0) + entry.delta
    balances.set(entry.user, balance_after)
    entries.push({ ...entry, balance_after })
  }

  return {
    lots,
    entries,
    balance: (user: number) => balances.get(user) ?? 0,

    grant(
      user: number,
      credits: number,
      source: { kind: 'free' } | { kind: 'paid'; order: number; unit_net_cents: string },
      created_at: Date,
    ) {
      const lot: DemoLot = {
        id: lots.length + 1,
        user,
        kind: source.kind,
        order: source.kind === 'paid' ? source.order : null,
        granted: credits,
        remaining: credits,
        unit_net_cents: source.kind === 'paid' ? source.unit_net_cents : '0',
        created_at,
      }
      lots.push(lot)
      lotsOf.set(user, [...(lotsOf.get(user) ?? []), lot])
      book({
        user,
        kind: source.kind === 'paid' ? 'purchase' : 'signup',
        delta: credits,
        ref_type: source.kind === 'paid' ? 'order' : 'user',
        ref_id: source.kind === 'paid' ? source.order : user,
        lots: [{ lot_id: lot.id, credits }],
        created_at,
      })
    },

    charge(user: number, kind: 'message' | 'gift', credits: number, message: number, created_at: Date) {
      const own = lotsOf.get(user) ?? []
      const shares = takeFromLots(
        own.filter((lot) => lot.remaining > 0),
        credits,
      )
      for (const share of shares) {
        const lot = own.find((candidate) => candidate.id === share.lot_id)
        if (lot) lot.remaining -= share.credits
      }
      book({ user, kind, delta: -credits, ref_type: 'message', ref_id: message, lots: shares, created_at })
    },
  }
}

export type Wallets = ReturnType<typeof createWallets>
