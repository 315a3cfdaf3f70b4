import { sendTyping } from '@lonk/shared-api/calls/chat/typing.ts'
import { api } from '@lonk/shared-api/client.ts'
import { useRef } from 'react'

/** Milliseconds between two signs of typing: the other side shows one for 6 s, and 20 a minute are allowed. */
const pause = 4000

/** Tells the other side that this member is typing; what gets lost is not worth a retry. */
export const useTypingSignal = (conversationId: number | undefined): (() => void) => {
  const last = useRef(0)
  return () => {
    const now = Date.now()
    if (conversationId === undefined || now - last.current < pause) return
    last.current = now
    api.call(sendTyping, { conversation_id: conversationId }, { retries: false }).catch(() => undefined)
  }
}
