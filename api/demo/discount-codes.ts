import type { Transaction } from 'kysely'
import { fold } from '../src/database/fold.ts'
import type { Database } from '../src/database/schema.ts'
import { issueTimeBonus } from '../src/features/payments/discount/issue-time-bonus.ts'

const days = 86_400_000

/** One code for each answer that the discount box can give, and the welcome bonus of the fixed accounts. */
export async function writeDiscountCodes(trx: Transaction<Database>, now: Date): Promise<void> {
  const code = (
    name: string,
    change: { country?: string; expires?: Date; max_uses?: number; uses?: number } = {},
  ) => ({
    code: name,
    code_fold: fold(name),
    country: change.country ?? null,
    user_id: null,
    value_percentage: 10,
    currency: null,
    minimum_order_cents: null,
    starts_at: null,
    expires: change.expires ?? null,
    max_uses: change.max_uses ?? 100_000,
    uses: change.uses ?? 0,
    created_at: new Date(now.getTime() - 90 * days),
  })
  await trx
    .insertInto('discount_codes')
    .values([
      code('WELKOM10'),
      code('VERLOPEN10', { expires: new Date(now.getTime() - 7 * days) }),
      code('GEBRUIKT10', { max_uses: 1, uses: 1 }),
      code('ZWITSERS10', { country: 'CH' }),
    ])
    .onConflict((oc) => oc.doNothing())
    .execute()
  const people = await trx
    .selectFrom('users')
    .select(['id', 'created_at'])
    .where('demo', '=', false)
    .where('role', '=', 'member')
    .where('email_fold', 'like', '%@example.test')
    .execute()
  for (const person of people) await issueTimeBonus(trx, person)
}
