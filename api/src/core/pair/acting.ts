import type { UserStatus } from '../../database/schema/account.ts'
import type { Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'

/**
 * What a member does to another one reaches them `now`, or is `held` until the member's own address is confirmed.
 * Whoever has paused is told to end the pause, whoever the other one is: what becomes of it must tell nothing about
 * them.
 */
export const actingOf = (status: UserStatus): 'now' | 'held' => {
  if (status === 'active') return 'now'
  if (status === 'not_confirmed') return 'held'
  throw apiError(status === 'paused' ? 'account_paused' : 'authentication_required')
}

/** Asked under `lockProfiles`: since the call was let in, the account may have been confirmed, paused or deleted. */
export const actingNow = async (trx: Trx, profileId: number): Promise<'now' | 'held'> => {
  const account = await trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select('users.status')
    .where('profiles.id', '=', profileId)
    .executeTakeFirst()
  return actingOf(account?.status ?? 'purged')
}
