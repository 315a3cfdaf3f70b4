import type { SseEventName } from '@lonk/shared-api/schemas/sse.ts'
import type { Generated } from 'kysely'
import type { Id, Json, JsonWithDefault } from './columns.ts'

/**
 * `transactional`: the member needs it (activation, invoice). `notification`: may be switched off. `probe`: asks
 * whether an address that mails came back from works again.
 */
export type MailKind = 'transactional' | 'notification' | 'probe'

/** A mail or text message as it leaves: rendered when its cause is written. */
export type OutboxPayload = {
  subject: string
  text: string
  html: string
  links: string[]
  /** Where an answer goes, if not to the site's own address. */
  replyTo?: string
  /** Where one click ends these mails; becomes the header List-Unsubscribe. */
  unsubscribe?: string
}

export type SystemTables = {
  idempotency_keys: {
    actor: string
    method_path: string
    key: string
    content_hmac: string
    status: number | null
    response: Json<unknown> | null
    created_at: Date
    expires_at: Date
  }
  outbox: {
    id: Id
    topic: 'mail' | 'text'
    user_id: number | null
    recipient: string
    payload: Json<OutboxPayload>
    created_at: Date
    attempts: Generated<number>
    next_attempt_at: Date
    published_at: Date | null
    last_error: string | null
    kind: Generated<MailKind>
    template: string | null
    failed_at: Date | null
  }
  events: { user_id: number; seq: number; event: SseEventName; data: Json<unknown>; created_at: Date }
  jobs: {
    id: Id
    queue: string
    unique_key: string | null
    payload: JsonWithDefault<Record<string, unknown>>
    run_at: Date
    attempts: Generated<number>
    locked_until: Date | null
    last_error: string | null
    created_at: Date
  }
  audit_log: {
    id: Id
    actor_id: number | null
    actor: string
    action: string
    entity: string
    /** Null for what has no number, as a setting. */
    entity_id: number | null
    before: Json<unknown> | null
    after: Json<unknown> | null
    ip_hash: string | null
    created_at: Date
  }
  secret_mark: { one: Generated<boolean>; mark: string; made_at: Date }
  rate_counters: { key: string; window_start: Date; count: number }
}
