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

  it('works for an hour and once, and no other link of before works after it', async () => {
    const anna = await joinSite(api)
    await askReset(anna.email)
    const dead = await resetToken(anna.email)
    await api.shiftClock(minutes(61))
    expect((await reset(dead)).status).toBe(410)
    await askReset(anna.email)
    const older = await resetToken(anna.email)
    await api.shiftClock(minutes(11))
    await askReset(anna.email)
    const token = await resetToken(anna.email)
    expect(token).not.toBe(older)
    expect((await reset(token)).status).toBe(200)
    expect((await reset(token, 'weer een ander wachtwoord')).status).toBe(410)
    expect((await reset(older)).status).toBe(410)
    expect((await browserOf(api.url).get(`/api/reset-password.php?token=${token}`)).status).toBe(410)
  })

  it('by a used link logs nobody in, and after minutes it is not even said that the password is right', async () => {
    const anna = await joinSite(api)
    await askReset(anna.email)
    const token = await resetToken(anna.email)
    expect((await reset(token)).body.user).not.toBeNull()
    // The same call again, because its answer was lost.
    const again = await reset(token)
    expect([again.status, again.body]).toEqual([200, { user: null }])
    expect(again.browser.cookie()).toBe('')
    await api.shiftClock(minutes(6))
    expect((await reset(token)).body.error).toBe('token_invalid')
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

  const resetMails = async (email: string) =>
    (await api.outbox(email)).filter(({ text }) => text.includes('/reset-password/do?token='))

  it('is sent to members only, once however often it is asked for at a time', async () => {
    expect((await askReset('niemand@example.test')).body.error).toBe('email_not_found')
    const anna = await joinSite(api)
    const asked = await Promise.all(Array.from({ length: 20 }, () => askReset(anna.email)))
    expect(asked.map(({ body }) => body)).toEqual(asked.map(() => ({ ok: true })))
    expect(await resetMails(anna.email)).toHaveLength(1)
  })

  it('is sent three times a day to whoever asks from one place', async () => {
    const anna = await joinSite(api)
    const asked = async () => {
      const { status, body } = await askReset(anna.email)
      await api.shiftClock(minutes(15))
      return status === 200 ? 'sent' : body.error
    }
    expect([await asked(), await asked(), await asked(), await asked()]).toEqual([
      'sent',
      'sent',
      'sent',
      'reset_mail_limit',
    ])
    await api.shiftClock(days(1))
    expect(await asked()).toBe('sent')
  })

  it('is neither killed nor used up by a stranger who asks for it all day', async () => {
    const anna = await joinSite(api)
    const stranger = (place: number) => {
      const headers = { 'X-Forwarded-For': `203.0.113.${place}` }
      return browserOf(api.url).post('/api/reset-password.php', { email: anna.email }, { headers })
    }
    const hers = { headers: { 'X-Forwarded-For': '198.51.100.7' } }
    await browserOf(api.url).post('/api/reset-password.php', { email: anna.email }, hers)
    const first = await resetToken(anna.email)
    for (let time = 0; time < 50; time += 1) await stranger(time)
    expect(await resetMails(anna.email)).toHaveLength(1)
    const works = async (token: string) =>
      (await browserOf(api.url).get(`/api/reset-password.php?token=${token}`)).status
    expect(await works(first)).toBe(200)
    await api.shiftClock(minutes(11))
    await stranger(51)
    expect(await works(first)).toBe(200)

    // A day of it, from everywhere: whenever she asks, a link that works is in her mailbox.
    for (let round = 0; round < 48; round += 1) {
      await api.shiftClock(minutes(30))
      await stranger(100 + round)
      const { status } = await browserOf(api.url).post(
        '/api/reset-password.php',
        { email: anna.email },
        { headers: { 'X-Forwarded-For': `198.51.100.${round}` } },
      )
      expect(status).toBe(200)
      expect(await works(await resetToken(anna.email))).toBe(200)
    }
    expect((await resetMails(anna.email)).length).toBeLessThan(40)
  })

  it('says nothing of anybody where the site is neutral, and does the same for everybody before it answers', async () => {
    const { db } = api.services
    const anna = await joinSite(api)
    await db.updateTable('domains').set({ niche: 7 }).execute()
    const left: { mails: number; jobs: number }[] = []
    for (const email of ['niemand@example.test', anna.email]) {
      expect((await askReset(email)).body).toEqual({ ok: true })
      const jobs = await db.selectFrom('jobs').select('id').where('queue', '=', 'reset_letter').execute()
      left.push({ mails: (await resetMails(email)).length, jobs: jobs.length })
      await api.shiftClock(0)
    }
    await db.updateTable('domains').set({ niche: 1 }).execute()
    expect(left).toEqual([
      { mails: 0, jobs: 1 },
      { mails: 0, jobs: 1 },
    ])
    expect(await resetMails(anna.email)).toHaveLength(1)
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

  it('is not undone by whoever knows the old one and changes it at the same moment', async () => {
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
