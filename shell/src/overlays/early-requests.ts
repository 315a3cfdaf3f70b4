import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'
import type { EventName, EventPayload } from '@lonk/shared-events/event-table.ts'

/** What a member may press before the code that shows it is there. */
const heldRequests = [
  'icebreaker-requested',
  'gift-requested',
  'complaint-requested',
  'profile-panel-requested',
  'position-requested',
] as const satisfies readonly EventName[]

interface Held {
  early: { readonly payload: unknown; readonly path: string } | null
  readonly stop: () => void
}

const held = new Map<EventName, Held>()

/** Keeps the newest of each request until its host is there. */
export const holdEarlyRequests = (bus: Bus = siteBus): void => {
  for (const name of heldRequests) {
    const listening = bus.on(name).subscribe((payload) => {
      const waiting = held.get(name)
      if (waiting) waiting.early = { payload, path: location.pathname }
    })
    held.set(name, { early: null, stop: () => listening.unsubscribe() })
  }
}

/** What was asked for on this page before, once: from then on whoever took it listens. */
export const takeEarlyRequest = <N extends EventName>(name: N): EventPayload<N> | null => {
  const waiting = held.get(name)
  waiting?.stop()
  held.delete(name)
  if (!waiting?.early || waiting.early.path !== location.pathname) return null
  // Kept under its own name, as the bus had checked it.
  return waiting.early.payload as EventPayload<N>
}
