import { sql } from 'kysely'
import { before, days, hours, minutes } from '../clock.ts'
import type { Services } from '../services.ts'

/** What is kept only for a while. Each is one statement, repeated in small helpings by the next round. */
export const forgetWhatIsOld = async ({ db, clock }: Services): Promise<void> => {
  const now = clock.now()
  await db.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await db.deleteFrom('idempotency_keys').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('rate_counters')
    .where('window_start', '<', before(now, hours(25)))
    .execute()
  await db
    .deleteFrom('login_attempts')
    .where('window_start', '<', before(now, hours(24)))
    .execute()
  await db
    .deleteFrom('tokens')
    .where('expires_at', '<', before(now, days(2)))
    .execute()
  await db
    .deleteFrom('visits')
    .where('last_at', '<', before(now, days(90)))
    .execute()
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', before(now, days(30)))
    .execute()
  await db
    .deleteFrom('notices')
    .where((eb) =>
      eb.or([
        eb.and([eb('push_at', 'is', null), eb('mail_at', 'is', null)]),
        eb('created_at', '<', before(now, days(30))),
      ]),
    )
    .execute()
  await db
    .deleteFrom('mail_log')
    .where('sent_at', '<', before(now, days(365)))
    .execute()
  await db.deleteFrom('cookie_consents').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('contact_messages')
    .where('created_at', '<', before(now, days(730)))
    .execute()
}

/** Streams resume for ten minutes; older events are worth nothing. */
export const forgetOldEvents = async ({ db, clock }: Services): Promise<void> => {
  await db
    .deleteFrom('events')
    .where('created_at', '<', before(clock.now(), minutes(10)))
    .execute()
}

/** Accounts that nobody confirmed in 30 days. Those that money or messages hang on are left to the deletion job. */
export const removeUnconfirmed = async ({ db, clock }: Services): Promise<void> => {
  const stale = db
    .selectFrom('users')
    .select('users.id')
    .where('users.status', '=', 'not_confirmed')
    .where('users.demo', '=', false)
    .where('users.created_at', '<', before(clock.now(), days(30)))
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('orders').select('orders.id').whereRef('orders.user_id', '=', 'users.id')),
      ),
    )
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('messages')
            .innerJoin('profiles', 'profiles.id', 'messages.sender_profile_id')
            .select('messages.id')
            .whereRef('profiles.user_id', '=', 'users.id'),
        ),
      ),
    )
    .limit(200)
  const ids = (await stale.execute()).map(({ id }) => id)
  if (ids.length === 0) return
  await db.deleteFrom('discount_codes').where('user_id', 'in', ids).execute()
  await db.deleteFrom('wallets').where('user_id', 'in', ids).where('balance', '=', 0).execute()
  await db.deleteFrom('users').where('id', 'in', ids).execute()
}

/** The embedded database has no autovacuum. */
export const vacuum = async ({ db, connection }: Services): Promise<void> => {
  if (connection.kind === 'embedded') await sql`vacuum (analyze)`.execute(db)
}
