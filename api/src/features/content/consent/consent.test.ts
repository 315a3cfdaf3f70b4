import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { browserOf, signUp } from '../../../../test/visitors.ts'
import { days } from '../../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } })
}, 120_000)
afterAll(() => api.end())

const yes = { version: '1', functional: true, analytics: true, marketing: true }
const no = { version: '1', functional: true, analytics: false, marketing: false }
const say = (choice: unknown, headers: Record<string, string> = {}) =>
  browserOf(api.url).post('/api/consent.php', choice, { headers })
const cookieOf = (answer: { headers: Headers }) =>
  answer.headers.getSetCookie().find((cookie) => cookie.startsWith('lonk_consent='))
const rows = () => api.services.db.selectFrom('cookie_consents').selectAll().orderBy('id').execute()

describe('a choice about cookies', () => {
  it('that is a no leaves nothing behind, neither here nor in the browser', async () => {
    const before = await rows()
    const answer = await say(no)
    expect(answer).toMatchObject({ status: 200, body: { ok: true } })
    expect(answer.headers.getSetCookie()).toEqual([])
    expect(await rows()).toEqual(before)
  })

  it('that is a yes is recorded under the hash of an opaque cookie, for 180 days', async () => {
    const answer = await say(yes)
    const cookie = cookieOf(answer) ?? ''
    expect(cookie).toMatch(/Max-Age=15552000; Path=\/api\/consent\.php; HttpOnly; SameSite=Lax/)
    const row = (await rows()).at(-1)
    expect(row).toMatchObject({ user_id: null, version: '1', marketing: true })
    expect(cookie).not.toContain(row?.visitor_hash)
  })

  it('can be taken back: the record says so and the cookie goes', async () => {
    const given = cookieOf(await say(yes))?.split(';')[0] ?? ''
    const answer = await say(no, { Cookie: given })
    expect(cookieOf(answer)).toMatch(/^lonk_consent=;/)
    const [before, after] = (await rows()).slice(-2)
    expect(after?.visitor_hash).toBe(before?.visitor_hash)
    expect(after?.marketing).toBe(false)
  })

  it('of a member stands with the account, and needs no cookie', async () => {
    const { browser, userId } = await signUp(api)
    for (const choice of [yes, no]) {
      const answer = await browser.post('/api/consent.php', choice)
      expect(cookieOf(answer)).toBeUndefined()
    }
    const mine = (await rows()).filter((row) => row.user_id === userId)
    expect(mine.map(({ marketing }) => marketing)).toEqual([true, false])
  })

  it('that is a yes counts for the text in force alone, a no for any', async () => {
    const known = (await rows()).length
    expect(await say({ ...yes, version: '<i>ooit</i>' })).toMatchObject({
      status: 409,
      body: { error: 'terms_outdated' },
    })
    expect((await rows()).length).toBe(known)
    const { browser } = await signUp(api)
    expect((await browser.post('/api/consent.php', { ...no, version: '0' })).status).toBe(200)
    expect((await rows()).at(-1)?.version).toBe('1')
  })

  it('is forgotten after its 180 days', async () => {
    await say(yes)
    await api.shiftClock(days(181))
    expect(await rows()).toEqual([])
  })

  it.each([
    ['without what is needed', { ...no, functional: false }],
    ['without a version', { functional: true, analytics: false, marketing: false }],
    ['with more than that', { ...no, other: true }],
  ])('is refused %s', async (_, choice) => {
    expect((await say(choice)).status).toBe(422)
  })
})
