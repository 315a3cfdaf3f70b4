import { sql } from 'kysely'
import { fold } from '../../database/fold.ts'
import type { TokenPurpose } from '../../database/schema/account.ts'
import { publishEvent, type Trx } from '../../database/transaction.ts'

/** Leads back to an address that was proved, within its time. */
const wayBack: TokenPurpose = 'mail_change_undo'

/**
 * The one way to give an account another address; its row is locked by then. Every link in the mailbox left behind is
 * dead: a mistyped address may be somebody else's. The way back stays open only to an address that was `proved`.
 */
export const changeAddress = async (
  trx: Trx,
  userId: number,
  email: string,
  { proved }: { proved: boolean },
): Promise<void> => {
  await trx
    .updateTable('users')
    .set({
      email,
      email_fold: fold(email),
      // What was wrong with the old address is not wrong with the new one.
      notifications_disabled: sql<string[]>`array_remove(notifications_disabled, 'bounce')`,
    })
    .where('id', '=', userId)
    .execute()
  await trx
    .deleteFrom('tokens')
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .$if(proved, (query) => query.where('purpose', '!=', wayBack))
    .execute()
  publishEvent(trx, userId, 'user', {})
}
