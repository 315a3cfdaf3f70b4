import { type Bus, bus as siteBus } from '@lonk/shared-events/bus.ts'
import type { EventPayload } from '@lonk/shared-events/event-table.ts'

type Wanted = EventPayload<'toast-requested'>

let held: { readonly take: () => readonly Wanted[] } | null = null

/** Notes that parts ask for before the code that shows them is there are kept for it. */
export const holdEarlyToasts = (bus: Bus = siteBus): void => {
  const waiting: Wanted[] = []
  const listening = bus.on('toast-requested').subscribe((wanted) => waiting.push(wanted))
  held = {
    take: () => {
      listening.unsubscribe()
      return waiting
    },
  }
}

/** What was held, once: from then on whoever took it listens. */
export const takeEarlyToasts = (): readonly Wanted[] => {
  const early = held?.take() ?? []
  held = null
  return early
}
