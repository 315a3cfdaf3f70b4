import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'
import {
  type EventName,
  type EventPayload,
  eventTable,
  isEventName,
} from '@lonk/shared-events/event-table.ts'

const held = new Map<EventName, { readonly payload: unknown; readonly path: string }>()
let stopHolding = (): void => undefined

/** Keeps the newest of each event until what opens on it is there: any of them may be a slot's. */
export const holdEarlyRequests = (bus: Bus = siteBus): void => {
  const listening = Object.keys(eventTable)
    .filter(isEventName)
    .map((name) => bus.on(name).subscribe((payload) => held.set(name, { payload, path: location.pathname })))
  stopHolding = () => {
    for (const each of listening) each.unsubscribe()
  }
}

/** What was asked for on this page before. */
export const earlyRequest = <N extends EventName>(name: N): EventPayload<N> | null => {
  const early = held.get(name)
  // Kept under its own name, as the bus had checked it.
  return early?.path === location.pathname ? (early.payload as EventPayload<N>) : null
}

/** From now on whoever answers listens. */
export const forgetEarlyRequests = (): void => {
  stopHolding()
  held.clear()
}
