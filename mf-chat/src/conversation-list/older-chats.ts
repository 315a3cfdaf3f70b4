import { getChats } from '@lonk/shared-api/calls/chat/chats.ts'
import { api } from '@lonk/shared-api/client.ts'
import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { state as siteState } from '@lonk/shared-events/state.ts'
import { createStore } from '@lonk/shared-events/store.ts'

type Entries = readonly ChatListEntry[]

/** The shell's list holds this many of the newest (docs/api.md, 2.3 E). */
export const newestCount = 100

export interface OlderChats {
  readonly entries: Entries
  /** Where the next page begins; undefined before the first, null after the last. */
  readonly cursor: string | null | undefined
  readonly progress: 'idle' | 'loading' | 'failed'
}

const none: OlderChats = { entries: [], cursor: undefined, progress: 'idle' }

/** Conversations beyond the shell's list, as far as the member has scrolled. */
export const olderChats = createStore<OlderChats>(none)

export const hasMoreThan = (newest: Entries, { cursor }: OlderChats): boolean =>
  newest.length >= newestCount && cursor !== null

/** Adds the next page; after a failure only the member asks for it again. */
export const loadOlderChats = async (): Promise<void> => {
  const before = olderChats.get()
  if (before.progress === 'loading' || before.cursor === null) return
  olderChats.set({ ...before, progress: 'loading' })
  try {
    // The first page is known here; the server answers that nothing has changed, and where the next one begins.
    const cursor = before.cursor ?? (await api.call(getChats, {})).next_cursor
    const page = cursor === null ? null : await api.call(getChats, { cursor })
    const { entries } = olderChats.get()
    olderChats.set({
      entries: [...entries, ...(page?.chats ?? [])],
      cursor: page?.next_cursor ?? null,
      progress: 'idle',
    })
  } catch {
    olderChats.set({ ...olderChats.get(), progress: 'failed' })
  }
}

/** The whole list as far as it is known: what moved up into the newest appears once. */
export const withOlder = (newest: Entries, older: Entries): Entries => {
  if (newest.length < newestCount || older.length === 0) return newest
  const listed = idsOf(newest)
  return [
    ...newest,
    ...older.filter((entry) => !listed.has(entry.conversation.id) && isBehind(entry, newest)),
  ]
}

/** What a newer message pushed out of the newest; a conversation that was removed is simply not there. */
export const pushedOut = (before: Entries, newest: Entries): Entries => {
  if (newest.length < newestCount) return []
  const listed = idsOf(newest)
  return before.filter((entry) => !listed.has(entry.conversation.id) && isBehind(entry, newest))
}

const idsOf = (entries: Entries) => new Set(entries.map(({ conversation }) => conversation.id))

const isBehind = (entry: ChatListEntry, newest: Entries): boolean => {
  const last = newest.at(-1)
  return last !== undefined && entry.last_message.created_at <= last.last_message.created_at
}

let before: Entries = []
siteState.observe('chats').subscribe((newest) => {
  const older = olderChats.get()
  if (newest && older.entries.length > 0) {
    const pushed = pushedOut(before, newest)
    if (pushed.length > 0) olderChats.set({ ...older, entries: [...pushed, ...older.entries] })
  }
  before = newest ?? []
})
bus.on('logged-out').subscribe(() => olderChats.set(none))
