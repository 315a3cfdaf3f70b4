import { sql } from 'kysely'
import { before, days, hours, minutes } from '../clock.ts'
import { eraseMessages } from '../features/account/erase-profile.ts'
import { keptFor, months } from '../kept-for.ts'
import type { Services } from '../services.ts'
import { enqueue } from './jobs.ts'

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
    .where('window_start', '<', before(now, hours(keptFor.login_attempts_hours)))
    .execute()
  await db
    .deleteFrom('tokens')
    .where('expires_at', '<', before(now, days(2)))
    .execute()
  await db
    .deleteFrom('otp_codes')
    .where('expires_at', '<', before(now, days(1)))
    .execute()
  await db
    .deleteFrom('visits')
    .where('last_at', '<', before(now, days(keptFor.visits_days)))
    .execute()
  await db
    .deleteFrom('outbox')
    .where('created_at', '<', before(now, days(keptFor.mail_days)))
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
    .where('sent_at', '<', before(now, months(keptFor.mail_log_months)))
    .execute()
  await db.deleteFrom('banned_identities').where('until', '<', now).execute()
  await db.deleteFrom('cookie_consents').where('expires_at', '<', now).execute()
  await db
    .deleteFrom('contact_messages')
    .where('created_at', '<', before(now, months(keptFor.contact_months)))
    .execute()
}

/** Archives whose day is over: the rows, and with them the files. */
export const forgetExports = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  await services.transaction(async (trx) => {
    const old = await trx
      .deleteFrom('exports')
      .where('expires_at', '<', now)
      .returning('storage_key')
      .execute()
    const archives = old.flatMap(({ storage_key }) => storage_key ?? [])
    if (archives.length > 0)
      await enqueue(trx, { queue: 'erase-files', runAt: now, payload: { pictures: [], archives }, now })
  })
}

/** What staff did; the trigger lets go only of a transaction that says why. */
export const forgetOldAudit = async (services: Services): Promise<void> => {
  const old = before(services.clock.now(), months(keptFor.audit_months))
  await services.transaction(async (trx) => {
    await sql`select set_config('lonk.retention', 'on', true)`.execute(trx)
    await trx.deleteFrom('audit_log').where('created_at', '<', old).execute()
  })
}

/** Conversations that nobody has written in for so long lose their words, not their place in the books. */
export const forgetOldMessages = async (services: Services): Promise<void> => {
  const old = before(services.clock.now(), months(keptFor.messages_months))
  await services.transaction(async (trx) => {
    // Asked once: emptying the messages changes the answer.
    const { rows } = await sql<{
      id: number
    }>`select c.id from conversations c where c.last_at < ${old} and exists (
      select from messages m where m.conversation_id = c.id and m.state <> 'deleted') limit 200`.execute(trx)
    const ids = rows.map(({ id }) => id)
    if (ids.length > 0) await eraseMessages(trx, sql<number>`(select unnest(${ids}::bigint[]))`)
  })
}

/** Streams resume for ten minutes; older events are worth nothing. */
export const forgetOldEvents = async ({ db, clock }: Services): Promise<void> => {
  await db
    .deleteFrom('events')
    .where('created_at', '<', before(clock.now(), minutes(10)))
    .execute()
}

/** Accounts that nobody confirmed in 30 days. Those that money, messages or pictures hang on are purged. */
export const removeUnconfirmed = async ({ db, clock }: Services): Promise<void> => {
  const stale = db
    .selectFrom('users')
    .select('users.id')
    .where('users.status', '=', 'not_confirmed')
    .where('users.demo', '=', false)
    .where('users.created_at', '<', before(clock.now(), days(keptFor.unconfirmed_days)))
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
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('profiles')
            .select('profiles.id')
            .whereRef('profiles.user_id', '=', 'users.id')
            .where((profile) =>
              profile.or([
                profile.exists(
                  profile
                    .selectFrom('photos')
                    .select('photos.id')
                    .whereRef('photos.profile_id', '=', 'profiles.id'),
                ),
                profile.exists(
                  profile
                    .selectFrom('conversation_members')
                    .select('conversation_members.profile_id')
                    .whereRef('conversation_members.profile_id', '=', 'profiles.id'),
                ),
              ]),
            ),
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
