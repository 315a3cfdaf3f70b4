import { updateChat } from '@lonk/shared-api/calls/chat/chat.ts'
import { api } from '@lonk/shared-api/client.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useEffect, useRef } from 'react'
import { usePageVisible } from '../../parts/use-page-visible.ts'
import { changeConversation } from '../../thread/thread.resource.ts'
import { newestReceivedId, type Thread, withReadHere } from '../../thread/thread.ts'

/**
 * Tells the server, and everybody on the bus, how far the member has read: on opening and at each new message
 * that arrives before their eyes. In a hidden tab nothing counts as read, nor, before its reader does anything,
 * on a page that somebody else's page has opened.
 */
export const useReadMarker = (thread: Thread): void => {
  const visible = usePageVisible()
  const here = useShared('arrival') !== 'foreign'
  const conversationId = thread.conversation?.id
  const profileId = thread.profile.id
  const newest = newestReceivedId(thread)
  const marked = useRef<number | undefined>(undefined)

  useEffect(() => {
    if (
      !visible ||
      !here ||
      conversationId === undefined ||
      newest === undefined ||
      newest === marked.current
    )
      return
    marked.current = newest
    changeConversation(conversationId, (read) => withReadHere(read, newest))
    bus.publish('conversation-opened', { conversationId, profileId })
    api.call(updateChat, { conversation_id: conversationId, read_until: newest }).catch(() => {
      // The next message or the next opening marks it; until then the shell's poll shows it as unread.
      marked.current = undefined
    })
  }, [visible, here, conversationId, profileId, newest])
}
