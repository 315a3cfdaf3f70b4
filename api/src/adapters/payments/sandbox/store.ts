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
}

/** What the stand-in provider knows of its payments: a table of its own, as if it were another company's. */
export const findSandboxPayment = async (db: Db, id: string): Promise<SandboxPayment | undefined> => {
  const row = await db.selectFrom('sandbox_payments').selectAll().where('id', '=', id).executeTakeFirst()
  return row && isProviderStatus(row.status) ? { ...row, status: row.status } : undefined
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

/** Answers the payment as it then stands: a decided one stays as it is. */
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

export const isOpen = (payment: SandboxPayment) => !isDecided(payment.status)
