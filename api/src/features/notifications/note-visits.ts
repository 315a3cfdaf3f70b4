import { sql } from 'kysely'
import { before, days } from '../../clock.ts'
import { queueMail } from '../../core/mail/queue-mail.ts'
import { zoneOf } from '../../core/member/zone.ts'
import type { MailFrequency } from '../../database/schema/notifications.ts'
import type { Trx } from '../../database/transaction.ts'
import { eachInTurn } from '../../jobs/batches.ts'
import type { Services } from '../../services.ts'
import { lockReader, type Reader, readerOf, visitsSince } from './digest-reader.ts'
import { settingsFrom } from './preferences.ts'
import { nextMail } from './when.ts'
import { writeDigest } from './write-digest.ts'

/** Duty: for those who asked for it, visits alone are worth a digest; looked at once an hour. */
export const noteVisits = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  await eachInTurn(services, 'write mails about visits', {
    due: (after, most) => visitedSince(services, now, { after, most }),
    act: (userId) => services.transaction((trx) => tellVisits(trx, services, userId, now)),
  })
}

const visitedSince = async (
  { db }: Services,
  now: Date,
  { after, most }: { after: number; most: number },
): Promise<number[]> => {
  const waiting = await db
    .selectFrom('notification_settings as settings')
    .innerJoin('users', 'users.id', 'settings.user_id')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select('users.id')
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
    .where('users.id', '>', after)
    .orderBy('users.id')
    .limit(most)
    .execute()
  return waiting.map(({ id }) => id)
}

const tellVisits = async (trx: Trx, services: Services, userId: number, now: Date): Promise<void> => {
  await lockReader(trx, userId)
  const reader = await readerOf(trx, userId)
  if (!reader?.frequency || !wantsVisits(reader, reader.frequency)) return
  const due = nextMail({
    frequency: reader.frequency,
    lastMailAt: reader.last_mail_at,
    zone: zoneOf(reader.country),
    now,
  })
  if (due === null || due > now) return
  const count = await visitsSince(trx, reader.profile_id, reader.last_mail_at, now)
  if (count === 0) return
  const site = await services.sites.of(reader.domain_host)
  const content = writeDigest(
    services.config,
    {
      userId,
      email: reader.email,
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

const wantsVisits = (
  { prefs, status, demo, notifications_disabled }: Reader,
  frequency: MailFrequency,
): boolean =>
  status === 'active' &&
  !demo &&
  notifications_disabled.length === 0 &&
  frequency !== 'now' &&
  settingsFrom({ prefs: prefs ?? {}, frequency }).email.visit
