import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeAnswer, fakeApi } from '@lonk/shared-api/testing/fake-api.ts'
import { stateWriterForTests as state } from '@lonk/shared-events/state.ts'
import { loadState } from './load-state.ts'

const user = exampleUser()

/** An answer that is under way until it is released. */
const heldBack = (body: unknown) => {
  let arrive = (_: FakeAnswer): void => {}
  const answer = new Promise<FakeAnswer>((resolve) => {
    arrive = resolve
  })
  return { answer: () => answer, arrive: () => arrive({ body }) }
}

beforeEach(() => state.set('user', user))
afterEach(() => {
  state.set('user', null)
  state.set('unreadTotal', 0)
})

test('an answer that was underway at logout brings nobody back', async () => {
  const me = heldBack({ user, time_bonus_ends: null })
  const chats = heldBack({ chats: [], unread_total: 3, next_cursor: null })
  fakeApi(api, { 'GET /api/user.php': me.answer, 'GET /api/chats.php': chats.answer })
  const loaded = loadState(state, ['user', 'chats'])
  state.set('user', null)
  me.arrive()
  chats.arrive()
  await loaded
  expect([state.get('user'), state.get('unreadTotal')]).toEqual([null, 0])
})

test('an answer for the one before does not show to the next', async () => {
  const chats = heldBack({ chats: [], unread_total: 3, next_cursor: null })
  fakeApi(api, { 'GET /api/chats.php': chats.answer })
  const loaded = loadState(state, ['chats'])
  state.set('user', { ...user, id: user.id + 1 })
  chats.arrive()
  await loaded
  expect(state.get('unreadTotal')).toBe(0)
})

test('whoever nobody was known of is known after it', async () => {
  state.set('user', null)
  fakeApi(api, { 'GET /api/user.php': () => ({ body: { user, time_bonus_ends: null } }) })
  await loadState(state, ['user'])
  expect(state.get('user')).toEqual(user)
})

test('an account that changed while its answer was underway is asked for again', async () => {
  const rich = heldBack({ user: { ...user, credits: 1 }, time_bonus_ends: null })
  const poor = { user: { ...user, credits: 0 }, time_bonus_ends: null }
  let asked = 0
  fakeApi(api, {
    'GET /api/user.php': () => {
      asked += 1
      return asked === 1 ? rich.answer() : { body: poor }
    },
  })
  state.set('user', { ...user, credits: 1 })
  const loaded = loadState(state, ['user'])
  // Meanwhile the last credit goes: the server had answered before it did.
  state.set('user', { ...user, credits: 0 })
  rich.arrive()
  await loaded
  expect(state.get('user')?.credits).toBe(0)
  expect(asked).toBe(2)
})

test('an account that changes with every answer is not asked for without end', async () => {
  let asked = 0
  fakeApi(api, {
    'GET /api/user.php': () => {
      asked += 1
      state.set('user', { ...user, credits: asked })
      return { body: { user, time_bonus_ends: null } }
    },
  })
  await loadState(state, ['user'])
  expect(asked).toBe(3)
  expect(state.get('user')).toEqual(user)
})
