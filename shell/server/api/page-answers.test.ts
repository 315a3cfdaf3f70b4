import { expect, test } from '@jest/globals'
import { visitorOf } from '../visitor.ts'
import type { ApiClient } from './api-client.ts'
import { createPageAnswers } from './page-answers.ts'

/** An API that answers when it is told to; null: it did not come. */
const slowApi = () => {
  const waiting: ((answer: unknown) => void)[] = []
  const ask = () => new Promise((resolve) => waiting.push(resolve))
  const api = { ask, get: ask } as unknown as ApiClient
  return { api, waiting }
}

const never = new AbortController().signal
const members = '/api/members.php'

const visitor = (headers: Record<string, string> = {}, remoteAddress = '192.0.2.1') =>
  visitorOf(
    { socket: { remoteAddress }, headers: { host: 'lonk.example', ...headers } },
    { trustProxy: false, countryHeader: null },
  )
const member = visitor({ cookie: '__Host-sid=a; sid=a' })

const answered = (answer: unknown) => ({ answer, setCookies: [] })

/** One answer has come; the next one does not, for whoever `next` is, so many milliseconds later. */
const afterOne = async (next = visitor(), later = 0, first = visitor(), path = members) => {
  let now = 0
  const { api, waiting } = slowApi()
  const pages = createPageAnswers(api, { now: () => now })
  const before = pages.get(members, first, never)
  waiting[0]?.(answered('first'))
  expect(await before).toBe('first')
  now = later
  const after = pages.get(path, next, never)
  return { after, answer: (value: unknown) => waiting[1]?.(value) }
}

test('it is asked for each document', async () => {
  const { after, answer } = await afterOne()
  answer(answered('second'))
  expect(await after).toBe('second')
})

test('where a visitor’s does not come the last one serves, for a minute', async () => {
  const soon = await afterOne(visitor(), 59_999)
  soon.answer(null)
  expect(await soon.after).toBe('first')
  const late = await afterOne(visitor(), 60_000)
  late.answer(null)
  expect(await late.after).toBeUndefined()
})

test('what was refused meanwhile does not serve', async () => {
  const { after, answer } = await afterOne()
  answer({ refused: 404 })
  expect(await after).toBeUndefined()
})

test.each([
  ['another call', visitor(), '/api/members.php?city=Delft'],
  ['another host', visitor({ host: 'other.example' }), members],
  ['another language', visitor({ 'accept-language': 'fi' }), members],
  ['other cookies', visitor({ cookie: 'country=BE' }), members],
])('%s has an answer of its own', async (_, next, path) => {
  const { after, answer } = await afterOne(next, 0, visitor(), path)
  answer(null)
  expect(await after).toBeUndefined()
})

test('a member’s answer is kept for nobody', async () => {
  const { after, answer } = await afterOne(member, 0, member)
  answer(null)
  expect(await after).toBeUndefined()
})

test('the country is each visitor’s own where the address tells it', async () => {
  const { api, waiting } = slowApi()
  const pages = createPageAnswers(api, { byAddress: true })
  const both = ['192.0.2.1', '192.0.2.2'].map((address) => pages.get(members, visitor({}, address), never))
  expect(waiting).toHaveLength(2)
  for (const [at, resolve] of waiting.entries()) resolve(answered(at))
  expect(await Promise.all(both)).toEqual([0, 1])
})

test('documents that want the same at the same moment ask once', async () => {
  const { api, waiting } = slowApi()
  const pages = createPageAnswers(api)
  const both = [pages.get(members, visitor(), never), pages.get(members, visitor(), never)]
  expect(waiting).toHaveLength(1)
  waiting[0]?.(answered('one'))
  expect(await Promise.all(both)).toEqual(['one', 'one'])
})
