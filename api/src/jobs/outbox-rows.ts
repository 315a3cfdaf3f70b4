import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { after } from '../clock.ts'
import { json } from '../database/schema/columns.ts'
import type { MailKind, OutboxPayload, SystemTables } from '../database/schema/system.ts'
import { withoutPersons } from '../logging.ts'
import { deriveKey, type Secrets } from '../secrets.ts'
import type { Services } from '../services.ts'

/** A mail or text message that is due. */
export type Waiting = {
  id: number
  user_id: number | null
  recipient: string
  payload: OutboxPayload
  attempts: number
  kind: MailKind
  template: string | null
  created_at: Date
}

type Wish = { topic: SystemTables['outbox']['topic']; atOnce: number; lease: number }

/** Leases what is due: where this process dies, another takes it when the lease is over. */
export const claimRows = async (
  { db, clock }: Services,
  { topic, atOnce, lease }: Wish,
): Promise<Waiting[]> => {
  const now = clock.now()
  const { rows } = await sql<Waiting>`
    update outbox set next_attempt_at = ${after(now, lease)}, attempts = attempts + 1
    where id in (
      select id from outbox
      where published_at is null and failed_at is null and topic = ${topic} and next_attempt_at <= ${now}
      order by id limit ${atOnce} for update skip locked)
    returning id, user_id, recipient, payload, attempts, kind, template, created_at`.execute(db)
  return rows
}

export const noteSent = async (
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  { id, payload }: Waiting,
): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ published_at: clock.now(), payload: kept(payload) })
    .where('id', '=', id)
    .execute()
}

export const giveUp = async (
  { db, clock }: Services,
  { id, payload }: Waiting,
  why: string,
): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ failed_at: clock.now(), last_error: why, payload: kept(payload) })
    .where('id', '=', id)
    .execute()
}

export const tryLater = async (
  { db, clock }: Services,
  { id }: Waiting,
  { pause, error }: { pause: number; error: unknown },
): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({ next_attempt_at: after(clock.now(), pause), last_error: codeOf(error) })
    .where('id', '=', id)
    .execute()
}

/** What is sent again, because its process died before noting it, is the same message to whoever receives both. */
export const messageKey = (secrets: Secrets, id: number): string =>
  createHmac('sha256', deriveKey(secrets, 'message-id')).update(String(id)).digest('hex').slice(0, 32)

/** Links and codes are secrets that nobody needs here once they have been sent, or never will be. */
const kept = ({ subject }: OutboxPayload): string => json({ subject, text: '', html: '', links: [] })

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : withoutPersons(error instanceof Error ? error.message : 'unknown').slice(0, 200)
