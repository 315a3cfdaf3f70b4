import type { OutboxEntry } from './outbox-entry.ts'

/** Keeps a member's unsent messages through a reload of the tab. */
export interface OutboxStorage {
  readonly load: (memberId: number) => readonly OutboxEntry[]
  readonly save: (memberId: number, entries: readonly OutboxEntry[]) => void
}

const keyOf = (memberId: number) => `mf-chat.outbox.${memberId}`

/** `storage` may refuse (private windows, a full quota): the messages are then only in memory. */
export const createOutboxStorage = (storage: () => Storage): OutboxStorage => ({
  load: (memberId) => {
    try {
      const kept: unknown = JSON.parse(storage().getItem(keyOf(memberId)) ?? '[]')
      return Array.isArray(kept) ? kept.filter(isEntry) : []
    } catch {
      return []
    }
  },
  save: (memberId, entries) => {
    try {
      if (entries.length === 0) storage().removeItem(keyOf(memberId))
      else storage().setItem(keyOf(memberId), JSON.stringify(entries))
    } catch {
      // Not kept; see above.
    }
  },
})

const isEntry = (value: unknown): value is OutboxEntry =>
  typeof value === 'object' &&
  value !== null &&
  'clientId' in value &&
  typeof value.clientId === 'string' &&
  'profileId' in value &&
  typeof value.profileId === 'number' &&
  'target' in value &&
  'text' in value &&
  typeof value.text === 'string' &&
  'createdAt' in value &&
  typeof value.createdAt === 'string'
