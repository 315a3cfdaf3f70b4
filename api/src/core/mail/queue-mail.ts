import { json } from '../../database/schema/columns.ts'
import type { MailKind, OutboxPayload } from '../../database/schema/system.ts'
import type { Trx } from '../../database/transaction.ts'

type Message = {
  userId: number | null
  /** Address or phone number. */
  to: string
  content: OutboxPayload
  now: Date
  /** By default `transactional`: what may be sent to whom after bounces and unsubscribing. */
  kind?: MailKind
  /** Name of the text, for the log of mails. */
  template?: string
}

/** Writes a mail beside its cause; `jobs/send-outbox.ts` sends it. Rolled back with the cause. */
export const queueMail = (trx: Trx, message: Message): Promise<void> => queue(trx, 'mail', message)

/** The same for a text message to a phone. */
export const queueText = (trx: Trx, message: Message): Promise<void> => queue(trx, 'text', message)

const queue = async (
  trx: Trx,
  topic: 'mail' | 'text',
  { userId, to, content, now, kind, template }: Message,
) => {
  await trx
    .insertInto('outbox')
    .values({
      topic,
      user_id: userId,
      recipient: to,
      payload: json(content),
      created_at: now,
      next_attempt_at: now,
      kind: kind ?? 'transactional',
      template: template ?? null,
    })
    .execute()
}
