import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { openEvents } from '../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { browserOf, joinSite, signUp } from '../../../test/visitors.ts'
import { days, hours, minutes } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
// They all come from one place, which is blocked once enough have failed.
beforeEach(() => api.services.db.deleteFrom('login_attempts').execute())
afterAll(() => api.end())

const visitor = () => browserOf(api.url)
const loginAs = (email: string, password: string) => visitor().post('/api/user.php', { email, password })

describe('the session', () => {
  it('is an opaque cookie whose hash alone is stored', async () => {
    const { email, password } = await signUp(api)
    const browser = visitor()
    const answer = await browser.post('/api/user.php', { email, password })
    const cookie = answer.headers.getSetCookie().find((one) => one.startsWith('sid='))
    expect(cookie).toMatch(/HttpOnly; SameSite=Lax/)
    expect(cookie).toMatch(/Max-Age=2592000; Path=\//)
    const token = cookie?.split(';')[0]?.split('=')[1] ?? ''
    const stored = await api.services.db.selectFrom('sessions').select('token_hash').execute()
    expect(stored.map(({ token_hash }) => token_hash)).not.toContain(token)
  })

  it('that has ended leaves the cookie alone: a call that began before a new one may end after it', async () => {
    const { browser } = await signUp(api)
    const cookie = browser.cookie()
    await browser.get('/api/logout.php')
    const late = await browserOf(api.url, cookie).get('/api/poll.php')
    expect(late.headers.getSetCookie().filter((one) => one.startsWith('sid='))).toEqual([])
  })

  it('is not opened for somebody who was erased a moment ago', async () => {
    const { email, password, profileId } = await joinSite(api)
    // As erasing leaves it, where it comes between the password and the answer.
    await api.services.db.deleteFrom('profiles').where('id', '=', profileId).execute()
    const answer = await loginAs(email, password)
    expect([answer.status, answer.body.error]).toEqual([401, 'login_failed'])
  })

  it('ends with the browser where it is not to be remembered', async () => {
    const { email, password } = await signUp(api)
    const answer = await visitor().post('/api/user.php', { email, password, remember: false })
    expect(answer.headers.getSetCookie().join()).not.toMatch(/Max-Age/)
  })

  it('rotates at login: the old token is worth nothing', async () => {
    const { browser, email, password } = await signUp(api)
    const before = browser.cookie()
    await browser.post('/api/user.php', { email, password })
    expect(browser.cookie()).not.toBe(before)
    const old = await browserOf(api.url, before).get('/api/poll.php')
    expect(old).toMatchObject({ status: 403, body: { authentication_required: true } })
  })

  it('rotates at login: what the old one still listens to ends, whoever logs in there', async () => {
    const [anna, bram] = [await signUp(api), await signUp(api)]
    const stream = await openEvents(api.url, anna.browser.cookie())
    await stream.next()
    await anna.browser.post('/api/user.php', { email: bram.email, password: bram.password })
    expect((await stream.next()).event).toBe('logout')
    await expect(stream.next()).rejects.toThrow('ended')
  })

  it('renewed for the same member ends what listens to the old one, without saying that it is over', async () => {
    const { browser, email, password } = await signUp(api)
    const stream = await openEvents(api.url, browser.cookie())
    await stream.next()
    await browser.post('/api/user.php', { email, password })
    await expect(stream.next()).rejects.toThrow('ended')
    const next = await openEvents(api.url, browser.cookie())
    await next.next()
    await browser.put('/api/password.php', {
      old_password: password,
      new_password: 'nog een heel goed wachtwoord',
      new_password_repeat: 'nog een heel goed wachtwoord',
    })
    await expect(next.next()).rejects.toThrow('ended')
  })

  it('is gone after logout', async () => {
    const { browser } = await signUp(api)
    const cookie = browser.cookie()
    await browser.get('/api/logout.php')
    const later = await browserOf(api.url, cookie).get('/api/likes.php')
    expect(later).toMatchObject({ status: 403, body: { error: 'authentication_required' } })
  })

  it('is not needed to ask who one is', async () => {
    expect(await visitor().get('/api/user.php')).toMatchObject({ status: 200, body: { user: null } })
  })

  it('ends 30 days after the last visit, and each visit of another day begins them anew', async () => {
    const { browser, userId } = await joinSite(api)
    const given = async () => (await browser.get('/api/user.php')).headers.getSetCookie().join()
    await api.shiftClock(hours(23))
    expect(await given()).toBe('')
    await api.shiftClock(days(29))
    expect(await given()).toContain('Max-Age=2592000')
    await api.shiftClock(days(29))
    expect(await browser.get('/api/user.php')).toMatchObject({ body: { user: { id: userId } } })
    await api.shiftClock(days(31))
    expect(await browser.get('/api/user.php')).toMatchObject({ body: { user: null } })
  })

  it('ends after 90 days, however often its member comes', async () => {
    const { browser } = await joinSite(api)
    let given = ''
    for (let week = 0; week < 12; week += 1) {
      await api.shiftClock(days(7))
      const answer = await browser.get('/api/user.php')
      expect(answer.body.user).not.toBeNull()
      given = answer.headers.getSetCookie().join() || given
    }
    // In the 12th week, six days before the end.
    expect(Number(/Max-Age=(\d+)/.exec(given)?.[1])).toBeLessThanOrEqual(days(30) / 1000)
    await api.shiftClock(days(5))
    expect((await browser.get('/api/user.php')).body.user).not.toBeNull()
    await api.shiftClock(days(1))
    expect((await browser.get('/api/user.php')).body.user).toBeNull()
  })
})

describe('logging in', () => {
  it('says the same of a wrong password and of an unknown address', async () => {
    const { email } = await signUp(api)
    const wrong = await loginAs(email, 'not the right one')
    const unknown = await loginAs(`${randomUUID()}@example.test`, 'not the right one')
    expect([wrong.status, wrong.body.error]).toEqual([unknown.status, unknown.body.error])
    expect(wrong).toMatchObject({ status: 401, body: { error: 'login_failed' } })
  })

  it('tells who is banned where to object, and nobody without the password that they are', async () => {
    const { email, password, browser } = await signUp(api)
    await browser.get('/api/logout.php')
    await api.services.db.updateTable('users').set({ status: 'banned' }).where('email', '=', email).execute()
    const answer = await loginAs(email, password)
    expect(answer).toMatchObject({
      status: 403,
      body: { error: 'account_banned', params: { complaint_url: '/complaints' } },
    })
    expect(answer.headers.getSetCookie().filter((one) => one.startsWith('sid='))).toEqual([])
    expect((await loginAs(email, 'niet het wachtwoord')).body.error).toBe('login_failed')
  })

  it('is blocked after five failures, and says for how many minutes', async () => {
    const { email, password } = await signUp(api)
    for (let attempt = 0; attempt < 4; attempt += 1) await loginAs(email, 'wrong')
    expect(await loginAs(email, 'wrong')).toMatchObject({
      status: 423,
      body: { error: 'login_blocked', params: { minutes: 15 } },
    })
    expect((await loginAs(email, password)).status).toBe(423)
    await api.shiftClock(minutes(16))
    expect((await loginAs(email, password)).status).toBe(200)
  })

  it('with success forgets the failures before it', async () => {
    const { email, password } = await signUp(api)
    for (let attempt = 0; attempt < 4; attempt += 1) await loginAs(email, 'wrong')
    expect((await loginAs(email, password)).status).toBe(200)
    for (let attempt = 0; attempt < 4; attempt += 1) expect((await loginAs(email, 'wrong')).status).toBe(401)
  })

  it('is blocked for an account that is tried from everywhere, and for a place that tries many', async () => {
    const from = (ip: string, email: string, password = 'wrong') =>
      visitor().post('/api/user.php', { email, password }, { headers: { 'X-Forwarded-For': ip } })
    /** As after so many more failures. */
    const failed = (kind: 'account' | 'ip', count: number) =>
      api.services.db.updateTable('login_attempts').set({ failed: count }).where('kind', '=', kind).execute()
    const { email, password } = await signUp(api)
    expect((await from('198.51.100.1', email)).status).toBe(401)
    await failed('account', 48)
    expect((await from('198.51.100.2', email)).status).toBe(401)
    expect((await from('198.51.100.3', email)).body.params).toEqual({ minutes: 60 })
    expect((await from('198.51.100.4', email, password)).status).toBe(423)

    const other = await signUp(api)
    expect((await from('203.0.113.7', `1-${email}`)).status).toBe(401)
    await failed('ip', 18)
    expect((await from('203.0.113.7', `2-${email}`)).status).toBe(401)
    expect((await from('203.0.113.7', `3-${email}`)).body.params).toEqual({ minutes: 15 })
    expect((await from('203.0.113.7', other.email, other.password)).status).toBe(423)
    expect((await from('203.0.113.8', other.email, other.password)).status).toBe(200)
  })

  it('counts parallel failures one by one', async () => {
    const { email } = await signUp(api)
    await Promise.all(Array.from({ length: 10 }, () => loginAs(email, 'wrong')))
    expect((await loginAs(email, 'wrong')).status).toBe(423)
  })

  it('gives no more than five guesses to whoever makes fifteen at once', async () => {
    const { email, password } = await signUp(api)
    const wrong = Array.from({ length: 15 }, () => loginAs(email, 'wrong'))
    const right = loginAs(email, password)
    const answers = await Promise.all(wrong)
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4)
    expect((await right).status).toBe(423)
  })
})

describe('guards', () => {
  it('refuse a state-changing call that another site could have caused', async () => {
    const { browser } = await signUp(api)
    const foreign = {
      'X-Request-Type': '',
      Origin: 'https://elsewhere.example',
      'Sec-Fetch-Site': 'cross-site',
    }
    const put = await browser.call('PUT', '/api/user.php', { language: 'de' }, { headers: foreign })
    expect(put).toMatchObject({ status: 403, body: { error: 'forbidden' } })
    const logout = await browser.call('GET', '/api/logout.php', undefined, { headers: foreign })
    expect(logout.status).toBe(403)
    const own = { 'X-Request-Type': '', Origin: 'http://localhost:3999', 'Sec-Fetch-Site': 'same-origin' }
    expect((await browser.call('PUT', '/api/user.php', { language: 'de' }, { headers: own })).status).toBe(
      200,
    )
  })

  it('take no text/plain, no __proto__ and no unknown field', async () => {
    const send = (body: string, type = 'application/json') =>
      fetch(`${api.url}/api/signup-check.php`, {
        method: 'POST',
        headers: { 'Content-Type': type, 'X-Request-Type': 'client' },
        body,
      })
    expect((await send('{}', 'text/plain')).status).toBe(415)
    expect((await send('{"__proto__":{"a":1}}')).status).toBe(400)
    expect((await send('{')).status).toBe(400)
    expect((await send('{"other":1}')).status).toBe(422)
    expect((await send('[]')).status).toBe(422)
  })

  it('let a beacon in with its origin alone, whatever its body', async () => {
    const send = (origin: string) =>
      fetch(`${api.url}/api/page-hidden.php`, {
        method: 'POST',
        headers: { Origin: origin, 'Content-Type': 'text/plain;charset=UTF-8' },
        body: '',
      })
    expect((await send('http://localhost:3999')).status).toBe(204)
    expect((await send('https://elsewhere.example')).status).toBe(403)
  })

  it('speak the language of the cookie, then of the browser', async () => {
    const message = async (headers: Record<string, string>) =>
      (await visitor().call('GET', '/api/likes.php', undefined, { headers })).body.message
    const dutch = await message({})
    const german = await message({ 'Accept-Language': 'de-DE,de;q=0.9,en;q=0.5' })
    const chosen = await message({ 'Accept-Language': 'de', Cookie: 'i18n_redirected=en' })
    expect(dutch).toBe('Log in om verder te gaan.')
    expect(new Set([dutch, german, chosen]).size).toBe(3)
  })
})
