import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { PollAnswer } from '@lonk/shared-api/calls/realtime/poll.schema.ts'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { stateWriterForTests as state } from '@lonk/shared-events/state.ts'
import { pollTimes } from './poll-schedule.ts'
import { startPolling } from './poller.ts'

const revisions = (user_rev: number, more: Partial<PollAnswer> = {}): { body: PollAnswer } => ({
  body: {
    server_time: new Date().toISOString(),
    user_rev,
    chats_rev: 1,
    likes_rev: 1,
    registry: null,
    ...more,
  },
})
const user = exampleUser({ credits: 7 })
let stop: () => void

beforeEach(() => {
  jest.useFakeTimers()
  state.set('user', user)
  state.set('unreadTotal', 0)
})
afterEach(() => {
  stop()
  jest.useRealTimers()
  state.set('user', null)
})

const after = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)
const network = (more: Parameters<typeof fakeApi>[1] = {}) =>
  fakeApi(api, {
    'GET /api/poll.php': () => revisions(1),
    'GET /api/user.php': () => ({ body: { user, time_bonus_ends: null } }),
    'GET /api/chats.php': () => ({ body: { chats: [], unread_total: 3, next_cursor: null } }),
    'GET /api/likes.php': () => ({ body: { profiles: [], liked_by: [], new_total: 2, next_cursor: null } }),
    ...more,
  })

test('the first poll comes after five seconds, the next a minute later', async () => {
  const seen = network()
  stop = startPolling(state)
  await after(pollTimes.first - 1)
  expect(seen.calls).toEqual([])
  await after(1)
  expect(seen.callsOf('GET /api/poll.php')).toHaveLength(1)
  expect([state.get('unreadTotal'), state.get('newLikesTotal')]).toEqual([3, 2])
  await after(60_000)
  expect(seen.callsOf('GET /api/poll.php')).toHaveLength(2)
  // Nothing has changed since: nothing is loaded again.
  expect(seen.callsOf('GET /api/chats.php')).toHaveLength(1)
})

test('what cards show of others is never older than five minutes, also where nothing else has changed', async () => {
  const seen = network()
  stop = startPolling(state)
  await after(pollTimes.first + 180_000)
  expect(seen.callsOf('GET /api/chats.php')).toHaveLength(1)
  await after(60_000)
  expect([seen.callsOf('GET /api/chats.php').length, seen.callsOf('GET /api/likes.php').length]).toEqual([
    2, 2,
  ])
  expect(seen.callsOf('GET /api/user.php')).toHaveLength(1)
  await after(180_000)
  expect(seen.callsOf('GET /api/chats.php')).toHaveLength(2)
  await after(60_000)
  expect(seen.callsOf('GET /api/chats.php')).toHaveLength(3)
})

test('a browser that is subscribed to push polls every five minutes; one subscribed elsewhere does not', async () => {
  const seen = network()
  const polls = () => seen.callsOf('GET /api/poll.php').length
  state.set('user', { ...user, has_push: true })
  stop = startPolling(state)
  await after(pollTimes.first + 60_000)
  expect(polls()).toBe(2)
  state.set('push', { isCapable: true, isSubscribed: true, lastMessage: null })
  await after(60_000)
  expect(polls()).toBe(3)
  await after(299_000)
  expect(polls()).toBe(3)
  await after(1_000)
  expect(polls()).toBe(4)
  state.set('push', { isCapable: true, isSubscribed: false, lastMessage: null })
})

test('likes that cannot be loaded stay as they were, and nobody is told', async () => {
  const toasts: unknown[] = []
  const heard = bus.on('toast-requested').subscribe((toast) => toasts.push(toast))
  network({ 'GET /api/likes.php': () => refusal(500, 'server_error') })
  state.set('newLikesTotal', 4)
  stop = startPolling(state)
  await after(pollTimes.first)
  expect([state.get('newLikesTotal'), state.get('unreadTotal')]).toEqual([4, 3])
  expect(toasts).toEqual([])
  heard.unsubscribe()
})

test('ten failures leave the last values and no storm; the member stays in until the server says otherwise', async () => {
  const toasts: unknown[] = []
  const ends: unknown[] = []
  const heard = bus.on('toast-requested').subscribe((toast) => toasts.push(toast))
  const authentication = jest.fn()
  api.onAuthenticationRequired(() => {
    authentication()
    ends.push('ended')
  })
  const seen = network({ 'GET /api/poll.php': () => refusal(500, 'server_error') })
  state.set('unreadTotal', 5)
  stop = startPolling(state)
  for (let hour = 0; seen.callsOf('GET /api/poll.php').length < 10 && hour < 20; hour += 1)
    await after(3_600_000 / 4)
  expect(seen.callsOf('GET /api/poll.php').length).toBeGreaterThanOrEqual(10)
  expect([state.get('unreadTotal'), state.get('user')?.id]).toEqual([5, user.id])
  expect([toasts, ends]).toEqual([[], []])

  seen.answer('GET /api/poll.php', () => refusal(403, 'premium_only'))
  await after(3_600_000 / 4)
  expect(ends).toEqual([])
  seen.answer('GET /api/poll.php', () =>
    refusal(403, 'authentication_required', { authentication_required: true }),
  )
  await after(3_600_000 / 4)
  expect(ends.length).toBeGreaterThan(0)
  heard.unsubscribe()
})

test('a registry is told when it is first seen and when it changes', async () => {
  const told: number[] = []
  const heard = bus.on('release-published').subscribe(({ sequence }) => told.push(sequence))
  const seen = network()
  stop = startPolling(state)
  await after(pollTimes.first)
  expect(told).toEqual([])
  for (const registry of [7, 7, 8]) {
    seen.answer('GET /api/poll.php', () => revisions(1, { registry }))
    await after(60_000)
  }
  expect(told).toEqual([7, 8])
  heard.unsubscribe()
})

test('a visitor is not polled for', async () => {
  const seen = network()
  state.set('user', null)
  stop = startPolling(state)
  await after(600_000)
  expect(seen.calls).toEqual([])
})
