import { afterCommit, type Trx } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'

/**
 * `renewed`: the browser of this session gets a new one with the same answer, and is not told that it is logged out.
 */
export type LogoutNotice = { renewed?: string }

export const closeSession = (trx: Trx, session: string) =>
  trx.deleteFrom('sessions').where('token_hash', '=', session).execute()

/** After a change of password: nobody else stays in. */
const closeOtherSessions = (trx: Trx, userId: number, keep: string | null) =>
  trx
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .$if(keep !== null, (query) => query.where('token_hash', '!=', keep ?? ''))
    .execute()

/** The same, and the streams of the ended sessions end with them. */
export const revokeSessions = async (
  trx: Trx,
  services: Pick<Services, 'fanOut'>,
  userId: number,
  keep: string | null,
  data: LogoutNotice = {},
): Promise<void> => {
  await closeOtherSessions(trx, userId, keep)
  afterCommit(trx, () => services.fanOut.send(userId, { event: 'logout', data }))
}
