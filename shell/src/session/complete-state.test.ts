import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleSettings, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeAnswer, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { stateWriterForTests as state } from '@lonk/shared-events/state.ts'
import { completeState } from './complete-state.ts'

const user = exampleUser()
const settings = exampleSettings({ demo: true })
const refused = () => refusal(429, 'rate_limited', { retry_after: 5 })
const chats = (): FakeAnswer => ({ body: { chats: [], unread_total: 3, next_cursor: null } })
const settingsCall = 'GET /api/settings.php'

beforeEach(() => {
  jest.useFakeTimers()
  // Each failure is reported.
  jest.spyOn(console, 'error').mockReturnValue(undefined)
  state.set('settings', null)
  state.set('user', null)
  state.set('unreadTotal', 0)
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
  state.set('user', null)
  delete document.documentElement.dataset.demo
})

test('settings that did not come are asked for again until they do', async () => {
  const { answer } = fakeApi(api, { [settingsCall]: refused })
  const complete = completeState(state, { user: null, settings: null })
  await jest.advanceTimersByTimeAsync(4_000)
  expect(state.get('settings')).toBeNull()
  answer(settingsCall, () => ({ body: { settings, domain_language: 'nl' } }))
  await jest.advanceTimersByTimeAsync(60_000)
  await complete
  expect(state.get('settings')?.cdn_prefix).toBe(settings.cdn_prefix)
  expect(document.documentElement.dataset.demo).toBe('')
})

test('a member whose settings do not come has their messages', async () => {
  state.set('user', user)
  fakeApi(api, { [settingsCall]: refused, 'GET /api/chats.php': chats })
  void completeState(state, { user, settings: null })
  await jest.advanceTimersByTimeAsync(1_000)
  expect(state.get('unreadTotal')).toBe(3)
})

test('settings that came with the document are not asked for', async () => {
  const { callsOf } = fakeApi(api, {})
  void completeState(state, { user: null, settings })
  await jest.advanceTimersByTimeAsync(1_000)
  expect(callsOf(settingsCall)).toEqual([])
})
