import { createECDH, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { type Browser, browserOf, joinSite, mailedToken } from '../../../test/visitors.ts'
import { days } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof joinSite>>
const fresh = 'een heel ander wachtwoord'

const logIn = async ({ email, password }: Pick<Person, 'email' | 'password'>): Promise<Browser> => {
  const browser = browserOf(api.url)
  await browser.post('/api/user.php', { email, password })
  return browser
}
const subscribe = async (browser: Browser) => {
  const keys = {
    p256dh: createECDH('prime256v1').generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`
  const answer = await browser.post('/api/user.php?push=1', { subscription: { endpoint, keys } })
  expect(answer.status).toBe(200)
  return endpoint
}
const hasPush = async (browser: Browser) => Object((await browser.get('/api/user.php')).body.user).has_push
const subscriptionsOf = async ({ userId }: Person) => {
  const rows = await api.services.db
    .selectFrom('push_subscriptions')
    .select('endpoint')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ endpoint }) => endpoint)
}
const currentSession = async (browser: Browser) => {
  const { sessions } = Object((await browser.get('/api/sessions.php')).body)
  return sessions.find(({ current }: { current: boolean }) => current).id
}
const changePassword = ({ password }: Person, browser: Browser) =>
  browser.put('/api/password.php', {
    old_password: password,
    new_password: fresh,
    new_password_repeat: fresh,
  })

describe('a push subscription ends with the session that made it', () => {
  it.each<[string, (person: Person, elsewhere: Browser) => Promise<{ status: number }>]>([
    ['by a log-out', ({ browser }) => browser.get('/api/logout.php')],
    [
      'from another browser',
      async ({ browser }, elsewhere) =>
        elsewhere.delete('/api/sessions.php', { id: await currentSession(browser) }),
    ],
    ['with all others', (_, elsewhere) => elsewhere.call('DELETE', '/api/sessions.php?all=true')],
    ['by a change of password elsewhere', changePassword],
    ['by a change of password in its own browser', (person) => changePassword(person, person.browser)],
    [
      'by a password that was lost',
      async ({ email }) => {
        await browserOf(api.url).post('/api/reset-password.php', { email })
        const token = await mailedToken(api, email)
        return browserOf(api.url).call('PUT', '/api/reset-password.php', {
          token,
          password: fresh,
          password_repeat: fresh,
        })
      },
    ],
    [
      'by a log-in of somebody else in its browser',
      async ({ browser }) => {
        const { email, password } = await joinSite(api)
        return browser.post('/api/user.php', { email, password })
      },
    ],
    [
      'by the deletion of its account',
      ({ browser, password }) => browser.delete('/api/account.php', { password, reason: 'no_time' }),
    ],
  ])('%s', async (_, end) => {
    const person = await joinSite(api)
    const elsewhere = await logIn(person)
    const endpoint = await subscribe(person.browser)
    expect(await subscriptionsOf(person)).toEqual([endpoint])
    expect((await end(person, elsewhere)).status).toBe(200)
    expect(await subscriptionsOf(person)).toEqual([])
  })

  it('by its age', async () => {
    const person = await joinSite(api)
    await subscribe(person.browser)
    await api.shiftClock(days(31))
    expect(await subscriptionsOf(person)).toEqual([])
  })

  it('and no other', async () => {
    const person = await joinSite(api)
    const elsewhere = await logIn(person)
    const kept = await subscribe(elsewhere)
    await subscribe(person.browser)
    await person.browser.get('/api/logout.php')
    expect(await subscriptionsOf(person)).toEqual([kept])
    expect(await hasPush(elsewhere)).toBe(true)
  })
})

describe('whether a member has push', () => {
  it('is said of the browser that asks', async () => {
    const person = await joinSite(api)
    const elsewhere = await logIn(person)
    await subscribe(person.browser)
    expect([await hasPush(person.browser), await hasPush(elsewhere)]).toEqual([true, false])
  })

  it('is asked anew by the page that has changed the password', async () => {
    const person = await joinSite(api)
    await subscribe(person.browser)
    const known = Number((await person.browser.get('/api/poll.php')).body.user_rev)
    await changePassword(person, person.browser)
    expect(await hasPush(person.browser)).toBe(false)
    expect(Number((await person.browser.get('/api/poll.php')).body.user_rev)).toBeGreaterThan(known)
  })
})
