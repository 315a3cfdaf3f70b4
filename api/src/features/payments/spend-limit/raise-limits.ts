import { loadLimits, storeLimits } from '../../../core/spend-limit/queries.ts'
import { lockWallet } from '../../../core/wallet/ledger.ts'
import { type Trx, touch } from '../../../database/transaction.ts'
import { eachInTurn } from '../../../jobs/batches.ts'
import type { Services } from '../../../services.ts'

/** Raises whose day has come become the limit that the account shows; orders go by them to the second anyway. */
export const raiseSpendLimits = async (services: Services): Promise<void> => {
  const { db, clock, transaction } = services
  const now = clock.now()
  await eachInTurn(services, 'raise limits of spending', {
    due: async (after, most) => {
      const rows = await db
        .selectFrom('spend_limit_changes')
        .select('user_id')
        .where('effective_at', '<=', now)
        .where('user_id', '>', after)
        .orderBy('user_id')
        .limit(most)
        .execute()
      return rows.map(({ user_id }) => user_id)
    },
    act: (userId) =>
      transaction(async (trx) => {
        await lockWallet(trx, userId)
        if (!(await isDue(trx, userId, now))) return
        await storeLimits(trx, userId, await loadLimits(trx, userId, now))
        touch(trx, userId, 'user')
      }),
  })
}

/** Another process may have been faster, or the member has asked for something else. */
const isDue = async (trx: Trx, userId: number, now: Date): Promise<boolean> => {
  const change = await trx
    .selectFrom('spend_limit_changes')
    .select('user_id')
    .where('user_id', '=', userId)
    .where('effective_at', '<=', now)
    .executeTakeFirst()
  return change !== undefined
}
