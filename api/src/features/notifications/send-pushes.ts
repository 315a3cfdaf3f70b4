import { sql } from 'kysely'
import { after, minutes, seconds } from '../../clock.ts'
import { unreadTotal } from '../../core/conversation/unread.ts'
import { countNewLikes } from '../../core/likes/like-queries.ts'
import { zoneOf } from '../../core/member/zone.ts'
import { inLanguage } from '../../core/settings/translated.ts'
import type { Db } from '../../database/connection.ts'
import type { NoticeKind } from '../../database/schema/notifications.ts'
import { touch } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'
import { settingsFrom } from './preferences.ts'
import { pushPayload } from './push-payload.ts'
import { stillUnseen, type Unseen } from './unseen.ts'
import { quietUntil } from './when.ts'

const noticesAtOnce = 200
const mostAttempts = 6
const lease = minutes(2)
/** A subscription that fails this often in a row is given up. */
const mostFailures = 20

type Claimed = { id: number; user_id: number; push_attempts: number }

/**
 * Duty: sends what is due to the browsers of members who are not looking. Rows are leased, then sent outside any
 * transaction: a process that dies leaves them to another.
 */
export const createPushes = (services: Services) => async (): Promise<void> => {
  const most = Math.min(services.batchSize, noticesAtOnce)
  for (let round = 0; round < 20; round += 1) {
    const claimed = await claim(services.db, services.clock.now(), most)
    const byUser = Map.groupBy(claimed, ({ user_id }) => user_id)
    await Promise.all([...byUser].map(([userId, notices]) => pushTo(services, userId, notices)))
    if (claimed.length < most) return
  }
}

const claim = async (db: Db, now: Date, most: number): Promise<Claimed[]> => {
  const { rows } = await sql<Claimed>`
    update notices set push_at = ${after(now, lease)}, push_attempts = push_attempts + 1
    where id in (
      select id from notices where push_at <= ${now} order by push_at limit ${most}
      for update skip locked)
    returning id, user_id, push_attempts`.execute(db)
  return rows
}

const pushTo = async (services: Services, userId: number, notices: readonly Claimed[]): Promise<void> => {
  const { db, clock, push } = services
  const now = clock.now()
  const ids = notices.map(({ id }) => id)
  const reader = push ? await readerOf(db, userId) : undefined
  if (!push || !reader) return settle(db, ids, null)
  const settings = settingsFrom(
    reader.frequency ? { prefs: reader.prefs ?? {}, frequency: reader.frequency } : undefined,
  )
  const quiet = quietUntil(settings.push, zoneOf(reader.country), now)
  if (quiet) return settle(db, ids, quiet)
  const unseen = (await stillUnseen(db, ids)).filter(({ kind }) => settings.push[kind])
  if (unseen.length === 0) return settle(db, ids, null)

  const subscriptions = await subscriptionsOf(db, userId, now)
  const site = await services.sites.of(reader.domain_host)
  const badge = (await unreadTotal(db, reader.profile_id)) + (await countNewLikes(db, reader.profile_id))
  let later = false
  for (const [kind, fictional] of kindsOf(unseen)) {
    const payload = pushPayload({
      kind,
      fictional,
      language: reader.language,
      siteName: site.values.mail_name,
      fictionalLabel: inLanguage(site.values.fictional_singular, reader.language),
      badge,
    })
    for (const { id, endpoint, keys } of subscriptions) {
      const result = await push.send({ endpoint, keys }, payload, kind)
      await note(services, id, result, now)
      if (result === 'later') later = true
    }
  }
  const attempts = Math.max(...notices.map(({ push_attempts }) => push_attempts))
  // A second notification under the same tag replaces the first: those that got it see one.
  await settle(db, ids, later && attempts < mostAttempts ? after(now, seconds(15 * 2 ** attempts)) : null)
}

/** A session that is over stays in its table for a while: its browser hears nothing of its member any more. */
const subscriptionsOf = (db: Db, userId: number, now: Date) =>
  db
    .selectFrom('push_subscriptions')
    .innerJoin('sessions', 'sessions.token_hash', 'push_subscriptions.session')
    .select(['push_subscriptions.id', 'push_subscriptions.endpoint', 'push_subscriptions.keys'])
    .where('push_subscriptions.user_id', '=', userId)
    .where('sessions.user_id', '=', userId)
    .where('sessions.expires_at', '>', now)
    .execute()

/** One push for each kind of news, however much there is of it. */
const kindsOf = (unseen: readonly Unseen[]): [NoticeKind, boolean][] =>
  [...Map.groupBy(unseen, ({ kind }) => kind)].map(([kind, all]) => [
    kind,
    all.every(({ fictional }) => fictional),
  ])

const settle = async (db: Db, ids: readonly number[], pushAt: Date | null): Promise<void> => {
  await db
    .updateTable('notices')
    .set({ push_at: pushAt })
    .where('id', 'in', [...ids])
    // Where a page has shown it meanwhile, it stays told.
    .where('push_at', 'is not', null)
    .execute()
}

const note = async (services: Services, id: number, result: string, now: Date): Promise<void> => {
  const { db } = services
  if (result === 'gone') return giveUp(services, id)
  if (result === 'sent') {
    await db
      .updateTable('push_subscriptions')
      .set({ fail_count: 0, last_ok: now })
      .where('id', '=', id)
      .execute()
    return
  }
  const failing = await db
    .updateTable('push_subscriptions')
    .set({ fail_count: sql<number>`fail_count + 1` })
    .where('id', '=', id)
    .returning('fail_count')
    .executeTakeFirst()
  if (failing && failing.fail_count >= mostFailures) await giveUp(services, id)
}

/** The member's own pages depend on `has_push`, and so does how often they poll. */
const giveUp = ({ transaction }: Services, id: number): Promise<void> =>
  transaction(async (trx) => {
    const gone = await trx
      .deleteFrom('push_subscriptions')
      .where('id', '=', id)
      .returning('user_id')
      .executeTakeFirst()
    if (gone) touch(trx, gone.user_id, 'user')
  })

/** Undefined for a member who has no browser to push to, or is not to be told anything. */
const readerOf = (db: Db, userId: number) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('notification_settings as settings', 'settings.user_id', 'users.id')
    .select([
      'users.language',
      'users.country',
      'users.domain_host',
      'profiles.id as profile_id',
      'settings.prefs',
      'settings.frequency',
    ])
    .where('users.id', '=', userId)
    .where('users.status', 'in', ['active', 'not_confirmed'])
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('push_subscriptions')
          .select('push_subscriptions.id')
          .whereRef('push_subscriptions.user_id', '=', 'users.id'),
      ),
    )
    .executeTakeFirst()

/** An open page that somebody looks at has shown these events: no push for them. */
export const seenOnPage = async (db: Db, userId: number, session: string): Promise<void> => {
  await db
    .updateTable('notices')
    .set({ push_at: null })
    .where('user_id', '=', userId)
    .where('push_at', 'is not', null)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('sessions')
          .select('sessions.id')
          .where('sessions.token_hash', '=', session)
          .where('sessions.hidden_at', 'is', null),
      ),
    )
    .execute()
}
