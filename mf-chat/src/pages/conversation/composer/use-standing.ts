import { useShared } from '@lonk/shared-events/react.ts'
import { useSyncExternalStore } from 'react'
import { refusals } from '../../../outbox/sending.ts'
import type { Thread } from '../../../thread/thread.ts'
import { type Standing, standingOf } from './standing.ts'

export const useStanding = ({ canSend, profile }: Thread): Standing => {
  const user = useShared('user')
  const settings = useShared('settings')
  const online = useShared('online')
  const all = useSyncExternalStore(refusals.subscribe, refusals.get)
  return standingOf({
    canSend,
    refusal: all.get(profile.id),
    user,
    online,
    freeConversations: settings?.free_conversations ?? 0,
  })
}
