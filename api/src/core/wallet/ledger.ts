import { sql } from 'kysely'
import { json } from '../../database/schema/columns.ts'
import type { LedgerKind, LotShare } from '../../database/schema/money.ts'
import type { Trx } from '../../database/transaction.ts'
import { homesOf, lower, openLots, raise } from './lot-rows.ts'
import { placeReturned, takeFromLots, takeUpTo, withoutDebt } from './lots.ts'

// The only code that changes a balance (`docs/api.md`, 2.4 Ledger). Every function works inside the caller's
// transaction and under the lock on the member's wallet row, the one mutex of all that costs them or is counted.

export type Wallet = { user_id: number; balance: number; state: 'active' | 'frozen' }

/** Locks the member's wallet until the transaction ends. Always the first lock of a transaction. */
export const lockWallet = async (trx: Trx, userId: number): Promise<Wallet> => {
  const read = () =>
    trx
      .selectFrom('wallets')
      .select(['user_id', 'balance', 'state'])
      .where('user_id', '=', userId)
      .forUpdate()
      .executeTakeFirst()
  const wallet = await read()
  if (wallet) return wallet
  await trx
    .insertInto('wallets')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await read()) ?? { user_id: userId, balance: 0, state: 'active' }
}

type Entry<Kind extends LedgerKind> = {
  user_id: number
  kind: Kind
  credits: number
  /** What the credits are for; one entry for each reference and kind. */
  ref: { type: 'message' | 'order' | 'refund' | 'user'; id: number }
  /** The message whose return makes a further entry for the same reference. */
  after_message?: number
  now: Date
}

/**
 * Takes credits; answers the new balance, or null where the wallet does not hold them: the caller then refuses
 * and its transaction leaves nothing behind.
 */
export const charge = async (
  trx: Trx,
  entry: Entry<'message' | 'photo' | 'gift'>,
): Promise<number | null> => {
  const paid = await trx
    .updateTable('wallets')
    .set({ balance: sql<number>`balance - ${entry.credits}`, version: sql<number>`version + 1` })
    .where('user_id', '=', entry.user_id)
    .where('state', '=', 'active')
    .where('balance', '>=', entry.credits)
    .returning('balance')
    .executeTakeFirst()
  if (!paid) return null
  const lots = await consumeLots(trx, entry.user_id, entry.credits)
  await write(trx, entry, { delta: -entry.credits, balance_after: paid.balance, lots })
  return paid.balance
}

/** A lot of an order names it, bonus credits too: a refund takes back what is left of both. */
export type LotSource =
  | { kind: 'free'; order_id?: number }
  | { kind: 'paid'; order_id: number; unit_net_cents: string }

/** Gives credits as a lot of their own; answers the new balance. Bought ones pay a debt first, given ones do not. */
export const grant = async (
  trx: Trx,
  entry: Entry<'signup' | 'purchase' | 'bonus' | 'staff_grant'>,
  source: LotSource,
): Promise<number> => {
  const debt = source.kind === 'paid' ? await debtOf(trx, entry.user_id) : 0
  const usable = Math.max(0, entry.credits - debt)
  const lot = await trx
    .insertInto('credit_lots')
    .values({
      user_id: entry.user_id,
      kind: source.kind,
      order_id: source.order_id ?? null,
      granted: entry.credits,
      remaining: usable,
      unit_net_cents: source.kind === 'paid' ? source.unit_net_cents : '0',
      expires_at: null,
      created_at: entry.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const balance = await add(trx, entry.user_id, entry.credits)
  const lots = usable > 0 ? [{ lot_id: lot.id, credits: usable }] : []
  await write(trx, entry, { delta: entry.credits, balance_after: balance, lots })
  return balance
}

/**
 * Gives back what a message cost, into the lots where it belongs (`lots.ts`). Answers the new balance and the lots that
 * had paid, or null where nothing was charged.
 */
export const releaseCharge = async (
  trx: Trx,
  message: { user_id: number; message_id: number; now: Date },
): Promise<{ balance: number; paidFrom: LotShare[] } | null> => {
  const charged = await trx
    .selectFrom('credit_ledger')
    .select(['delta', 'lots'])
    .where('user_id', '=', message.user_id)
    .where('ref_type', '=', 'message')
    .where('ref_id', '=', message.message_id)
    .where('delta', '<', 0)
    .executeTakeFirst()
  if (!charged) return null
  const homes = await homesOf(trx, message.user_id)
  const given = placeReturned(withoutDebt(charged.lots, homes, await debtOf(trx, message.user_id)), homes)
  await raise(trx, given)
  const balance = await add(trx, message.user_id, -charged.delta)
  await write(
    trx,
    {
      user_id: message.user_id,
      kind: 'release',
      credits: -charged.delta,
      ref: { type: 'message', id: message.message_id },
      now: message.now,
    },
    { delta: -charged.delta, balance_after: balance, lots: given },
  )
  return { balance, paidFrom: charged.lots }
}

/**
 * Takes back what an order had given: from its own lots, then from what else the member has bought, and where that is
 * spent too as a debt, which freezes a wallet that it takes below zero. Credits that nobody paid for do not pay it:
 * the purchase that does would turn them into money that can be asked back. Answers the new balance.
 */
export const takeBack = async (
  trx: Trx,
  entry: Entry<'refund' | 'chargeback'>,
  orderId: number,
): Promise<number> => {
  const open = await openLots(trx, entry.user_id)
  const own = open.filter((lot) => lot.order_id === orderId)
  const bought = open.filter((lot) => lot.kind === 'paid' && lot.order_id !== orderId)
  const shares = takeUpTo([...own, ...bought], entry.credits)
  await lower(trx, shares)
  const { balance } = await trx
    .updateTable('wallets')
    .set({
      balance: sql<number>`balance - ${entry.credits}::int`,
      state: sql<Wallet['state']>`case when balance - ${entry.credits}::int < 0 then 'frozen' else state end`,
      version: sql<number>`version + 1`,
    })
    .where('user_id', '=', entry.user_id)
    .returning('balance')
    .executeTakeFirstOrThrow()
  await write(trx, entry, { delta: -entry.credits, balance_after: balance, lots: shares })
  return balance
}

/** What the member owes: the lots hold more than the balance says. */
const debtOf = async (trx: Trx, userId: number): Promise<number> => {
  const { balance } = await lockWallet(trx, userId)
  const lots = await openLots(trx, userId)
  return lots.reduce((sum, { remaining }) => sum + remaining, 0) - balance
}

const add = async (trx: Trx, userId: number, credits: number): Promise<number> => {
  const { balance } = await trx
    .updateTable('wallets')
    .set({
      balance: sql<number>`balance + ${credits}::int`,
      state: sql<Wallet['state']>`case when balance + ${credits}::int >= 0 then 'active' else state end`,
      version: sql<number>`version + 1`,
    })
    .where('user_id', '=', userId)
    .returning('balance')
    .executeTakeFirstOrThrow()
  return balance
}

const consumeLots = async (trx: Trx, userId: number, credits: number): Promise<LotShare[]> => {
  const shares = takeFromLots(await openLots(trx, userId), credits)
  await lower(trx, shares)
  return shares
}

const write = async (
  trx: Trx,
  { user_id, kind, ref, after_message, now }: Entry<LedgerKind>,
  { delta, balance_after, lots }: { delta: number; balance_after: number; lots: LotShare[] },
) => {
  await trx
    .insertInto('credit_ledger')
    .values({
      user_id,
      kind,
      delta,
      balance_after,
      ref_type: ref.type,
      ref_id: ref.id,
      lots: json(lots),
      idempotency_key: [kind, ref.type, ref.id, ...(after_message ? ['message', after_message] : [])].join(
        ':',
      ),
      created_at: now,
    })
    .execute()
}
