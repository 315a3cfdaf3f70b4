import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { createSmtp, isRefusedForGood, type MailTransport } from '../adapters/mail/mail-transport.ts'
import { after, minutes, seconds } from '../clock.ts'
import { json } from '../database/schema/columns.ts'
import type { MailKind, OutboxPayload } from '../database/schema/system.ts'
import { maySend } from '../features/mail/may-send.ts'
import { emailHash, objectionsTo, recordObjection } from '../features/mail/objections.ts'
import { deriveKey, type Secrets } from '../secrets.ts'
import type { Services } from '../services.ts'

type Waiting = {
  id: number
  user_id: number | null
  recipient: string
  payload: OutboxPayload
  attempts: number
  kind: MailKind
  template: string | null
}

const lease = minutes(2)
const mailsAtOnce = 20
const mostRounds = 25
/** The last try is about a day after the first. */
const mostAttempts = 14

/** 15 s, 30 s, 1 min, … up to four hours. */
export const retryPause = (attempts: number): number => seconds(15 * 2 ** Math.min(attempts, 10))

/**
 * Duty: sends the mails that wait in the outbox. Without MAIL_URL they stay there to be read (`/dev/outbox`). A row is
 * leased first and sent outside any transaction; a failure makes it wait twice as long as the last time.
 */
export const createOutboxSender = (services: Services) => {
  const { mailUrl } = services.config
  if (!mailUrl) return async () => {}
  return async (): Promise<void> => {
    let waiting = await claim(services)
    if (waiting.length === 0) return
    // Connections live as long as there is something to send.
    const transport = createSmtp(mailUrl)
    try {
      for (let round = 1; waiting.length > 0; round += 1) {
        await Promise.all(waiting.map((mail) => sendOne(services, transport, mail)))
        waiting = waiting.length === mailsAtOnce && round < mostRounds ? await claim(services) : []
      }
    } finally {
      transport.close()
    }
  }
}

const claim = async ({ db, clock }: Services): Promise<Waiting[]> => {
  const now = clock.now()
  const { rows } = await sql<Waiting>`
    update outbox set next_attempt_at = ${after(now, lease)}, attempts = attempts + 1
    where id in (
      select id from outbox
      where published_at is null and failed_at is null and topic = 'mail' and next_attempt_at <= ${now}
      order by id limit ${mailsAtOnce} for update skip locked)
    returning id, user_id, recipient, payload, attempts, kind, template`.execute(db)
  return rows
}

const sendOne = async (services: Services, transport: MailTransport, mail: Waiting): Promise<void> => {
  const { config, db, clock, sites, log } = services
  const { id, user_id, recipient, payload, attempts, kind, template } = mail
  try {
    const objections = await objectionsTo(db, config.secrets, recipient, user_id)
    if (!maySend(kind, objections)) return await giveUp(services, mail, `not sent: ${objections.join(', ')}`)
    const { values } = await sites.of(undefined)
    const host = new URL(config.publicUrl).hostname
    const messageId = `<${messageKey(config.secrets, id)}@${host}>`
    await transport.send(
      { to: recipient, from: `${values.mail_name} <no-reply@${host}>`, messageId },
      payload,
    )
    await db
      .updateTable('outbox')
      .set({ published_at: clock.now(), payload: kept(payload) })
      .where('id', '=', id)
      .execute()
    await db
      .insertInto('mail_log')
      .values({
        user_id,
        template,
        to_hash: emailHash(config.secrets, recipient),
        state: 'sent',
        provider_id: messageId,
        sent_at: clock.now(),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  } catch (error) {
    log.warn({ err: error, outbox: id }, 'mail not sent')
    if (isRefusedForGood(error)) {
      const now = clock.now()
      await services.transaction((trx) =>
        recordObjection(trx, config.secrets, { email: recipient, reason: 'bounce', now }),
      )
      return giveUp(services, mail, 'the mailbox does not exist')
    }
    if (attempts >= mostAttempts) return giveUp(services, mail, 'tried too often')
    await db
      .updateTable('outbox')
      .set({ next_attempt_at: after(clock.now(), retryPause(attempts)), last_error: codeOf(error) })
      .where('id', '=', id)
      .execute()
  }
}

/** A mail that goes again, because its process died before it was noted, is the same mail to who receives both. */
const messageKey = (secrets: Secrets, id: number): string =>
  createHmac('sha256', deriveKey(secrets, 'message-id')).update(String(id)).digest('hex').slice(0, 32)

const giveUp = async ({ db, clock }: Services, { id, payload }: Waiting, why: string): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ failed_at: clock.now(), last_error: why, payload: kept(payload) })
    .where('id', '=', id)
    .execute()
}

/** Links of a mail are secrets that nobody needs here once it has gone, or never will. */
const kept = ({ subject }: OutboxPayload): string => json({ subject, text: '', html: '', links: [] })

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'
