import { demoEmail, demoLogins } from '../../core/demo/demo-logins.ts'
import { afterCommit } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'

/**
 * A demo database may be moved to where real members are: from then on nobody gets in by a password that everybody
 * knows, by a session from before or by a link, and none of these accounts decides or shows anything.
 */
export const closeDemoAccounts = async ({
  transaction,
  fanOut,
  log,
}: Pick<Services, 'transaction' | 'fanOut' | 'log'>): Promise<void> => {
  const closed = await transaction(async (trx) => {
    const open = await trx
      .updateTable('users')
      .set({ password_hash: null, role: 'member' })
      .where('email_fold', 'in', demoLogins.map(demoEmail))
      .where('password_hash', 'is not', null)
      .returning('id')
      .execute()
    const ids = open.map(({ id }) => id)
    if (ids.length === 0) return 0
    for (const table of ['sessions', 'tokens', 'passkeys', 'push_subscriptions'] as const)
      await trx.deleteFrom(table).where('user_id', 'in', ids).execute()
    await trx.updateTable('profiles').set({ status: 'disabled' }).where('user_id', 'in', ids).execute()
    // Another process may serve them at this moment.
    afterCommit(trx, () => {
      for (const id of ids) fanOut.send(id, { event: 'logout', data: {} })
    })
    return ids.length
  })
  if (closed > 0) log.warn({ closed }, 'demo accounts closed')
}
