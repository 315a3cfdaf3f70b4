import { setTimeout as pause } from 'node:timers/promises'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'

export interface Acknowledged<Answer> {
  readonly answer: Answer
  /** How often the browser had given up before. */
  readonly shown: number
}

/** Nobody knows whether it was done: the browser says so, and its member presses again. */
const isPassing = (cause: unknown): boolean =>
  isApiError(cause) && (cause.status === 0 || cause.status >= 500 || cause.code === 'idempotency_in_progress')

/**
 * Asks until it is answered, as a member does who reads "that did not work" and presses again a second later; `call`
 * gives the same key each time. Throws what the site refuses by its rules.
 */
export const untilAcknowledged = async <Answer>(
  call: () => Promise<Answer>,
): Promise<Acknowledged<Answer>> => {
  for (let shown = 0; ; shown += 1) {
    try {
      return { answer: await call(), shown }
    } catch (cause) {
      if (!isPassing(cause)) throw cause
    }
    await pause(1000)
  }
}
