import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { stateWriterForTests as state } from '@lonk/shared-events/state.ts'
import { askWho } from './ask-who.ts'

const user = exampleUser()
const late = { 'GET /api/user.php': () => refusal(429, 'rate_limited', { retry_after: 5 }) }

beforeEach(() => {
  jest.useFakeTimers()
  // Each failure is reported.
  jest.spyOn(console, 'error').mockReturnValue(undefined)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  state.set('user', null)
})

test('a member whose server answered too late is known as soon as it answers', async () => {
  const { answer } = fakeApi(api, { ...late })
  const known = askWho(state)
  await jest.advanceTimersByTimeAsync(4_000)
  expect(state.get('user')).toBeNull()
  answer('GET /api/user.php', () => ({ body: { user, time_bonus_ends: null } }))
  await jest.advanceTimersByTimeAsync(60_000)
  await known
  expect(state.get('user')).toEqual(user)
})

test('nothing is asked again once somebody has logged in', async () => {
  const { callsOf } = fakeApi(api, { ...late })
  const known = askWho(state)
  await jest.advanceTimersByTimeAsync(100)
  const asked = callsOf('GET /api/user.php').length
  state.set('user', user)
  await jest.advanceTimersByTimeAsync(120_000)
  await known
  expect(callsOf('GET /api/user.php')).toHaveLength(asked)
})
