import { sql } from 'kysely'
import type { Db } from '../../../database/connection.ts'
import { isProviderStatus, type ProviderStatus } from '../provider.ts'
import { isDecided } from './actions.ts'

export type SandboxPayment = {
  id: string
  amount_cents: number
  currency: string
  method: string
  status: ProviderStatus
  description: string
  return_url: string
  charged_back_cents: number
  mandate_id: string | null
}

/** What the stand-in provider knows of its payments: tables of its own, as if they were another company's. */
export const findSandboxPayment = async (db: Db, id: string): Promise<SandboxPayment | undefined> => {
  const row = await db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && isProviderStatus(row.status) ? { ...row, status: row.status } : undefined
}

/** Newest first, from this one on. */
export const listSandboxPayments = async (
  db: Db,
  from: string | null,
  limit: number,
): Promise<(SandboxPayment & { created_at: Date })[]> => {
  const rows = await db
    .selectFrom('sandbox_payments')
    .selectAll()
    .$if(from !== null, (query) =>
      query.where(sql<boolean>`(created_at, id) <= (
        select first.created_at, first.id from sandbox_payments first where first.id = ${from})`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
  return rows.flatMap((row) => (isProviderStatus(row.status) ? [{ ...row, status: row.status }] : []))
}

export const insertSandboxPayment = async (
  db: Db,
  payment: SandboxPayment & { webhook_url: string; now: Date },
): Promise<void> => {
  const { now, ...values } = payment
  await db
    .insertInto('sandbox_payments')
    .values({ ...values, created_at: now, updated_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Answers the payment as it then is: a decided one stays as it was. */
export const decideSandboxPayment = async (
  db: Db,
  id: string,
  status: ProviderStatus,
  now: Date,
): Promise<SandboxPayment | undefined> => {
  await db
    .updateTable('sandbox_payments')
    .set({ status, updated_at: now })
    .where('id', '=', id)
    .where('status', 'in', ['open', 'pending'])
    .execute()
  return findSandboxPayment(db, id)
}

/** The buyer's bank takes all of it back. */
export const chargeBackSandboxPayment = async (db: Db, id: string, now: Date): Promise<void> => {
  await db
    .updateTable('sandbox_payments')
    .set(({ ref }) => ({ charged_back_cents: ref('amount_cents'), updated_at: now }))
    .where('id', '=', id)
    .where('status', '=', 'paid')
    .execute()
}

export type SandboxRefund = { id: string; key: string; amount_cents: number; status: string }

export const sandboxRefunds = (db: Db, paymentId: string): Promise<SandboxRefund[]> =>
  db
    .selectFrom('sandbox_refunds')
    .select(['id', 'key', 'amount_cents', 'status'])
    .where('payment_id', '=', paymentId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

/** Never more than was paid; answers the refund, or undefined where not that much is left. */
export const refundSandboxPayment = async (
  db: Db,
  refund: SandboxRefund & { payment: SandboxPayment; now: Date },
): Promise<SandboxRefund | undefined> => {
  const { payment, now, ...values } = refund
  const made = await sandboxRefunds(db, payment.id)
  const known = made.find(({ key }) => key === refund.key)
  if (known) return known
  const left = payment.amount_cents - made.reduce((sum, { amount_cents }) => sum + amount_cents, 0)
  if (payment.status !== 'paid' || payment.charged_back_cents > 0 || refund.amount_cents > left)
    return undefined
  await db
    .insertInto('sandbox_refunds')
    .values({ ...values, payment_id: payment.id, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await sandboxRefunds(db, payment.id)).find(({ key }) => key === refund.key)
}

export const findSandboxMandate = (db: Db, id: string) =>
  db.selectFrom('sandbox_mandates').selectAll().where('id', '=', id).executeTakeFirst()

export const insertSandboxMandate = async (
  db: Db,
  mandate: { id: string; customer_id: string; method: string },
): Promise<void> => {
  await db
    .insertInto('sandbox_mandates')
    .values(mandate)
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const invalidateSandboxMandate = async (db: Db, id: string): Promise<void> => {
  await db.updateTable('sandbox_mandates').set({ valid: false }).where('id', '=', id).execute()
}

export const isOpen = (payment: SandboxPayment) => !isDecided(payment.status)
