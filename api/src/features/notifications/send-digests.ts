import { sql } from 'kysely'
import { before, days, seconds } from '../../clock.ts'
import type { MailFrequency, NoticeKind } from '../../database/schema/notifications.ts'
import type { Trx } from '../../database/transaction.ts'
import type { Services } from '../../services.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { inLanguage } from '../settings/translated.ts'
import { settingsFrom, usualFrequency } from './preferences.ts'
import { stillUnseen } from './unseen.ts'
import { nextMail, zoneOf } from './when.ts'
import { type News, writeDigest } from './write-digest.ts'

const usersAtOnce = 100

/** Duty: writes the mails about what nobody came to see. Each member is one short transaction. */
export const sendDigests = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  for (let round = 0; round < 50; round += 1) {
    const due = await services.db
      .selectFrom('notices')
      .select('user_id')
      .distinct()
      .where('mail_at', '<=', now)
      .limit(usersAtOnce)
      .execute()
    for (const { user_id } of due)
      await services.transaction((trx) => tellByMail(trx, services, user_id, now))
    if (due.length < usersAtOnce) return
  }
}

const tellByMail = async (trx: Trx, services: Services, userId: number, now: Date): Promise<void> => {
  const { rows: notices } = await sql<{ id: number }>`
    select id from notices where user_id = ${userId} and mail_at is not null
    order by id for update skip locked`.execute(trx)
  if (notices.length === 0) return
  const ids = notices.map(({ id }) => id)
  const reader = await readerOf(trx, userId)
  const settings = settingsFrom(
    reader?.frequency ? { prefs: reader.prefs ?? {}, frequency: reader.frequency } : undefined,
  )
  if (!reader || reader.demo || reader.status !== 'active' || reader.notifications_disabled.length > 0)
    return settle(trx, ids, null)
  const due = nextMail({
    frequency: settings.frequency,
    lastMailAt: reader.last_mail_at,
    zone: zoneOf(reader.country),
    now,
  })
  if (due === null || due > now) return settle(trx, ids, due)
  // Somebody who is here sees it on the page.
  if (reader.online_until > now) return settle(trx, ids, reader.online_until)

  const news = await newsFor(trx, ids, settings.email)
  const visits = settings.email.visit
    ? await visitsSince(trx, reader.profile_id, reader.last_mail_at, now)
    : 0
  await settle(trx, ids, null)
  if (news.length === 0) return
  const site = await services.sites.of(reader.domain_host)
  const content = writeDigest(
    services.config,
    {
      userId,
      name: reader.name,
      language: reader.language,
      siteName: site.values.mail_name,
      fictionalLabel: inLanguage(site.values.fictional_singular, reader.language),
    },
    [...news, { kind: 'visit', fictional: false, count: visits }],
  )
  await queueMail(trx, { userId, to: reader.email, content, now, kind: 'notification', template: 'digest' })
  await trx
    .insertInto('notification_settings')
    .values({ user_id: userId, frequency: usualFrequency, last_mail_at: now })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ last_mail_at: now }))
    .execute()
}

/** Null: these are told, or not to be told by mail. */
const settle = async (trx: Trx, ids: readonly number[], mailAt: Date | null): Promise<void> => {
  await trx
    .updateTable('notices')
    .set({ mail_at: mailAt })
    .where('id', 'in', [...ids])
    .execute()
}

type Wanted = Record<NoticeKind, boolean>

const newsFor = async (trx: Trx, ids: readonly number[], wanted: Wanted): Promise<News[]> => {
  const counts = new Map<string, News>()
  for (const { kind, fictional } of await stillUnseen(trx, ids)) {
    if (!wanted[kind]) continue
    const key = `${kind} ${fictional}`
    const known = counts.get(key) ?? { kind, fictional, count: 0 }
    counts.set(key, { ...known, count: known.count + 1 })
  }
  return [...counts.values()]
}

const visitsSince = async (trx: Trx, profileId: number, since: Date | null, now: Date): Promise<number> => {
  const { count } = await trx
    .selectFrom('visits')
    .select((eb) => eb.fn.count<number>('visitor_id').distinct().as('count'))
    .where('profile_id', '=', profileId)
    .where('hidden', '=', false)
    .where('last_at', '>', since ?? before(now, days(7)))
    .executeTakeFirstOrThrow()
  return count
}

type Reader = {
  email: string
  language: string
  country: string
  domain_host: string
  status: string
  demo: boolean
  notifications_disabled: string[]
  name: string
  profile_id: number
  online_until: Date
  prefs: Record<string, unknown> | null
  frequency: MailFrequency | null
  last_mail_at: Date | null
}

const readerOf = async (trx: Trx, userId: number): Promise<Reader | undefined> =>
  trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .leftJoin('notification_settings as settings', 'settings.user_id', 'users.id')
    .select([
      'users.email',
      'users.language',
      'users.country',
      'users.domain_host',
      'users.status',
      'users.demo',
      'users.notifications_disabled',
      'profiles.name',
      'profiles.id as profile_id',
      'profiles.online_until',
      'settings.prefs',
      'settings.frequency',
      'settings.last_mail_at',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirst()

/** Duty: visits alone make a digest for those who asked for them; looked at once an hour. */
export const noteVisits = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  const waiting = await services.db
    .selectFrom('notification_settings as settings')
    .innerJoin('users', 'users.id', 'settings.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.id', 'users.country', 'settings.frequency', 'settings.last_mail_at'])
    .where(sql<boolean>`settings.prefs -> 'email' ->> 'visit' = 'true'`)
    .where('settings.frequency', 'in', ['daily', 'weekly'])
    .where('users.status', '=', 'active')
    .where('users.demo', '=', false)
    .where(sql<boolean>`users.notifications_disabled = '{}'`)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('visits')
          .select('visits.day')
          .whereRef('visits.profile_id', '=', 'profiles.id')
          .where('visits.hidden', '=', false)
          .where(sql<boolean>`visits.last_at > coalesce(settings.last_mail_at, ${before(now, days(7))})`),
      ),
    )
    .limit(1000)
    .execute()
  for (const { id, country, frequency, last_mail_at } of waiting) {
    const due = nextMail({ frequency, lastMailAt: last_mail_at, zone: zoneOf(country), now })
    if (due !== null && due.getTime() - now.getTime() < seconds(1))
      await services.transaction((trx) => tellVisits(trx, services, id, now))
  }
}

const tellVisits = async (trx: Trx, services: Services, userId: number, now: Date): Promise<void> => {
  const reader = await readerOf(trx, userId)
  if (!reader || (reader.last_mail_at && reader.last_mail_at >= now)) return
  const count = await visitsSince(trx, reader.profile_id, reader.last_mail_at, now)
  if (count === 0) return
  const site = await services.sites.of(reader.domain_host)
  const content = writeDigest(
    services.config,
    {
      userId,
      name: reader.name,
      language: reader.language,
      siteName: site.values.mail_name,
      fictionalLabel: '',
    },
    [{ kind: 'visit', fictional: false, count }],
  )
  await queueMail(trx, { userId, to: reader.email, content, now, kind: 'notification', template: 'digest' })
  await trx
    .updateTable('notification_settings')
    .set({ last_mail_at: now })
    .where('user_id', '=', userId)
    .execute()
}
