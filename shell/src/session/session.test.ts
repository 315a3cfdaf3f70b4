import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { stateWriterForTests as state } from '@lonk/shared-events/state.ts'
import { browserMember } from '@lonk/shared-events/storage-register.ts'
import { waitFor } from '@testing-library/react'
import { keepSession } from './session.ts'

const route = 'GET /api/logout.php'

beforeAll(() => keepSession(state))
beforeEach(() => {
  localStorage.clear()
  state.set('user', null)
})

test('a log-out is marked in the browser before other tabs hear of it, for those that sleep', async () => {
  const network = fakeApi(api, { [route]: () => refusal(429, 'rate_limited', {}) })
  const marks: (string | null)[] = []
  const mark = () => localStorage.getItem(browserMember.key)
  bus.on('logged-out').subscribe(() => marks.push(mark()))
  state.set('user', exampleUser())

  // Refused, the session may still be open: nobody has left.
  bus.publish('logout-requested', {})
  await waitFor(() => expect(network.callsOf(route)).toHaveLength(1))
  expect([mark(), state.get('user')?.id]).toEqual([null, exampleUser().id])

  network.answer(route, () => ({ body: { ok: true } }))
  bus.publish('logout-requested', {})
  await waitFor(() => expect(marks).toEqual(['left']))
  expect(state.get('user')).toBeNull()
})

test.each([
  ['/account-deleted', '/account-deleted'],
  ['https://elsewhere.test/', '/'],
])('a log-out that asks for %s ends at %s', async (next, goal) => {
  fakeApi(api, { [route]: () => ({ body: { ok: true } }) })
  history.replaceState(null, '', '/notifications')
  state.set('user', exampleUser())
  bus.publish('logout-requested', { next })
  await waitFor(() => expect(location.pathname).toBe(goal))
})
