import { before, minutes } from '../../clock.ts'
import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'
import { visibleTo } from '../profile/visibility.ts'
import type { Member } from '../session/member.ts'

/** With more than these nobody has a conversation open at once. */
const mostTold = 20
/** Whoever gave no sign of life for so long has no page open. */
const hereWithin = minutes(10)

type Somebody = Pick<Member, 'profileId' | 'host' | 'status' | 'invisible'>

/**
 * Tells those who talk with a member and are here themselves that the member has come or gone; their page shows it in
 * the open conversation (`docs/api.md`, 2.8). Nobody is told of somebody invisible, unconfirmed or paused, or across
 * a block.
 */
export const tellPresence = async (
  { db, fanOut }: Pick<Services, 'db' | 'fanOut'>,
  somebody: Somebody,
  online: boolean,
  now: Date,
): Promise<void> => {
  if (somebody.invisible || somebody.status !== 'active') return
  for (const { user_id } of await partnersHere(db, somebody, now))
    if (user_id !== null)
      fanOut.send(user_id, { event: 'presence', data: { profile_id: somebody.profileId, online } })
}

const partnersHere = (db: Db, { profileId, host }: Somebody, now: Date) =>
  db
    .selectFrom('conversation_members as mine')
    .innerJoin('conversation_members as theirs', (join) =>
      join
        .onRef('theirs.conversation_id', '=', 'mine.conversation_id')
        .onRef('theirs.profile_id', '!=', 'mine.profile_id'),
    )
    .innerJoin('profiles', 'profiles.id', 'theirs.profile_id')
    .select('profiles.user_id')
    .where('mine.profile_id', '=', profileId)
    .where('mine.last_at', 'is not', null)
    .where(visibleTo(host, profileId))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('sessions')
          .select('sessions.user_id')
          .whereRef('sessions.user_id', '=', 'profiles.user_id')
          .where('sessions.hidden_at', 'is', null)
          .where('sessions.last_seen', '>', before(now, hereWithin)),
      ),
    )
    .orderBy('mine.last_at', 'desc')
    .limit(mostTold)
    .execute()
