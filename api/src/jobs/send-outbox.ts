import { sql } from 'kysely'
import { createSmtp } from '../adapters/mail/mail-transport.ts'
import { after, minutes, seconds } from '../clock.ts'
import type { OutboxPayload } from '../database/schema/system.ts'
import type { Services } from '../services.ts'

type Waiting = { id: number; recipient: string; payload: OutboxPayload; attempts: number }

const lease = minutes(2)

/**
 * Sends the mails that wait in the outbox. Without MAIL_URL they stay there to be read (`/dev/outbox`). A row is
 * leased first and sent outside any transaction; a failure makes it wait twice as long as the last time.
 */
export const createOutboxSender = ({ config, db, clock, sites, log }: Services) => {
  if (!config.mailUrl) return async () => {}
  const transport = createSmtp(config.mailUrl)

  const claim = async (): Promise<Waiting[]> => {
    const now = clock.now()
    const { rows } = await sql<Waiting>`
      update outbox set next_attempt_at = ${after(now, lease)}, attempts = attempts + 1
      where id in (
        select id from outbox where published_at is null and topic = 'mail' and next_attempt_at <= ${now}
        order by id limit 20 for update skip locked)
      returning id, recipient, payload, attempts`.execute(db)
    return rows
  }

  return async (): Promise<void> => {
    const { values } = await sites.of(undefined)
    const from = `${values.mail_name} <no-reply@${new URL(config.publicUrl).hostname}>`
    for (const { id, recipient, payload, attempts } of await claim()) {
      try {
        await transport.send(recipient, from, payload)
        // Links of a sent mail are secrets that nobody needs here any more.
        const kept = { subject: payload.subject, text: '', html: '', links: [] }
        await db
          .updateTable('outbox')
          .set({ published_at: clock.now(), payload: JSON.stringify(kept) })
          .where('id', '=', id)
          .execute()
      } catch (error) {
        log.warn({ err: error, outbox: id }, 'mail not sent')
        const retry = after(clock.now(), seconds(15 * 2 ** Math.min(attempts, 10)))
        await db
          .updateTable('outbox')
          .set({ next_attempt_at: retry, last_error: String(error).slice(0, 300) })
          .where('id', '=', id)
          .execute()
      }
    }
  }
}
