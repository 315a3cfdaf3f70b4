import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { Refusal } from './outbox-entry.ts'

/** What becomes of a message whose sending failed. */
export type Verdict =
  | { readonly kind: 'try-again'; readonly afterMs: number }
  | { readonly kind: 'fail' }
  | { readonly kind: 'ask-consent'; readonly refusal: Refusal }
  | { readonly kind: 'give-back'; readonly refusal: Refusal }

const longestPause = 30_000
const triesAtServerErrors = 5

/** 1, 2, 4 … 30 seconds. */
export const pauseAfter = (attempts: number): number => Math.min(1000 * 2 ** (attempts - 1), longestPause)

/**
 * No answer or passing trouble: try again. A lasting fault of the server: the member decides. A rule of
 * docs/api.md: the text goes back into the field, where it can be changed or kept.
 */
export const verdictOf = (error: unknown, attempts: number): Verdict => {
  if (!isApiError(error)) return { kind: 'fail' }
  const { code, message, params } = error
  const refusal = { code, message, params }
  if (code === 'fictional_ack_required') return { kind: 'ask-consent', refusal }
  if (code === 'rate_limited') return { kind: 'try-again', afterMs: secondsOf(params) * 1000 }
  if (isPassing(code) || error.authenticationRequired)
    return { kind: 'try-again', afterMs: pauseAfter(attempts) }
  if (error.status < 500) return { kind: 'give-back', refusal }
  return attempts < triesAtServerErrors
    ? { kind: 'try-again', afterMs: pauseAfter(attempts) }
    : { kind: 'fail' }
}

const passing = ['offline', 'timeout', 'maintenance', 'idempotency_in_progress']
const isPassing = (code: string): boolean => passing.includes(code)

const secondsOf = (params: Record<string, unknown>): number =>
  typeof params.seconds === 'number' && params.seconds > 0 ? params.seconds : 5
