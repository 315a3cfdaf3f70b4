import { touch } from '../../../database/transaction.ts'
import type { Services } from '../../../services.ts'
import { lockWallet } from '../../wallet/ledger.ts'
import { loadLimits, storeLimits } from './queries.ts'

/** Raises whose day has come become the limit that the account shows; orders heed them to the second anyway. */
export const raiseSpendLimits = async ({ db, clock, transaction }: Services): Promise<void> => {
  const now = clock.now()
  const due = await db
    .selectFrom('spend_limit_changes')
    .select('user_id')
    .where('effective_at', '<=', now)
    .limit(200)
    .execute()
  for (const { user_id } of due)
    await transaction(async (trx) => {
      await lockWallet(trx, user_id)
      await storeLimits(trx, user_id, await loadLimits(trx, user_id, now))
      touch(trx, user_id, 'user')
    })
}
