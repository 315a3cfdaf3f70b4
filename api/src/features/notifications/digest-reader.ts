import { before, days } from '../../clock.ts'
import type { MailFrequency } from '../../database/schema/notifications.ts'
import type { Trx } from '../../database/transaction.ts'

export type Reader = {
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

export const readerOf = async (trx: Trx, userId: number): Promise<Reader | undefined> =>
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

/**
 * When a member was mailed last decides whether another mail may go: it is read under this lock, because other
 * processes come to the same member in the same second. Taken before the notices, as where an account is erased.
 */
export const lockReader = (trx: Trx, userId: number) =>
  trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()

export const visitsSince = async (
  trx: Trx,
  profileId: number,
  since: Date | null,
  now: Date,
): Promise<number> => {
  const { count } = await trx
    .selectFrom('visits')
    .select((eb) => eb.fn.count<number>('visitor_id').distinct().as('count'))
    .where('profile_id', '=', profileId)
    .where('hidden', '=', false)
    .where('last_at', '>', since ?? before(now, days(7)))
    .executeTakeFirstOrThrow()
  return count
}
