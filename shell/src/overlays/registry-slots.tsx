import { bus } from '@lonk/shared-events/bus.ts'
import type { EventName, EventPayload } from '@lonk/shared-events/event-table.ts'
import { useEffect, useState } from 'react'
import { siteHistory } from '../composition/site-history.ts'
import { SlotHost } from '../composition/slot.tsx'
import { usePath } from '../navigation/use-path.ts'
import { earlyRequest, forgetEarlyRequests } from './early-requests.ts'
import { type EventSlot, eventSlots, opensFor } from './event-slots.ts'
import { hostedRequests } from './hosted-requests.ts'
import { type OwnPart, ownParts } from './own-parts.ts'

/** Every slot of the registry that an event opens: which, and how, is said in the remotes' `remote.json`. */
export const RegistrySlots = () => {
  const [slots] = useState(eventSlots)
  // Effects of children run first: each slot has seen what was asked for before.
  useEffect(forgetEarlyRequests, [])
  return slots.map((slot) => <RegistrySlot key={slot.name} slot={slot} />)
}

interface Opened<N extends EventName> {
  readonly payload: EventPayload<N>
  /** Where it was asked for. */
  readonly path: string
  readonly count: number
}

const pathNow = () => siteHistory.getSnapshot().location.pathname

const RegistrySlot = <N extends EventName>({ slot }: { readonly slot: EventSlot<N> }) => {
  const path = usePath()
  const [opened, setOpened] = useState<Opened<N> | null>(null)
  const own: OwnPart<N> | undefined = ownParts[slot.on]
  useEffect(() => {
    const answers = (payload: EventPayload<N>): boolean =>
      opensFor(slot, payload, pathNow()) && own?.mayOpen?.() !== false
    const open = (payload: EventPayload<N>): void => {
      if (!answers(payload)) return
      setOpened((before) => ({ payload, path: pathNow(), count: (before?.count ?? 0) + 1 }))
    }
    const early = own?.instead ? null : earlyRequest(slot.on)
    if (early) open(early)
    // What the bus says again to a late listener was held, or belongs to a page that was left since.
    let replaying = true
    const listening = bus.on(slot.on).subscribe((payload) => {
      if (!replaying) open(payload)
    })
    replaying = false
    const giveBack = hostedRequests.take(slot.on, answers)
    return () => {
      listening.unsubscribe()
      giveBack()
    }
  }, [slot, own])

  const outlived = opened !== null && !slot.lasting && opened.path !== path
  if (outlived) setOpened(null)
  if (!opened || outlived) return null
  const { payload, count } = opened
  const close = () => setOpened(null)
  const giveUp = () => {
    setOpened(null)
    own?.instead?.(payload)
  }
  return <SlotHost key={count} name={slot.name} request={payload} close={close} onMissing={giveUp} />
}

interface SlotsOnProps<N extends EventName> {
  readonly event: N
  readonly request: EventPayload<N>
  readonly close: () => void
}

/** The slots that open on an event, for something that is shown as if it had just happened. */
export const SlotsOn = <N extends EventName>({ event, ...props }: SlotsOnProps<N>) => {
  const [slots] = useState(eventSlots)
  return slots
    .filter((slot) => slot.on === event && opensFor(slot, props.request, pathNow()))
    .map(({ name }) => <SlotHost key={name} name={name} {...props} />)
}
