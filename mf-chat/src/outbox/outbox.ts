import type { SendMessageAnswer } from '@lonk/shared-api/calls/chat/message.schema.ts'
import { createStore } from '@lonk/shared-events/store.ts'
import {
  changed,
  type NewEntry,
  nextTo,
  type OutboxEntry,
  type Refusal,
  removed,
  to,
} from './outbox-entry.ts'
import type { OutboxStorage } from './outbox-storage.ts'
import { verdictOf } from './verdict.ts'

export interface OutboxSettings {
  readonly deliver: (entry: OutboxEntry) => Promise<SendMessageAnswer>
  readonly onDelivered: (entry: OutboxEntry, answer: SendMessageAnswer) => void
  /** The texts, oldest first, belong back in the field. */
  readonly onGivenBack: (profileId: number, texts: readonly string[], refusal?: Refusal) => void
  readonly storage: OutboxStorage
  readonly newId: () => string
  readonly now: () => Date
  readonly schedule: (act: () => void, afterMs: number) => void
}

/**
 * Sends messages one after the other per profile, keeps trying while the network is away, and survives a reload.
 * A message leaves it when the server has it, when a rule refuses it, or when the member takes it back.
 */
export const createOutbox = (settings: OutboxSettings) => {
  const { deliver, onDelivered, onGivenBack, storage, newId, now, schedule } = settings
  const store = createStore<readonly OutboxEntry[]>([])
  let owner: number | null = null

  const write = (entries: readonly OutboxEntry[]) => {
    store.set(entries)
    if (owner !== null) storage.save(owner, entries)
  }
  const has = (clientId: string) => store.get().some((entry) => entry.clientId === clientId)

  const pump = (profileId: number) => {
    const entry = nextTo(store.get(), profileId)
    if (entry) void attempt({ ...entry, attempts: entry.attempts + 1 })
  }

  const attempt = async (entry: OutboxEntry) => {
    write(changed(store.get(), entry.clientId, { state: 'sending', attempts: entry.attempts }))
    try {
      const answer = await deliver(entry)
      if (!has(entry.clientId)) return
      onDelivered(entry, answer)
      write(removed(store.get(), entry.clientId))
    } catch (error) {
      if (has(entry.clientId)) settle(entry, error)
    }
    pump(entry.profileId)
  }

  const settle = (entry: OutboxEntry, error: unknown) => {
    const verdict = verdictOf(error, entry.attempts)
    const change = (change: Partial<OutboxEntry>) => write(changed(store.get(), entry.clientId, change))
    if (verdict.kind === 'fail') return change({ state: 'failed' })
    if (verdict.kind === 'ask-consent') return change({ state: 'needs-consent', refusal: verdict.refusal })
    if (verdict.kind === 'give-back') return giveBackAll(entry.profileId, verdict.refusal)
    change({ state: 'waiting' })
    schedule(() => queueAgain(entry.clientId, 'waiting'), verdict.afterMs)
  }

  /** What one message was refused for, those behind it would be refused for too. */
  const giveBackAll = (profileId: number, refusal?: Refusal) => {
    const entries = to(store.get(), profileId)
    write(store.get().filter((entry) => entry.profileId !== profileId))
    onGivenBack(
      profileId,
      entries.map((entry) => entry.text),
      refusal,
    )
  }

  const queueAgain = (clientId: string, from: OutboxEntry['state']) => {
    const entry = store.get().find((entry) => entry.clientId === clientId && entry.state === from)
    if (!entry) return
    write(changed(store.get(), clientId, { state: 'queued' }))
    pump(entry.profileId)
  }

  const queueAllAgain = (from: OutboxEntry['state'], profileId?: number) => {
    for (const entry of store.get()) {
      if (profileId === undefined || entry.profileId === profileId) queueAgain(entry.clientId, from)
    }
  }

  return {
    entries: store.get,
    subscribe: store.subscribe,
    /** Whose messages these are; takes up what this member left behind at a reload. */
    open: (memberId: number) => {
      if (owner === memberId) return
      owner = memberId
      store.set(storage.load(memberId).map((entry) => ({ ...entry, state: 'queued', attempts: 0 })))
      for (const profileId of new Set(store.get().map((entry) => entry.profileId))) pump(profileId)
    },
    /** The session is over: nothing more is sent. What was on its way waits in the tab, until its member logs out. */
    close: () => {
      owner = null
      store.set([])
    },
    add: (message: NewEntry) => {
      const entry: OutboxEntry = {
        ...message,
        clientId: newId(),
        createdAt: now().toISOString(),
        state: 'queued',
        attempts: 0,
      }
      write([...store.get(), entry])
      pump(entry.profileId)
    },
    retry: (clientId: string) => queueAgain(clientId, 'failed'),
    /** The network is back: whatever waits is tried now. */
    resume: () => queueAllAgain('waiting'),
    /** The warning about this fictional profile was accepted. */
    consentGiven: (profileId: number) => queueAllAgain('needs-consent', profileId),
    takeBack: (clientId: string) => {
      const entry = store.get().find((entry) => entry.clientId === clientId)
      if (!entry) return
      write(removed(store.get(), clientId))
      onGivenBack(entry.profileId, [entry.text])
    },
    takeAllBack: (profileId: number) => giveBackAll(profileId),
  }
}
