import { expect, test } from '@jest/globals'
import { ApiError } from '@lonk/shared-api/errors/api-error.ts'
import { pauseAfter, verdictOf } from './verdict.ts'

const error = (code: ApiError['code'], status: number, params: Record<string, unknown> = {}) =>
  new ApiError({ code, status, params })

test.each([
  ['no network', error('offline', 0), 'try-again'],
  ['no answer in time', error('timeout', 0), 'try-again'],
  ['maintenance', error('maintenance', 503), 'try-again'],
  ['the same call still running', error('idempotency_in_progress', 409), 'try-again'],
  ['too many messages a minute', error('rate_limited', 429, { seconds: 12 }), 'try-again'],
  [
    'a session that ended',
    new ApiError({ code: 'authentication_required', status: 403, authenticationRequired: true }),
    'try-again',
  ],
  ['a fictional profile without consent', error('fictional_ack_required', 409), 'ask-consent'],
  ['no credits', error('not_enough_credits', 402), 'give-back'],
  ['too many conversations', error('conversation_limit', 403), 'give-back'],
  ['a closed conversation', error('conversation_closed', 403), 'give-back'],
  ['a text that is too long', error('message_too_long', 422), 'give-back'],
  ['a fault of ours', new Error('broken'), 'fail'],
])('%s', (_, cause, kind) => {
  expect(verdictOf(cause, 1).kind).toBe(kind)
})

test('a fault of the server is tried a few times and then left to the member', () => {
  const kinds = [1, 2, 3, 4, 5].map((attempts) => verdictOf(error('server_error', 500), attempts).kind)
  expect(kinds).toEqual(['try-again', 'try-again', 'try-again', 'try-again', 'fail'])
})

test('the server says how long to wait where it limits', () => {
  expect(verdictOf(error('rate_limited', 429, { seconds: 12 }), 1)).toMatchObject({ afterMs: 12_000 })
})

test('pauses double up to half a minute', () => {
  expect([1, 2, 3, 6, 20].map(pauseAfter)).toEqual([1000, 2000, 4000, 30_000, 30_000])
})
