import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Contract, Limit } from '@lonk/shared-api/contract.ts'
import { contracts } from '@lonk/shared-api/contracts.ts'
import { becomePremium } from '../../test/buying.ts'
import { startApi, type TestApi } from '../../test/harness.ts'
import { oneOfEach } from '../../test/matrix.ts'
import { createPerson } from '../../test/people.ts'
import { browserOf } from '../../test/visitors.ts'
import { days, seconds } from '../clock.ts'

// The column of limits in docs/api.md is the limits of the contract, and each of them holds: as many calls as it
// says, one more is told when to come back, and nobody else is held up.

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1' } })
}, 120_000)
afterAll(() => api.end())

const calls = Object.values(contracts as Record<string, Contract>)
const nameOf = ({ call }: Contract) => `${call.method} ${call.path}`

describe('the column of limits in docs/api.md', () => {
  const cell = (line: string, at: number) =>
    line
      .split(/(?<!\\)\|/)
      .at(at)
      ?.trim() ?? ''
  const rows = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| (GET|POST|PUT|DELETE)/.test(line))
    .map((line) => ({ names: cell(line, 1), limits: cell(line, -2) }))

  const windows: Record<string, number> = { s: 1, min: 60, h: 3600, day: 86_400 }
  /**
   * `20/h ip`, `V 20/min`, `GET 60/min`; what a call refuses with a code of its own, `3/day (403)`, is not a throttle.
   */
  const limitIn = (text: string, method: string): string[] => {
    const match =
      /^(?:((?:GET|POST|PUT|DELETE)(?:·\w+)*) )?(V )?(\d+)\/(\d*) ?(s|min|h|day)( ip)?( \(403\))?$/.exec(text)
    if (!match) throw new Error(`docs/api.md: no limit is written as "${text}"`)
    const [, methods, visitor, max, count, unit, ip, refused] = match
    if (refused || (methods && !methods.split('·').includes(method))) return []
    return [
      `${max}/${Number(count || 1) * (windows[unit ?? ''] ?? 0)} ${visitor ? 'visitor' : ip ? 'ip' : 'account'}`,
    ]
  }
  const isNamed = (names: string, { call }: Contract) => {
    const path = call.path.replaceAll(/[.?]/g, '\\$&').replace(/:filename$/, '\\{filename\\}')
    // A query in the name of another call makes that another path.
    return new RegExp(`\\b${call.method}\\b`).test(names) && new RegExp(`${path}(?!\\?push|\\w)`).test(names)
  }

  it.each(calls.map((contract) => [nameOf(contract), contract] as const))('%s', (_, contract) => {
    const found = rows.filter(({ names }) => isNamed(names, contract))
    expect(found).toHaveLength(1)
    const limits = found[0]?.limits === '–' ? [] : (found[0]?.limits.split(', ') ?? [])
    const written = limits.flatMap((text) => limitIn(text, contract.call.method))
    expect(contract.limits.map(({ max, seconds, by }) => `${max}/${seconds} ${by}`)).toEqual(written)
  })
})

type Caller = { cookie: string; address: string }
let addresses = 0
const newAddress = () => {
  addresses += 1
  return `198.51.${100 + Math.floor(addresses / 250)}.${addresses % 250}`
}

/** No input is sent: limits count before anything is read. */
const ask = async ({ call }: Contract, { cookie, address }: Caller): Promise<Response> => {
  const path = call.path.replace(':filename', 'x.webp')
  const response = await fetch(api.url + path, {
    method: call.method,
    redirect: 'manual',
    headers: {
      'X-Request-Type': 'client',
      'X-Forwarded-For': address,
      Origin: api.services.config.publicUrl,
      ...(cookie ? { Cookie: cookie } : {}),
    },
  })
  // A stream would stay open.
  if (response.status !== 429) await response.body?.cancel()
  return response
}

const member = async (premium: boolean): Promise<string> => {
  const person = await createPerson(api)
  if (premium) await becomePremium(api, { browser: browserOf(api.url, person.cookie()) })
  return person.cookie()
}

/** One who is counted, and others who are not: by account another one at the same address, by address one elsewhere. */
const callers = async ({ access }: Contract, { by }: Limit): Promise<{ one: Caller; other: Caller }> => {
  const visitor = by === 'visitor' || access === 'V' || access === 'T' || access === 'W'
  const address = newAddress()
  if (visitor) return { one: { cookie: '', address }, other: { cookie: '', address: newAddress() } }
  const cookie = () => member(access === 'P')
  return { one: { cookie: await cookie(), address }, other: { cookie: await cookie(), address } }
}

const atOnce = 25
const many = async (count: number, call: () => Promise<Response>): Promise<number[]> => {
  const answers: number[] = []
  while (answers.length < count) {
    const next = Math.min(atOnce, count - answers.length)
    const responses = await Promise.all(Array.from({ length: next }, call))
    answers.push(...responses.map(({ status }) => status))
  }
  return answers
}

/** Windows begin with the day: the test's calls fall into one of each length. */
const startOfDay = () => {
  const now = api.services.clock.now().getTime()
  api.services.clock.shift(days(1) - (now % days(1)) + seconds(1))
}

/** Calls as often as the limit allows, in batches that no shorter one refuses. */
const reach = async (limit: Limit, contract: Contract, one: Caller): Promise<number[]> => {
  const shorter = contract.limits.filter((other) => other.seconds < limit.seconds)
  const batch = Math.min(limit.max, ...shorter.map(({ max }) => max))
  const answers: number[] = []
  while (answers.length < limit.max) {
    answers.push(...(await many(Math.min(batch, limit.max - answers.length), () => ask(contract, one))))
    for (const other of shorter) api.services.clock.shift(seconds(other.seconds))
  }
  return answers
}

const limited = calls.flatMap((contract) =>
  contract.limits.map(
    (limit) => [nameOf(contract), limit.max, limit.seconds, limit.by, contract, limit] as const,
  ),
)

describe('a limit holds, says when to come back and leaves others alone:', () => {
  it.each(oneOfEach(4, limited))(
    '%s, %i in %i s by %s',
    async (_name, _max, _seconds, _by, contract, limit) => {
      startOfDay()
      const { one, other } = await callers(contract, limit)
      const answers = await reach(limit, contract, one)
      expect(answers.filter((status) => status === 429 || status === 500)).toEqual([])
      const refused = await ask(contract, one)
      expect(refused.status).toBe(429)
      const after = Number(refused.headers.get('Retry-After'))
      expect(await refused.json()).toMatchObject({ error: 'rate_limited', params: { seconds: after } })
      expect(after).toBeGreaterThan(
        Math.max(0, ...contract.limits.filter((l) => l.seconds < limit.seconds).map((l) => l.seconds)),
      )
      expect(after).toBeLessThanOrEqual(limit.seconds)
      expect((await ask(contract, other)).status).not.toBe(429)
      api.services.clock.shift(seconds(after))
      expect((await ask(contract, one)).status).not.toBe(429)
    },
    60_000,
  )
})
