import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { useBusEvent, useShared } from '@lonk/shared-events/react.ts'
import { membersArea, routePatterns } from '@lonk/shared-events/route-names.ts'
import { matchPattern } from '@lonk/shared-events/route-pattern.ts'
import { useEffect, useState } from 'react'
import { SlotHost } from '../composition/slot.tsx'
import { usePath } from '../navigation/use-path.ts'
import { dismissals } from '../warnings/dismissals.ts'

/** The full-screen match modal of mf-members: for a match that just happened. */
export const MatchModal = () => {
  const [match, setMatch] = useState<EventPayload<'match-made'> | null>(null)
  useBusEvent('match-made', setMatch)
  return match && <SlotHost name="match-modal" request={match} close={() => setMatch(null)} />
}

/** The small note of mf-chat about a message in a conversation that is not on the screen. */
export const NewMessageToast = () => {
  const [received, setReceived] = useState<EventPayload<'message-received'> | null>(null)
  const path = usePath()
  useBusEvent('message-received', (payload) => {
    const open = matchPattern(routePatterns['chats-id'], path)
    if (!payload.message.own && open?.id !== String(payload.message.conversation_id)) setReceived(payload)
  })
  if (!received) return null
  return (
    <SlotHost
      key={received.message.id}
      name="new-message-toast"
      request={received}
      close={() => setReceived(null)}
    />
  )
}

/** Milliseconds in the members area before the welcome bonus is spoken of (docs/product.md, points 4 and 9). */
const bonusDelay = 40_000

/** The welcome bonus' modal: once, at 0 credits, 40 s after entering the members area; leaving it cancels. */
export const BonusModal = () => {
  const path = usePath()
  const user = useShared('user')
  const endsAt = useShared('timeBonusEnds')
  const [open, setOpen] = useState(false)
  const inMembersArea = membersArea.some((name) => matchPattern(routePatterns[name], path) !== null)
  const due = inMembersArea && endsAt !== null && user?.paid_user === false && user.credits === 0

  useEffect(() => {
    if (!due || dismissals.at('time-bonus') !== null) return
    const timer = setTimeout(() => setOpen(true), bonusDelay)
    return () => clearTimeout(timer)
  }, [due])

  if (!open || !endsAt) return null
  const close = () => {
    dismissals.dismiss('time-bonus')
    setOpen(false)
  }
  return <SlotHost name="bonus-modal" request={{ endsAt }} close={close} />
}
