import { useShared } from '@lonk/shared-events/react.ts'
import { useStore } from '@lonk/shared-events/store.ts'
import { useEffect } from 'react'
import { forgetRefusal, refusals } from '../../../outbox/sending.ts'
import type { Thread } from '../../../thread/thread.ts'
import { type NextMessage, nextMessageOf } from './next-message.ts'

/** What becomes of the next message. A refusal is shown until the next one, or until the member leaves. */
export const useNextMessage = ({ canSend, profile }: Thread): NextMessage => {
  const user = useShared('user')
  const settings = useShared('settings')
  const online = useShared('online')
  const all = useStore(refusals)
  useEffect(() => () => forgetRefusal(profile.id), [profile.id])
  return nextMessageOf({
    canSend,
    refusal: all.get(profile.id),
    user,
    online,
    freeConversations: settings?.free_conversations ?? 0,
  })
}
