import { afterEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal, tooLate } from '@lonk/shared-api/testing/fake-api.ts'
import { createBus } from '@lonk/shared-events/bus.ts'
import { givenLikes } from './given-likes.ts'
import { createWantedLike } from './wanted-like.ts'

afterEach(() => {
  givenLikes.forget()
  jest.useRealTimers()
})

/** Where it was pressed there are words for every failure. */
const errorText = (error: unknown) => (isApiError(error) ? `${error.code} ${error.message}` : 'anything else')

const start = (answer: FakeRoute = () => ({ body: { liked: true, match: false, held: false } })) => {
  const { callsOf } = fakeApi(api, { 'POST /api/like.php': answer })
  const bus = createBus()
  const said: string[] = []
  let asked = 0
  bus.on('toast-requested').subscribe(({ text }) => said.push(text))
  bus.on('login-requested').subscribe(() => {
    asked += 1
  })
  const wantLike = createWantedLike(bus)
  const want = (profileId: number) => wantLike(profileId, errorText)
  const settled = () => new Promise((resolve) => setTimeout(resolve, 20))
  return {
    bus,
    said,
    asked: () => asked,
    want,
    logIn: async () => {
      bus.publish('login-completed', { user: exampleUser() })
      await settled()
    },
    signUp: async () => {
      bus.publish('signup-completed', { user: exampleUser() })
      await settled()
    },
    likes: () => callsOf('POST /api/like.php').map(({ body }) => body),
  }
}

test('a visitor who presses a heart is asked to log in, and likes once that is done', async () => {
  const { asked, likes, logIn, want } = start()
  want(12)
  expect([asked(), likes()]).toEqual([1, []])
  await logIn()
  expect(likes()).toEqual([{ profile_id: 12 }])
  expect(givenLikes.get(12)).toBe(true)
})

test('signing up will do as well', async () => {
  const { likes, signUp, want } = start()
  want(12)
  await signUp()
  expect(likes()).toEqual([{ profile_id: 12 }])
})

test('it is given once, however often one logs in', async () => {
  const { likes, logIn, want } = start()
  want(12)
  await logIn()
  await logIn()
  expect(likes()).toHaveLength(1)
})

test('of two hearts the last one counts', async () => {
  const { likes, logIn, want } = start()
  want(12)
  want(13)
  await logIn()
  expect(likes()).toEqual([{ profile_id: 13 }])
})

test('who then asks to log in for something else likes nobody', async () => {
  const { bus, likes, logIn, want } = start()
  want(12)
  bus.publish('login-requested', { reason: 'chat', back: '/members/9/chat' })
  await logIn()
  expect(likes()).toEqual([])
})

test('half an hour later nobody remembers', async () => {
  const { bus, likes, want } = start()
  const pressed = Date.now()
  want(12)
  jest.useFakeTimers({ now: pressed + 30 * 60_000 + 1000 })
  bus.publish('login-completed', { user: exampleUser() })
  await jest.advanceTimersByTimeAsync(20)
  expect(likes()).toEqual([])
})

const gone = refusal(404, 'profile_not_found', { message: 'Dit profiel bestaat niet (meer).' })

test.each([
  ['the server refuses', () => gone, 'profile_not_found Dit profiel bestaat niet (meer).'],
  ['takes too long', tooLate, 'timeout '],
])('a like that %s is taken back and said', async (_, answer, words) => {
  const { logIn, said, want } = start(answer)
  want(12)
  await logIn()
  expect(givenLikes.get(12)).toBe(false)
  expect(said).toEqual([words])
})
