import type { EventName, EventPayload } from '@lonk/shared-events/event-table.ts'
import { useBusEvent } from '@lonk/shared-events/react.ts'
import { useEffect, useState } from 'react'
import { slotOwner } from '../composition/route-table.ts'
import { SlotHost } from '../composition/slot.tsx'
import { usePath } from '../navigation/use-path.ts'
import { openCredits } from '../session/open-credits.ts'
import { openLogin } from '../session/open-login.ts'
import { openSignup, signupOpensModal } from '../session/open-signup.ts'
import { takeEarlyRequest } from './early-requests.ts'
import { hostedRequests } from './hosted-requests.ts'

/** Slots that any part may ask for, and the request that each of them answers. */
const slotsByRequest = {
  'icebreaker-requested': 'icebreaker',
  'gift-requested': 'gift-picker',
  'complaint-requested': 'complaint-dialog',
  'profile-panel-requested': 'profile-panel',
  'login-requested': 'login-prompt',
  'signup-requested': 'sign-up',
  'credits-requested': 'not-enough-credits',
} as const satisfies Partial<Record<EventName, string>>

type Request = keyof typeof slotsByRequest

/** One of each at most; none of them outlives the page that it was asked for on. */
export const RequestedSlots = () => {
  const path = usePath()
  return (
    <>
      <RequestedSlot key={`icebreaker ${path}`} request="icebreaker-requested" />
      <RequestedSlot key={`gift ${path}`} request="gift-requested" />
      <RequestedSlot key={`complaint ${path}`} request="complaint-requested" />
      <RequestedSlot key={`panel ${path}`} request="profile-panel-requested" />
      <RequestedSlot key={`login ${path}`} request="login-requested" onMissing={openLogin} />
      <RequestedSlot
        key={`sign-up ${path}`}
        request="signup-requested"
        answers={signupOpensModal}
        onMissing={openSignup}
      />
      <RequestedSlot
        key={`credits ${path}`}
        request="credits-requested"
        answers={wantsCredits}
        onMissing={openCredits}
      />
    </>
  )
}

/** Premium and the bonus have pages of their own; too few credits for what one is doing is said where one does it. */
const wantsCredits = ({ reason }: EventPayload<'credits-requested'>) => reason === 'not-enough-credits'

interface RequestedSlotProps<N extends Request> {
  readonly request: N
  /** Which of the requests; all where it is not given. Stays the same function. */
  readonly answers?: (payload: EventPayload<N>) => boolean
  /** What to do instead where the slot's code could not be had. */
  readonly onMissing?: (payload: EventPayload<N>) => void
}

const RequestedSlot = <N extends Request>({ request, answers, onMissing }: RequestedSlotProps<N>) => {
  const [asked, setAsked] = useState<{ readonly payload: EventPayload<N>; readonly count: number } | null>(
    null,
  )
  const name = slotsByRequest[request]
  useBusEvent(request, (payload) => {
    if (answers?.(payload) === false) return
    setAsked((before) => ({ payload, count: (before?.count ?? 0) + 1 }))
  })
  useEffect(() => {
    const early = takeEarlyRequest(request)
    if (early) setAsked({ payload: early, count: 1 })
  }, [request])
  useEffect(
    () => (slotOwner(name) ? hostedRequests.take(request, answers) : undefined),
    [name, request, answers],
  )
  if (!asked) return null
  const { payload, count } = asked
  const close = () => setAsked(null)
  const giveUp = () => {
    close()
    onMissing?.(payload)
  }
  return <SlotHost key={count} name={name} request={payload} close={close} onMissing={giveUp} />
}
