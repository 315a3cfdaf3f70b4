import { sql } from 'kysely'
import { queueMail } from '../../core/mail/queue-mail.ts'
import { zoneOf } from '../../core/member/zone.ts'
import { inLanguage } from '../../core/settings/translated.ts'
import type { NoticeKind } from '../../database/schema/notifications.ts'
import type { Trx } from '../../database/transaction.ts'
import { eachInTurn } from '../../jobs/batches.ts'
import type { Services } from '../../services.ts'
import { lockReader, readerOf, visitsSince } from './digest-reader.ts'
import { settingsFrom, usualFrequency } from './preferences.ts'
import { stillUnseen } from './unseen.ts'
import { nextMail } from './when.ts'
import { type News, writeDigest } from './write-digest.ts'

/** Duty: writes the mails about what nobody came to see. Each member is one short transaction. */
export const sendDigests = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  await eachInTurn(services, 'write mails about news', {
    due: async (after, most) => {
      const due = await services.db
        .selectFrom('notices')
        .select('user_id')
        .distinct()
        .where('mail_at', '<=', now)
        .where('user_id', '>', after)
        .orderBy('user_id')
        .limit(most)
        .execute()
      return due.map(({ user_id }) => user_id)
    },
    act: (userId) => services.transaction((trx) => tellByMail(trx, services, userId, now)),
  })
}

const tellByMail = async (trx: Trx, services: Services, userId: number, now: Date): Promise<void> => {
  await lockReader(trx, userId)
  const { rows: notices } = await sql<{ id: number }>`
    select id from notices where user_id = ${userId} and mail_at is not null
    order by id for update`.execute(trx)
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
      email: reader.email,
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
