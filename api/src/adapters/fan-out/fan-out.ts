import type { SseEventName } from '@lonk/shared-api/schemas/sse.ts'

/** An event that is not stored: gone where nobody listens. Typing and presence. */
export type PassingEvent = { event: SseEventName; data: unknown }

export type FanOutListener = {
  /** Stored events wait in the table `events`: read from the last one sent. */
  onWake: () => void
  onPassing: (event: PassingEvent) => void
  /** Notices may have been missed: everything must be loaded again. */
  onResync: () => void
}

/**
 * Carries "there is something for this member" to every process that has a stream of theirs open. Narrow on purpose:
 * ids and small events only, so that any broker can do it.
 */
export type FanOut = {
  wake: (userId: number) => void
  send: (userId: number, event: PassingEvent) => void
  /** Returns the way to stop. */
  subscribe: (userId: number, listener: FanOutListener) => () => void
  close: () => Promise<void>
}
