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

/** Hears what is told to any member: for whoever remembers something of them and must know when it is true no more. */
export type FanOutWatcher = {
  /** `passing`: the name of an event that is not stored; null where stored ones wait, or a revision rose. */
  onNotice: (userId: number, passing: SseEventName | null) => void
  /** From here on notices are heard, or are not. Either way some may have been missed: what is remembered may be untrue. */
  onHearing: (hears: boolean) => void
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
  /** Tells at once whether notices are heard. Our own come before whoever caused them has an answer. */
  watch: (watcher: FanOutWatcher) => void
  /** Once everything has been said. */
  close: () => Promise<void>
}
