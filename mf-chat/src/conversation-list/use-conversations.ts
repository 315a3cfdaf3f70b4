import type { ChatListEntry } from '@lonk/shared-api/schemas/chat.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { firstChatsQuery } from './chats.resource.ts'
import { isRemoved, removedConversations } from './removed-conversations.ts'

export interface Conversations {
  /** Undefined until they are there for the first time. */
  readonly entries: readonly ChatListEntry[] | undefined
  readonly error: Error | null
  readonly retry: () => void
}

/** The member's conversations, newest first, without those that are being removed. */
export const useConversations = (): Conversations => {
  const shared = useShared('chats')
  const first = useQuery({ ...firstChatsQuery, enabled: shared === null })
  const removed = useSyncExternalStore(removedConversations.subscribe, removedConversations.get)
  const entries = shared ?? first.data?.chats
  return {
    entries: entries?.filter((entry) => !isRemoved(removed, entry.conversation)),
    error: entries ? null : first.error,
    retry: () => void first.refetch(),
  }
}
