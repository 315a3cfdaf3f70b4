import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { Contract } from '@lonk/shared-api/contract.ts'
import { contracts } from '@lonk/shared-api/contracts.ts'
import { type ErrorCode, errorStatus } from '@lonk/shared-api/errors/catalogue.ts'
import { startApi, type TestApi } from '../../test/harness.ts'
import { createPerson } from '../../test/people.ts'
import { after, days } from '../clock.ts'

// What docs/api.md 2.0 says of every call, checked for every call; and the rows of 2.3 against the contract.

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const calls = Object.values(contracts as Record<string, Contract>)
const nameOf = ({ call }: Contract) => `${call.method} ${call.path}`
const named = (list: Contract[]) => list.map((contract) => [nameOf(contract), contract] as const)

/** A call with nothing in it: access and origin are asked before anything is read. */
const ask = async (
  { call }: Contract,
  {
    cookie = '',
    headers = { 'X-Request-Type': 'client' },
  }: { cookie?: string; headers?: Record<string, string> } = {},
) => {
  const response = await fetch(api.url + call.path.replace(':filename', 'x.webp'), {
    method: call.method,
    redirect: 'manual',
    headers: { ...headers, ...(cookie ? { Cookie: cookie } : {}) },
  })
  const isJson = response.headers.get('Content-Type')?.includes('json')
  const body: Record<string, unknown> = isJson ? Object(await response.json()) : {}
  if (!isJson) await response.body?.cancel()
  return { status: response.status, headers: response.headers, body }
}

const guarded = calls.filter(
  ({ call, csrf }) => csrf !== 'exempt' && (call.method !== 'GET' || csrf === 'effect'),
)

describe('who may call', () => {
  it.each(named(calls.filter(({ access }) => ['U', 'C', 'P'].includes(access))))(
    '%s: no visitor, who is told to log in',
    async (_, contract) => {
      const headers = contract.csrf === 'beacon' ? { Origin: api.services.config.publicUrl } : undefined
      expect(await ask(contract, headers ? { headers } : {})).toMatchObject({
        status: 403,
        body: { error: 'authentication_required', authentication_required: true },
      })
    },
  )

  it.each([
    ['C', 'email_not_confirmed', { status: 'not_confirmed' }],
    ['P', 'premium_only', {}],
  ] as const)('calls of level %s refuse others with %s, and log nobody out', async (level, error, who) => {
    const list = calls.filter(({ access }) => access === level)
    expect(list.length).toBeGreaterThan(0)
    const person = await createPerson(api, who)
    for (const contract of list) {
      const { status, body } = await ask(contract, { cookie: person.cookie() })
      expect([nameOf(contract), status, body.error]).toEqual([nameOf(contract), 403, error])
      expect(body).not.toHaveProperty('authentication_required')
    }
  })
})

describe('a call with effects', () => {
  it.each(named(guarded))('%s: not from another site', async (_, contract) => {
    const { cookie } = await createPerson(api)
    const own = api.services.config.publicUrl
    const foreign: Record<string, string>[] = [
      {},
      { Origin: 'https://evil.example' },
      { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site' },
      ...(contract.csrf === 'beacon' ? [{ 'X-Request-Type': 'client' }] : []),
      ...(contract.call.method === 'GET' ? [] : [{ Origin: own, 'Sec-Fetch-Site': 'cross-site' }]),
    ]
    for (const headers of foreign) {
      const { status, body } = await ask(contract, { cookie: cookie(), headers })
      expect([headers, status, body.error]).toEqual([headers, 403, 'forbidden'])
      expect(body).not.toHaveProperty('authentication_required')
    }
    const ours = { Origin: own, 'Sec-Fetch-Site': 'same-origin' }
    expect((await ask(contract, { cookie: cookie(), headers: ours })).body.error).not.toBe('forbidden')
  })
})

describe('every answer', () => {
  it.each(named(calls))('%s: has its number, and stays with whom it is for', async (_, contract) => {
    const person = await createPerson(api)
    for (const cookie of ['', person.cookie()]) {
      const { status, headers, body } = await ask(contract, { cookie })
      expect(headers.get('X-Request-Id')).toEqual(expect.stringMatching(/^[0-9a-f-]{36}$/))
      if (body.error) expect(body).toMatchObject({ request_id: headers.get('X-Request-Id') })
      const mayBeKept = contract.cacheSeconds !== undefined && status < 300
      expect(headers.get('Cache-Control')).toMatch(mayBeKept ? /^public, max-age=\d+$/ : /no-store|no-cache/)
    }
  })

  const kept = calls.filter(({ cacheSeconds }) => cacheSeconds !== undefined)
  it.each(named(kept))('%s: may be kept by everybody, and so gives nobody a cookie', async (_, contract) => {
    const old = await createPerson(api)
    // Due to be renewed.
    await api.services.db
      .updateTable('sessions')
      .set({ expires_at: after(api.services.clock.now(), days(3)) })
      .where('user_id', '=', old.userId)
      .execute()
    const { headers } = await ask(contract, { cookie: old.cookie() })
    expect(headers.getSetCookie()).toEqual([])
    const own = await fetch(`${api.url}/api/settings.php`, { headers: { Cookie: old.cookie() } })
    expect(own.headers.getSetCookie()).toHaveLength(1)
  })

  it('to an address that is none is no less an answer', async () => {
    const response = await fetch(`${api.url}/api/nothing.php`)
    expect([response.status, response.headers.get('Cache-Control')]).toEqual([404, 'no-store'])
    expect(await response.json()).toMatchObject({
      error: 'not_found',
      request_id: response.headers.get('X-Request-Id'),
    })
  })
})

describe('input that nobody asked for', () => {
  const more = { zzz_unknown: '1' }
  const unknown = ({ query, body }: Contract) =>
    (query ?? body)
      ?.safeParse(more)
      .error?.issues.some(
        (issue) => issue.code === 'unrecognized_keys' && issue.keys.includes('zzz_unknown'),
      ) ?? false
  const ours = calls.filter(({ csrf, body }) => body && csrf !== 'exempt')
  it.each(named(ours))('%s: is refused in a body', (_, contract) => {
    expect(unknown(contract)).toBe(true)
  })
  it.each(named(calls.filter(({ query }) => query)))('%s: is passed over in a query', (_, contract) => {
    expect(unknown(contract)).toBe(false)
  })
})

describe('a refusal that the row of a call names', () => {
  it.each([
    ['PUT', '/api/user.php', { language: 'xx' }, 'language_unsupported', {}],
    ['GET', '/api/page.php?name=terms&lang=xx', undefined, 'language_unsupported', {}],
    ['POST', '/api/mail-change.php', { email: 'nobody', password: 'x' }, 'email_invalid', {}],
    [
      'PUT',
      '/api/reset-password.php',
      { token: 'a'.repeat(43), password: 'short', password_repeat: 'short' },
      'password_weak',
      {},
    ],
    [
      'POST',
      '/api/user.php?push=1',
      { subscription: { endpoint: 'x', expirationTime: null, keys: { p256dh: 'x', auth: 'x' } } },
      'subscription_invalid',
      {},
    ],
    ['POST', '/api/directdebit-otp.php', { phone: '12', bundle_id: 1 }, 'phone_invalid', {}],
    [
      'POST',
      '/api/message.php',
      { profile_id: 0, client_id: randomUUID(), type: 'text', text: 'a'.repeat(20_001) },
      'message_too_long',
      { max: 1000 },
    ],
  ])('%s %s says it itself, whoever finds it', async (method, path, body, error, params) => {
    const [anna, bram] = [await createPerson(api, { credits: 1 }), await createPerson(api)]
    const whole = body && 'profile_id' in body ? { ...body, profile_id: bram.profileId } : body
    const answer = await anna.call(method, path, whole)
    expect(answer).toMatchObject({ status: 422, body: { error } })
    expect(answer.body.params ?? {}).toEqual(params)
    expect(answer.body.message).not.toContain('{')
  })
})

describe('the rows of docs/api.md', () => {
  const cells = (line: string) => line.split(/(?<!\\)\|/).map((cell) => cell.trim())
  const rows = readFileSync(new URL('../../../docs/api.md', import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => /^\| (GET|POST|PUT|DELETE)/.test(line))
    .map((line) => {
      const [, names = '', access = '', , , errors = ''] = cells(line)
      return { names, access, errors }
    })
  const isNamed = (names: string, { call }: Contract) => {
    const path = call.path.replaceAll(/[.?]/g, '\\$&').replace(/:filename$/, '\\{filename\\}')
    return new RegExp(`\\b${call.method}\\b`).test(names) && new RegExp(`${path}(?!\\?push|\\w)`).test(names)
  }
  const callsOf = ({ names }: { names: string }) => calls.filter((contract) => isNamed(names, contract))
  /** `account_banned`, and the statuses that stand for "absent": `404`. */
  const codesIn = (text: string): ErrorCode[] =>
    [...text.matchAll(/[a-z_]{4,}/g)].flatMap(([word]) =>
      Object.hasOwn(errorStatus, word) ? [word as ErrorCode] : [],
    )
  /** What the row says where the handler itself tells who may: a session or a token, a refusal that counts. */
  const accessWord = ({ access, errors }: Contract) => {
    if (access === 'T' && errors.includes('authentication_required')) return 'U/T'
    return access === 'U' && errors.length === 1 && errors[0] === 'premium_only' ? 'P' : access
  }
  const generic: readonly ErrorCode[] = ['authentication_required']
  const absent: readonly ErrorCode[] = ['not_found', 'profile_not_found']

  it.each(rows.map((row) => [row.names, row] as const))('%s: access, key and refusals', (_, row) => {
    const own = callsOf(row)
    expect(own.length).toBeGreaterThan(0)
    expect(row.access.split(' · ').sort()).toEqual([...new Set(own.map(accessWord))].sort())
    expect(row.names.includes('ⓘ')).toBe(own.some(({ call }) => call.idempotent))
    const refused = new Set(own.flatMap(({ errors }) => [...errors]))
    const written = new Set(codesIn(row.errors))
    expect([...written].filter((code) => !refused.has(code))).toEqual([])
    const unsaid = [...refused].filter((code) => !written.has(code) && !generic.includes(code))
    expect(unsaid.filter((code) => !(absent.includes(code) && /\b404\b/.test(row.errors)))).toEqual([])
    for (const [, status, list = ''] of row.errors.matchAll(/\b(4\d\d) ([^;0-9][^;]*)/g))
      for (const code of codesIn(list)) expect([code, errorStatus[code]]).toEqual([code, Number(status)])
  })
})
