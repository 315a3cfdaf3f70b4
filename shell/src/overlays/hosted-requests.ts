import type { EventName } from '@lonk/shared-events/event-table.ts'

const hosted = new Map<EventName, number>()

/**
 * Requests that a slot answers now. Before the overlays are there, and where no remote brings the slot, the shell
 * answers with a page instead.
 */
export const hostedRequests = {
  has: (request: EventName): boolean => (hosted.get(request) ?? 0) > 0,
  /** Takes a request over; call the answer to give it back. */
  take: (request: EventName): (() => void) => {
    hosted.set(request, (hosted.get(request) ?? 0) + 1)
    return () => {
      hosted.set(request, (hosted.get(request) ?? 1) - 1)
    }
  },
}
