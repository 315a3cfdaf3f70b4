import type { EventName, EventPayload } from '@lonk/shared-events/event-table.ts'
import { useBusEvent } from '@lonk/shared-events/react.ts'
import { useState } from 'react'
import { SlotHost } from '../composition/slot.tsx'
import { usePath } from '../navigation/use-path.ts'

/** Slots that any part may ask for, and the request that each of them answers. */
const slotsByRequest = {
  'icebreaker-requested': 'icebreaker',
  'gift-requested': 'gift-picker',
  'complaint-requested': 'complaint-dialog',
  'profile-panel-requested': 'profile-panel',
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
    </>
  )
}

const RequestedSlot = <N extends Request>({ request }: { request: N }) => {
  const [asked, setAsked] = useState<{ readonly payload: EventPayload<N>; readonly count: number } | null>(
    null,
  )
  useBusEvent(request, (payload) => setAsked((before) => ({ payload, count: (before?.count ?? 0) + 1 })))
  if (!asked) return null
  return (
    <SlotHost
      key={asked.count}
      name={slotsByRequest[request]}
      request={asked.payload}
      close={() => setAsked(null)}
    />
  )
}
