import { reactivateAccountContract } from '@lonk/shared-api/calls/account/account.schema.ts'
import { loadUser } from '../../core/account/load-user.ts'
import { tellPartners } from '../../core/realtime/tell-partners.ts'
import { openSession } from '../../core/session/open-session.ts'
import { findToken, markUsed, ownerOfToken } from '../../core/tokens/tokens.ts'
import { lockWallet } from '../../core/wallet/ledger.ts'
import type { UserStatus } from '../../database/schema/account.ts'
import type { ProfileTables } from '../../database/schema/profile.ts'
import { publishEvent, type Trx } from '../../database/transaction.ts'
import { apiError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'

/** POST /api/account-reactivate.php: everything is as it was, within the 14 days. */
export const reactivateAccountEndpoint = endpoint(
  reactivateAccountContract,
  async ({ input, services, request, reply, now, language }) => {
    const userId = await services.transaction(async (trx) => {
      // In the order in which a deletion locks, which may be under way.
      const owner = await ownerOfToken(trx, input.token, 'reactivate')
      if (owner !== null) await lockWallet(trx, owner)
      const found = await findToken(trx, input.token, 'reactivate', now)
      if (!found) throw apiError('token_invalid')
      await restore(trx, found.userId)
      await markUsed(trx, input.token, now)
      return found.userId
    })
    const session = await openSession(services, request, reply, { userId, remember: true })
    return { user: await loadUser(services, services.db, userId, { language, session, now }) }
  },
)

const restore = async (trx: Trx, userId: number) => {
  const account = await trx
    .selectFrom('users')
    .select(['status', 'status_before_deletion', 'activated_at'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  if (['active', 'paused', 'not_confirmed'].includes(account.status))
    throw apiError('account_active_exists', { login_url: '/login' })
  if (account.status !== 'deleted_pending') throw apiError('token_invalid')
  const status = account.status_before_deletion ?? (account.activated_at ? 'active' : 'not_confirmed')
  if (status === 'banned') throw apiError('token_invalid')
  await trx
    .updateTable('users')
    .set({ status, status_before_deletion: null, deleted_at: null, purge_at: null })
    .where('id', '=', userId)
    .execute()
  const { id } = await trx
    .updateTable('profiles')
    .set({ status: profileStatus(status) })
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirstOrThrow()
  publishEvent(trx, userId, 'user', {})
  await tellPartners(trx, id)
}

const profileStatus = (status: UserStatus): ProfileTables['profiles']['status'] => {
  if (status === 'paused') return 'paused'
  return status === 'not_confirmed' ? 'disabled' : 'active'
}
