import { unsentMessages } from '@lonk/shared-events/storage-register.ts'
import { createStored } from '@lonk/shared-events/stored.ts'
import type { OutboxEntry } from './outbox-entry.ts'

/** Keeps a member's unsent messages through a reload of the tab. */
export interface OutboxStorage {
  readonly load: (memberId: number) => readonly OutboxEntry[]
  readonly save: (memberId: number, entries: readonly OutboxEntry[]) => void
}

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

const storedOf = (memberId: number) =>
  createStored<readonly OutboxEntry[]>(
    unsentMessages,
    {
      read: (text) => {
        const kept: unknown = JSON.parse(text)
        return Array.isArray(kept) ? kept.filter(isEntry) : null
      },
      write: JSON.stringify,
    },
    String(memberId),
  )

/** In the tab; where the browser keeps nothing, the messages are only in memory. */
export const tabOutboxStorage: OutboxStorage = {
  load: (memberId) => storedOf(memberId).get() ?? [],
  save: (memberId, entries) => {
    if (entries.length === 0) storedOf(memberId).remove()
    else storedOf(memberId).set(entries)
  },
}
