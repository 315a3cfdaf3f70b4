import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { openEvents } from '../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { browserOf, joinSite, mailedLink } from '../../../test/visitors.ts'
import { days, minutes } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof joinSite>>
const fresh = 'nog een heel goed wachtwoord'

const logIn = async (person: Person, password = person.password) => {
  const browser = browserOf(api.url)
  return { browser, answer: await browser.post('/api/user.php', { email: person.email, password }) }
}
const isIn = async (browser: Person['browser']) => (await browser.get('/api/poll.php')).status === 200
const askReset = (email: string) => browserOf(api.url).post('/api/reset-password.php', { email })
const resetToken = async (email: string) =>
  new URLSearchParams((await mailedLink(api, email)).split('?')[1]).get('token') ?? ''
const reset = (token: string, password = fresh, password_repeat = password) => {
  const browser = browserOf(api.url)
  return browser
    .call('PUT', '/api/reset-password.php', { token, password, password_repeat })
    .then((answer) => ({ browser, ...answer }))
}

describe('a forgotten password', () => {
  it('is set anew by the link of the mail, which logs in here and ends every other session', async () => {
    const anna = await joinSite(api)
    expect((await askReset(anna.email.toUpperCase())).body).toEqual({ ok: true })
    expect(await mailedLink(api, anna.email)).toMatch(/^\/reset-password\/do\?token=[\w-]{43}$/)
    const token = await resetToken(anna.email)
    const shown = await browserOf(api.url).get(`/api/reset-password.php?token=${token}`)
    expect(shown.body).toEqual({ valid: true, email_masked: expect.stringMatching(/^l\*{4}@example\.test$/) })
    const { browser, status, body } = await reset(token)
    expect([status, body.user]).toEqual([200, expect.objectContaining({ id: anna.userId })])
    expect([await isIn(browser), await isIn(anna.browser)]).toEqual([true, false])
    expect((await logIn(anna)).answer.status).toBe(401)
    expect((await logIn(anna, fresh)).answer.status).toBe(200)
    expect((await api.outbox(anna.email))[0]?.subject).toBe('Je wachtwoord is gewijzigd')
  })

  it('works for an hour, once, and only by the newest link', async () => {
    const anna = await joinSite(api)
    await askReset(anna.email)
    const older = await resetToken(anna.email)
    await askReset(anna.email)
    const newer = await resetToken(anna.email)
    expect((await reset(older)).body.error).toBe('token_invalid')
    await api.shiftClock(minutes(61))
    expect((await reset(newer)).status).toBe(410)
    await askReset(anna.email)
    const token = await resetToken(anna.email)
    expect((await reset(token)).status).toBe(200)
    expect((await reset(token, 'weer een ander wachtwoord')).status).toBe(410)
    // The same call again, because its answer was lost.
    expect((await reset(token)).status).toBe(200)
    expect((await browserOf(api.url).get(`/api/reset-password.php?token=${token}`)).status).toBe(410)
  })

  it('is refused where it is weak or not typed twice alike, and the link stays good', async () => {
    const anna = await joinSite(api)
    await askReset(anna.email)
    const token = await resetToken(anna.email)
    expect(await reset(token, fresh, 'anders')).toMatchObject({
      status: 422,
      body: { error: 'password_mismatch', fields: { password_repeat: { code: 'password_mismatch' } } },
    })
    expect((await reset(token, 'Welkom2026!')).body.error).toBe('password_weak')
    expect((await reset(token, anna.email)).body.error).toBe('password_equals_login')
    expect((await reset(token)).status).toBe(200)
  })

  it('is sent to members only, at most three times a day', async () => {
    expect((await askReset('niemand@example.test')).body.error).toBe('email_not_found')
    const anna = await joinSite(api)
    const statuses = await Promise.all(Array.from({ length: 20 }, () => askReset(anna.email)))
    expect(statuses.filter(({ status }) => status === 200)).toHaveLength(3)
    expect(statuses.find(({ status }) => status !== 200)?.body.error).toBe('reset_mail_limit')
    await api.shiftClock(days(1))
    expect((await askReset(anna.email)).status).toBe(200)
  })

  it('says nothing of anybody where the site is neutral', async () => {
    const { db } = api.services
    await db.updateTable('domains').set({ niche: 7 }).execute()
    expect((await askReset('niemand@example.test')).body).toEqual({ ok: true })
    await db.updateTable('domains').set({ niche: 1 }).execute()
  })

  it('ends a lockout', async () => {
    const anna = await joinSite(api)
    for (let time = 0; time < 5; time += 1) await logIn(anna, 'verkeerd wachtwoord')
    expect((await logIn(anna)).answer.body.error).toBe('login_blocked')
    await askReset(anna.email)
    await reset(await resetToken(anna.email))
    expect((await logIn(anna, fresh)).answer.status).toBe(200)
  })
})

describe('changing the password', () => {
  const change = (person: Person, fields: Record<string, string> = {}) =>
    person.browser.put('/api/password.php', {
      old_password: person.password,
      new_password: fresh,
      new_password_repeat: fresh,
      ...fields,
    })

  it('gives this browser a new cookie and throws every other one out, streams too', async () => {
    const anna = await joinSite(api)
    const elsewhere = (await logIn(anna)).browser
    const stream = await openEvents(api.url, elsewhere.cookie())
    await stream.next()
    const before = anna.browser.cookie()
    expect((await change(anna)).body).toEqual({ ok: true })
    expect(anna.browser.cookie()).not.toBe(before)
    expect(await isIn(anna.browser)).toBe(true)
    expect([await isIn(browserOf(api.url, before)), await isIn(elsewhere)]).toEqual([false, false])
    expect((await stream.next()).event).toBe('logout')
    await expect(stream.next()).rejects.toThrow('ended')
  })

  it('needs the old one', async () => {
    const anna = await joinSite(api)
    expect(await change(anna, { old_password: 'verkeerd wachtwoord' })).toMatchObject({
      status: 422,
      body: { error: 'old_password_wrong', message: 'Controleer je oude wachtwoord.' },
    })
    expect((await change(anna, { new_password_repeat: 'x' })).body.message).toBe(
      'De opgegeven wachtwoorden zijn niet gelijk.',
    )
    expect(
      (await change(anna, { new_password: 'Welkom2026!', new_password_repeat: 'Welkom2026!' })).body,
    ).toMatchObject({
      fields: { new_password: { code: 'password_weak' } },
    })
  })

  it('leaves no session to a log-in with the old one at the same moment', async () => {
    const anna = await joinSite(api)
    const [, ...logins] = await Promise.all([change(anna), ...Array.from({ length: 12 }, () => logIn(anna))])
    const alive = await Promise.all(logins.map(({ browser }) => isIn(browser)))
    expect(alive).not.toContain(true)
    expect(await isIn(anna.browser)).toBe(true)
  })

  it('makes the link of an earlier mail worthless', async () => {
    const anna = await joinSite(api)
    await askReset(anna.email)
    const token = await resetToken(anna.email)
    await change(anna)
    expect((await reset(token)).status).toBe(410)
  })

  it('is not undone by who knows the old one and changes it at the same moment', async () => {
    const anna = await joinSite(api)
    const thief = { ...anna, browser: (await logIn(anna)).browser }
    const [hers, his] = await Promise.all([
      change(anna),
      change(thief, {
        new_password: 'het wachtwoord van de dief',
        new_password_repeat: 'het wachtwoord van de dief',
      }),
    ])
    expect([hers.status, his.status].filter((status) => status === 200)).toHaveLength(1)
    expect([await isIn(anna.browser), await isIn(thief.browser)].filter(Boolean)).toHaveLength(1)
  })
})

describe('a change of address that a thief of the password has asked for', () => {
  const askedByThief = async (person: Person) => {
    const email = `dief-${randomUUID()}@example.test`
    const { status } = await person.browser.post('/api/mail-change.php', { email, password: person.password })
    expect(status).toBe(202)
    return resetToken(email)
  }
  const follow = async (token: string) =>
    (await browserOf(api.url).put('/api/mail-change.php', { token })).status

  it('does not outlive a new password of the member', async () => {
    const anna = await joinSite(api)
    const token = await askedByThief(anna)
    await anna.browser.put('/api/password.php', {
      old_password: anna.password,
      new_password: fresh,
      new_password_repeat: fresh,
    })
    expect(await follow(token)).toBe(410)
  })

  it('does not outlive a password set by the mail to the member', async () => {
    const anna = await joinSite(api)
    const token = await askedByThief(anna)
    await askReset(anna.email)
    await reset(await resetToken(anna.email))
    expect(await follow(token)).toBe(410)
  })
})

describe('sessions', () => {
  it('are listed with the own one marked, and ended one by one or all but this', async () => {
    const anna = await joinSite(api)
    const others = await Promise.all([logIn(anna), logIn(anna), logIn(anna)])
    const list = async () =>
      ((await anna.browser.get('/api/sessions.php')).body.sessions as { id: number; current: boolean }[]) ??
      []
    const sessions = await list()
    expect(sessions.filter(({ current }) => current)).toHaveLength(1)
    expect(sessions).toHaveLength(4)
    expect(JSON.stringify(sessions)).not.toContain(anna.browser.cookie().split('=')[1])

    const other = sessions.find(({ current }) => !current)
    await anna.browser.delete('/api/sessions.php', { id: other?.id })
    expect(await list()).toHaveLength(3)
    expect((await anna.browser.call('DELETE', '/api/sessions.php?all=true')).body).toEqual({ ok: true })
    expect(await list()).toHaveLength(1)
    expect(await Promise.all(others.map(({ browser }) => isIn(browser)))).toEqual([false, false, false])
  })

  it('of somebody else stay', async () => {
    const anna = await joinSite(api)
    const bram = await joinSite(api)
    const [own] = (await anna.browser.get('/api/sessions.php')).body.sessions as { id: number }[]
    expect((await bram.browser.delete('/api/sessions.php', { id: own?.id })).body).toEqual({ ok: true })
    expect(await isIn(anna.browser)).toBe(true)
    expect((await bram.browser.delete('/api/sessions.php', {})).status).toBe(422)
  })

  it('change their token at log-in, and do not outlive logging out', async () => {
    const anna = await joinSite(api)
    const before = anna.browser.cookie()
    await anna.browser.post('/api/user.php', { email: anna.email, password: anna.password })
    expect(anna.browser.cookie()).not.toBe(before)
    expect(await isIn(browserOf(api.url, before))).toBe(false)
    const now = anna.browser.cookie()
    await anna.browser.get('/api/logout.php')
    expect(await isIn(browserOf(api.url, now))).toBe(false)
  })
})
