import { json } from '../src/database/schema/columns.ts'
import type { RowWriter } from './row-writer.ts'
import type { World } from './world.ts'

/** Orders that were paid and credited, and the books of every wallet. */
export async function writeMoney({ insert, idOf }: RowWriter, world: World): Promise<void> {
  const { wallets } = world
  const { users: user, orders: order, credit_lots: lot } = idOf
  const refs = { user, order, message: idOf.messages }
  await insert(
    'orders',
    world.orders.map((one) => ({
      id: order(one.id),
      number: one.number,
      user_id: user(one.user),
      bundle_id: one.bundle.id,
      credits: one.bundle.credits,
      price_cents: one.bundle.price_cents,
      total_cents: one.bundle.price_cents,
      currency: one.bundle.currency,
      vat_rate: one.vat_rate,
      vat_cents: one.vat_cents,
      country: one.bundle.country,
      paymentmethod: one.method,
      state: 'completed' as const,
      withdrawal_ack_at: one.completed_at,
      credited_at: one.completed_at,
      completed_at: one.completed_at,
      created_at: one.completed_at,
      updated_at: one.completed_at,
    })),
  )
  const payment = (id: number) => `tr_demo_${order(id)}`
  await insert(
    'payments',
    world.orders.map((one) => ({
      order_id: order(one.id),
      provider: 'sandbox',
      provider_id: payment(one.id),
      method: one.method,
      status: 'paid',
      amount_cents: one.bundle.price_cents,
      currency: one.bundle.currency,
      created_at: one.completed_at,
      updated_at: one.completed_at,
    })),
  )
  await insert(
    'wallets',
    world.members.map((member) => ({ user_id: user(member.key), balance: wallets.balance(member.key) })),
  )
  await insert(
    'credit_lots',
    wallets.lots.map((one) => ({
      id: lot(one.id),
      user_id: user(one.user),
      kind: one.kind,
      order_id: one.order === null ? null : order(one.order),
      granted: one.granted,
      remaining: one.remaining,
      unit_net_cents: one.unit_net_cents,
      created_at: one.created_at,
    })),
  )
  await insert(
    'credit_ledger',
    wallets.entries.map((entry) => {
      const ref_id = refs[entry.ref_type](entry.ref_id)
      return {
        user_id: user(entry.user),
        kind: entry.kind,
        delta: entry.delta,
        balance_after: entry.balance_after,
        ref_type: entry.ref_type,
        ref_id,
        lots: json(entry.lots.map((share) => ({ lot_id: lot(share.lot_id), credits: share.credits }))),
        idempotency_key: `${entry.kind}:${entry.ref_type}:${ref_id}`,
        created_at: entry.created_at,
      }
    }),
  )
}
