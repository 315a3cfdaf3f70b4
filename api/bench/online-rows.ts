import { sql } from 'kysely'
import type { Db } from '../src/database/connection.ts'
import { load } from './load.ts'
import { emptyAsOften, type Measure, measureEmpty } from './poll-rows.ts'

const atOnce = 64
const minute = 60
const measuredMinutes = 2

type Ground = { measure: Measure; url: string; db: Db; cookieName: string; online: number }

/**
 * Many members online at one poll a minute each, for some minutes: with what their polls do now and then besides, as
 * noting that they are still here.
 */
export const measureOnline = async ({ measure, url, db, cookieName, online }: Ground): Promise<void> => {
  const tokens = await openSessions(db, online)
  const etags = new Map<string, string>()
  const every = (atOnce / tokens.length) * minute * 1000
  const headersOf = (token: string) => ({ Cookie: `${cookieName}=${token}` })
  const poll = (count: number) => {
    const token = tokens[count % tokens.length] ?? ''
    const etag = etags.get(token)
    return {
      method: 'GET',
      path: '/api/poll.php',
      headers: { ...headersOf(token), ...(etag === undefined ? {} : { 'If-None-Match': etag }) },
      expect: [200, 304],
      hear: (heard: string) => void etags.set(token, heard),
    } as const
  }
  await measureEmpty(measure, emptyAsOften, atOnce, { long: minute / 2, every })
  // They come, one after the other.
  await load({ url, atOnce, seconds: minute, next: poll, every })
  const long = measuredMinutes * minute
  await measure(`poll, ${tokens.length} members online`, atOnce, poll, { long, every })
}

/** For members made by the database itself; answers the tokens. */
const openSessions = async (db: Db, most: number): Promise<string[]> => {
  const { rows } = await sql<{ user_id: number }>`
    insert into sessions (token_hash, user_id, remember, created_at, expires_at, last_seen)
    select translate(rtrim(encode(sha256(('bench-' || id)::bytea), 'base64'), '='), '+/', '-_'), id, true, now(),
      now() + interval '30 days', now()
    from users where email like 'bulk-%' order by id limit ${most}
    returning user_id`.execute(db)
  return rows.map(({ user_id }) => `bench-${user_id}`)
}
