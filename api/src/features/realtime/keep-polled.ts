import { sql } from 'kysely'
import { seconds } from '../../clock.ts'
import { noteAliveEvery, onlineFor } from '../../core/session/session-times.ts'
import type { Db } from '../../database/connection.ts'
import type { Services } from '../../services.ts'
import { findPolls } from './find-polls.ts'
import type { Entry } from './poll-memory.ts'

/** Sooner than the memory stops trusting what it read, by more than this duty ever comes late. */
const readAgainAfter = seconds(105)

/**
 * Duty: does for a thousand members at once what each of their polls would do alone, were it not answered from memory:
 * notes that they are here, and reads again what is remembered.
 */
export const keepPolled = async ({ db, clock, pollMemory, batchSize }: Services): Promise<void> => {
  const readBefore = clock.now().getTime() - readAgainAfter
  let batch: [string, Entry][] = []
  for (const polled of pollMemory.due(readBefore)) {
    batch.push(polled)
    if (batch.length === batchSize) await keepBatch()
  }
  if (batch.length > 0) await keepBatch()

  async function keepBatch() {
    await noteAlive(db, batch)
    const sessions = batch.map(([session]) => session)
    const found = await findPolls(db, sessions, clock.now())
    for (const [session, { asked }] of batch) {
      const read = found.get(session)
      // Whose sign of life was not noted goes the long way next time.
      pollMemory.compare(session, read && !isDue(asked, read.lastSeen) ? read : null)
    }
    batch = []
  }
}

/**
 * Who is online stays so. Whoever is not, or has hidden the page, is left to their own next poll, which tells others or
 * does not count. A row that somebody else holds is passed over: nobody waits for a sign of life.
 */
const noteAlive = async (db: Db, batch: readonly [string, Entry][]): Promise<void> => {
  const due = batch.filter(([, { asked, lastSeen }]) => isDue(asked, lastSeen))
  if (due.length === 0) return
  await sql`
    with here as (
      select s.token_hash, p.id as profile_id, asked.at, u.invisible
      from (
          select session, to_timestamp(ms / 1000) as at
          from unnest(${due.map(([session]) => session)}::text[], ${due.map(([, { asked }]) => asked)}::float8[])
            as polled(session, ms)) asked
        join sessions s on s.token_hash = asked.session
        join users u on u.id = s.user_id
        join profiles p on p.user_id = u.id
      where s.hidden_at is null and s.last_seen < asked.at and (u.invisible or p.online_until > asked.at)
      order by p.id
      for no key update of s, p skip locked),
    seen as (
      update sessions s set last_seen = here.at from here where s.token_hash = here.token_hash)
    update profiles p
    set last_online_at = latest.at, online_until = latest.at + ${`${onlineFor} milliseconds`}::interval
    from (select profile_id, max(at) as at from here where not invisible group by profile_id) latest
    where p.id = latest.profile_id`.execute(db)
}

const isDue = (asked: number, lastSeen: number): boolean => asked - lastSeen > noteAliveEvery
