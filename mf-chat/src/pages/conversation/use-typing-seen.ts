import { useBusEvent } from '@lonk/shared-events/react.ts'
import { useEffect, useState } from 'react'

/** Milliseconds that one sign of typing holds (docs/api.md, 2.8). */
const holds = 6000

/** Whether the other member is writing right now. */
export const useTypingSeen = (conversationId: number | undefined): boolean => {
  const [seenAt, setSeenAt] = useState(0)

  useBusEvent('typing-seen', (seen) => {
    if (seen.conversationId === conversationId) setSeenAt(Date.now())
  })
  useBusEvent('message-received', ({ message }) => {
    if (message.conversation_id === conversationId && !message.own) setSeenAt(0)
  })
  useEffect(() => {
    if (seenAt === 0) return
    const timer = setTimeout(() => setSeenAt(0), holds)
    return () => clearTimeout(timer)
  }, [seenAt])

  return seenAt !== 0
}
