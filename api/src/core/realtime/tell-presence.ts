import { sql } from 'kysely'
import type { FanOut } from '../../adapters/fan-out/fan-out.ts'
import { before, minutes } from '../../clock.ts'
import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'
import { thereFor } from '../conversation/there-for.ts'
import type { Member } from '../member/member.ts'
import { visibleTo } from '../profile/visibility.ts'

/** Nobody has conversations with more than these open at once. */
const mostTold = 20
/** Whoever gave no sign of life for so long has no page open. */
const hereWithin = minutes(10)

type Somebody = Pick<Member, 'profileId' | 'host' | 'status' | 'invisible'>

type Here = Map<number, { somebody: Somebody; until: Date }>

/** Who came through this process, and when to look whether they are still here. */
const seen = new WeakMap<FanOut, Here>()

const hereOf = (fanOut: FanOut): Here => {
  const known = seen.get(fanOut) ?? new Map()
  seen.set(fanOut, known)
  return known
}

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
  const here = hereOf(fanOut)
  if (online) here.set(somebody.profileId, { somebody, until: now })
  else here.delete(somebody.profileId)
  for (const { user_id } of await partnersHere(db, somebody, now))
    if (user_id !== null)
      fanOut.send(user_id, { event: 'presence', data: { profile_id: somebody.profileId, online } })
}

/** A browser that died or lost its network says no goodbye: when the time of a presence is over, we say it instead. */
export const tellWhoHasLeft = async (services: Pick<Services, 'db' | 'fanOut' | 'clock'>): Promise<void> => {
  const { db, fanOut, clock } = services
  const now = clock.now()
  const here = hereOf(fanOut)
  const due = [...here].flatMap(([id, { until }]) => (until <= now ? [id] : []))
  if (due.length === 0) return
  const rows = await db
    .selectFrom('profiles')
    .select(['id', 'status', 'online_until'])
    .where('id', 'in', due)
    .execute()
  // Those who have paused or left meanwhile went without a word.
  const there = rows.filter(({ status }) => status === 'active')
  const untilOf = new Map(there.map(({ id, online_until }) => [id, online_until]))
  for (const id of due) {
    const known = here.get(id)
    const until = untilOf.get(id)
    if (known && until && until > now) known.until = until
    else if (known && until) await tellPresence(services, known.somebody, false, now)
    else here.delete(id)
  }
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
    .where(thereFor(sql.ref('theirs.profile_id'), sql.ref('theirs.conversation_id')))
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
