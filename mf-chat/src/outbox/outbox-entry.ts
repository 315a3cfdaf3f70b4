import type { ClientErrorCode } from '@lonk/shared-api/errors/api-error.ts'

/** What the server said when it would not take a message. */
export interface Refusal {
  readonly code: ClientErrorCode
  /** In the member's language. */
  readonly message: string
  readonly params: Readonly<Record<string, unknown>>
}

/**
 * `queued` goes as soon as the ones before it are gone; `waiting` is tried again by itself; `failed` only when
 * the member says so; `needs-consent` waits for the answer to the warning about a fictional profile.
 */
export type OutboxState = 'queued' | 'sending' | 'waiting' | 'failed' | 'needs-consent'

/** A message that the member has sent and the server has not acknowledged yet. */
export interface OutboxEntry {
  /** The message's identity and its Idempotency-Key: one message and one debit, however many tries. */
  readonly clientId: string
  /** The other member: known before there is a conversation. */
  readonly profileId: number
  /** Fixed when it is made: a repeated key must carry the same content. */
  readonly target: { readonly conversation_id: number } | { readonly profile_id: number }
  readonly text: string
  /** ISO time, by this device's clock. */
  readonly createdAt: string
  readonly state: OutboxState
  readonly attempts: number
  readonly refusal?: Refusal
}

export type NewEntry = Pick<OutboxEntry, 'profileId' | 'target' | 'text'>

type Entries = readonly OutboxEntry[]

export const changed = (entries: Entries, clientId: string, change: Partial<OutboxEntry>): Entries =>
  entries.map((entry) => (entry.clientId === clientId ? { ...entry, ...change } : entry))

export const removed = (entries: Entries, clientId: string): Entries =>
  entries.filter((entry) => entry.clientId !== clientId)

export const to = (entries: Entries, profileId: number): Entries =>
  entries.filter((entry) => entry.profileId === profileId)

/**
 * The next message to this profile, or undefined while one is under way or must wait: messages arrive in the
 * order they were written in, and a conversation is started once. A failed one does not hold up the others.
 */
export const nextTo = (entries: Entries, profileId: number): OutboxEntry | undefined => {
  const pending = to(entries, profileId).filter((entry) => entry.state !== 'failed')
  return pending.every((entry) => entry.state === 'queued') ? pending[0] : undefined
}
