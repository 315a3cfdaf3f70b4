import { isObject } from '@lonk/shared-events/event-schema.ts'

/** What the list's own page tells the conversation that it opens: the previous page is the list. */
export const fromList = { fromList: true } as const

/** Whether going back in the browser's history leads to the list. */
export const isFromList = (locationState: unknown): boolean =>
  isObject<Record<string, unknown>>(locationState) && locationState.fromList === true
