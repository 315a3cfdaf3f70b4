import { expect, test } from '@jest/globals'
import { testCompany, testPage } from '../testing/answers.ts'
import type { ApiClient } from './api-client.ts'
import { createContentCache } from './content-cache.ts'

const visitor = {
  cookies: new Map(),
  cookieHeader: undefined,
  hasSession: false,
  acceptLanguage: undefined,
  host: 'lonk.test',
  https: false,
  country: undefined,
  arrival: 'direct' as const,
  requestId: 'a',
  forwarded: {},
}

/** An API at the network's edge that answers when it is told to. */
const slowApi = () => {
  const waiting: ((answer: unknown) => void)[] = []
  const ask = () => new Promise((resolve) => waiting.push(resolve))
  const api = { ask, get: ask } as unknown as ApiClient
  return { api, waiting }
}
const never = new AbortController().signal
const turn = () => new Promise((resolve) => setImmediate(resolve))

test('an answer too late for one document serves the next, and is asked for once', async () => {
  const { api, waiting } = slowApi()
  const cache = createContentCache(api)
  const impatient = new AbortController()
  const first = cache.company(visitor, impatient.signal)
  const second = cache.company(visitor, impatient.signal)
  impatient.abort()
  expect(await Promise.all([first, second])).toEqual([null, null])
  expect(waiting).toHaveLength(1)
  waiting[0]?.({ answer: { companyinfo: testCompany }, setCookies: [] })
  await turn()
  expect(await cache.company(visitor, never)).toEqual(testCompany)
})

test('an answer is asked anew after its time, and serves on while none comes', async () => {
  let now = 0
  const { api, waiting } = slowApi()
  const cache = createContentCache(api, () => now, 1000)
  const first = cache.page('terms', 'nl', visitor, never)
  waiting[0]?.({ answer: testPage, setCookies: [] })
  expect(await first).toEqual(testPage)
  now = 999
  expect(await cache.page('terms', 'nl', visitor, never)).toEqual(testPage)
  expect(waiting).toHaveLength(1)
  now = 1000
  const later = cache.page('terms', 'nl', visitor, never)
  waiting[1]?.(null)
  expect(await later).toEqual(testPage)
})

test('what the API does not know is absent; what it cannot say is not', async () => {
  const { api, waiting } = slowApi()
  const cache = createContentCache(api)
  for (const [refused, expected] of [
    [404, 'absent'],
    [500, null],
  ] as const) {
    const asked = cache.page(`page-${refused}`, 'nl', visitor, never)
    waiting.pop()?.({ refused })
    expect(await asked).toBe(expected)
  }
})
