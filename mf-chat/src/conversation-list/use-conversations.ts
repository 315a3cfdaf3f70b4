import type { ChatsAnswer } from '@lonk/shared-api/calls/chat/chats.schema.ts'
import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { isAnswerWith } from '@lonk/shared-ui/remote/first-data.ts'
import { useHydrated } from '@lonk/shared-ui/remote/use-hydrated.ts'
import { replaceEqualDeep, useQuery } from '@tanstack/react-query'
import { useMemo, useRef } from 'react'
import { firstChatsQuery } from './chats.resource.ts'
import { hasMoreThan, loadOlderChats, olderChats, withOlder } from './older-chats.ts'
import { isRemoved, removedConversations } from './removed-conversations.ts'

export interface Conversations {
  /** Undefined until they are there for the first time. */
  readonly open: readonly ChatListEntry[] | undefined
  /** Nothing can be written there any more; they are kept to be read. */
  readonly closed: readonly ChatListEntry[]
  readonly error: Error | null
  readonly retry: () => void
  readonly older: 'none' | 'some' | 'loading' | 'failed'
  readonly loadOlder: () => void
}

/**
 * The member's conversations, newest first, without those that are being removed. `firstData` is the page's: what stands
 * in the document until it is alive, whatever the shell has heard by then.
 */
export const useConversations = (firstData?: unknown): Conversations => {
  const shared = useShared('chats')
  const hydrated = useHydrated()
  const first = useQuery({
    ...firstChatsQuery,
    enabled: shared === null,
    initialData: () =>
      isAnswerWith<ChatsAnswer>(firstData, ['chats', 'unread_total']) ? firstData : undefined,
  })
  const given = first.data?.chats
  const removed = useStore(removedConversations)
  const older = useStore(olderChats)
  const newest = useSameWhereEqual((hydrated ? shared : null) ?? given ?? shared ?? undefined)

  const all = useMemo(
    () =>
      newest &&
      withOlder(newest, older.entries).filter(({ conversation }) => !isRemoved(removed, conversation)),
    [newest, older.entries, removed],
  )
  const parted = useMemo(
    () => ({ open: all?.filter((entry) => !isClosed(entry)), closed: all?.filter(isClosed) ?? [] }),
    [all],
  )
  const more = newest !== undefined && hasMoreThan(newest, older)
  return {
    ...parted,
    error: newest ? null : first.error,
    retry: () => void first.refetch(),
    older: !more ? 'none' : older.progress === 'idle' ? 'some' : older.progress,
    loadOlder: () => void loadOlderChats(),
  }
}

/** Each poll brings new objects; a row whose conversation has not changed keeps the one it has. */
const useSameWhereEqual = <T>(value: T): T => {
  const kept = useRef(value)
  kept.current = replaceEqualDeep(kept.current, value)
  return kept.current
}

const isClosed = ({ conversation }: ChatListEntry): boolean => conversation.state === 'closed'
