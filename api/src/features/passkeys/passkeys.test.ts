import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { type Asked, type Authenticator, createAuthenticator } from '../../../test/authenticator.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { browserOf, joinSite, signUp } from '../../../test/visitors.ts'
import { days, minutes } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof joinSite>>

const here = (): Omit<Asked, 'challenge'> => {
  const { origin, hostname } = new URL(api.services.config.publicUrl)
  return { origin, rpId: hostname }
}

const challengeOf = (body: Record<string, unknown>): string => Object(body).options.challenge

const start = (person: Person, password = person.password) =>
  person.browser.post('/api/passkey-options.php', { password })

const add = async (
  person: Person,
  { device = createAuthenticator(), name = 'Telefoon', from = {} }: Adding = {},
) => {
  const { body } = await start(person)
  const passkey = device.make({ ...here(), challenge: challengeOf(body), ...from })
  return { device, passkey, answer: await person.browser.post('/api/passkeys.php', { name, passkey }) }
}
type Adding = { device?: Authenticator; name?: string; from?: Partial<Asked> }

const loginChallenge = async (): Promise<string> =>
  challengeOf((await browserOf(api.url).post('/api/passkey-login-options.php', {})).body)

const logIn = async (device: Authenticator, from: Partial<Asked> = {}) => {
  const browser = browserOf(api.url)
  const passkey = device.show({ ...here(), challenge: await loginChallenge(), ...from })
  return { browser, passkey, answer: await browser.post('/api/passkey-login.php', { passkey }) }
}

const isIn = async (browser: Person['browser']) => (await browser.get('/api/poll.php')).status === 200

describe('a passkey', () => {
  it('logs its member in without address and password, and a mail has told of it', async () => {
    const anna = await joinSite(api)
    const { device, answer } = await add(anna)
    expect([answer.status, answer.body]).toEqual([
      200,
      { passkeys: [expect.objectContaining({ name: 'Telefoon', synced: false, last_used_at: null })] },
    ])
    const [mail] = await api.outbox(anna.email)
    expect(mail?.subject).toBe('Passkey toegevoegd')
    expect(mail?.text).toContain('"Telefoon"')
    const before = api.services.clock.now()
    const { browser, answer: login } = await logIn(device)
    expect([login.status, Object(login.body).user.id]).toEqual([200, anna.userId])
    expect(await isIn(browser)).toBe(true)
    const { body } = await browser.get('/api/passkeys.php')
    const used = Date.parse(Object(body).passkeys[0].last_used_at)
    expect(used).toBeGreaterThanOrEqual(before.getTime())
    expect(used).toBeLessThanOrEqual(api.services.clock.now().getTime())
  })

  it('goes with the browser where its member does not want to be remembered', async () => {
    const { device } = await add(await joinSite(api))
    const passkey = device.show({ ...here(), challenge: await loginChallenge() })
    const answer = await browserOf(api.url).post('/api/passkey-login.php', { passkey, remember: false })
    expect(answer.headers.getSetCookie().find((cookie) => cookie.startsWith('sid='))).not.toMatch(/Max-Age/i)
  })

  it('is one of several, each with a name of its own', async () => {
    const anna = await joinSite(api)
    await add(anna)
    const { device, answer } = await add(anna, { name: 'Laptop' })
    const [laptop, phone] = Object(answer.body).passkeys
    expect([laptop.name, phone.name]).toEqual(['Laptop', 'Telefoon'])
    expect((await logIn(device)).answer.status).toBe(200)
  })

  it('that was removed is not known any more, a mail says so, and the other one still works', async () => {
    const anna = await joinSite(api)
    const kept = await add(anna)
    const { device, answer } = await add(anna, { name: 'Laptop' })
    const [{ id }] = Object(answer.body).passkeys
    const removed = await anna.browser.delete('/api/passkeys.php', { id })
    expect(Object(removed.body).passkeys).toHaveLength(1)
    expect((await api.outbox(anna.email))[0]?.subject).toBe('Passkey verwijderd')
    expect((await logIn(device)).answer).toMatchObject({ status: 401, body: { error: 'passkey_unknown' } })
    expect((await logIn(kept.device)).answer.status).toBe(200)
    expect((await anna.browser.delete('/api/passkeys.php', { id })).status).toBe(404)
  })

  it('is made with the password alone', async () => {
    const anna = await joinSite(api)
    expect((await start(anna, 'een heel ander wachtwoord')).body).toMatchObject({
      fields: { password: { code: 'old_password_wrong' } },
    })
    const device = createAuthenticator()
    const passkey = device.make({ ...here(), challenge: 'bm90aGluZyB0aGF0IHdlIGFza2Vk' })
    const answer = await anna.browser.post('/api/passkeys.php', { name: 'Telefoon', passkey })
    expect([answer.status, answer.body.error]).toEqual([422, 'passkey_invalid'])
  })

  it('is kept ten times, no more', async () => {
    const anna = await joinSite(api)
    for (let made = 0; made < 10; made += 1) {
      expect((await add(anna)).answer.status).toBe(200)
      await api.shiftClock(minutes(10))
    }
    expect((await start(anna)).body.error).toBe('passkey_limit')
  })
})

describe('the answer to a challenge', () => {
  it('is taken once: who heard it cannot say it again', async () => {
    const anna = await joinSite(api)
    const { device, passkey: made } = await add(anna)
    const again = await anna.browser.post('/api/passkeys.php', { name: 'Nog een', passkey: made })
    expect(again.body.error).toBe('passkey_invalid')
    const { passkey } = await logIn(device)
    const replayed = await browserOf(api.url).post('/api/passkey-login.php', { passkey })
    expect([replayed.status, replayed.body.error]).toEqual([422, 'passkey_invalid'])
  })

  it('comes too late after a while', async () => {
    const anna = await joinSite(api)
    const device = createAuthenticator()
    const { body } = await start(anna)
    await api.shiftClock(minutes(11))
    const passkey = device.make({ ...here(), challenge: challengeOf(body) })
    expect((await anna.browser.post('/api/passkeys.php', { name: 'Telefoon', passkey })).status).toBe(422)
    const known = await add(anna)
    const shown = known.device.show({ ...here(), challenge: await loginChallenge() })
    await api.shiftClock(minutes(16))
    expect((await browserOf(api.url).post('/api/passkey-login.php', { passkey: shown })).status).toBe(422)
  })

  it('is the session’s that asked: a challenge makes nobody else a passkey', async () => {
    const [anna, eva] = [await joinSite(api), await joinSite(api)]
    const { body } = await start(anna)
    const passkey = createAuthenticator().make({ ...here(), challenge: challengeOf(body) })
    expect((await eva.browser.post('/api/passkeys.php', { name: 'Van Anna', passkey })).status).toBe(422)
    // One to log in with makes none either.
    const other = createAuthenticator().make({ ...here(), challenge: await loginChallenge() })
    expect((await eva.browser.post('/api/passkeys.php', { name: 'Los', passkey: other })).status).toBe(422)
  })

  it.each<[string, () => Partial<Asked>]>([
    ['from another site’s page', () => ({ origin: 'https://lonk.elsewhere.test' })],
    ['from another port', () => ({ origin: `${here().origin}1` })],
    ['for another site', () => ({ rpId: 'elsewhere.test' })],
    ['without the member’s finger or code', () => ({ verified: false })],
  ])('%s is believed neither when one is made nor when one is shown', async (_, from) => {
    const anna = await joinSite(api)
    expect((await add(anna, { from: from() })).answer.body.error).toBe('passkey_invalid')
    const { device } = await add(anna)
    expect((await logIn(device, from())).answer.body.error).toBe('passkey_invalid')
    expect((await logIn(device)).answer.status).toBe(200)
  })

  it('by a copy that counts from before is not believed', async () => {
    const { device } = await add(await joinSite(api))
    device.countFrom(40)
    expect((await logIn(device)).answer.status).toBe(200)
    device.countFrom(39)
    expect((await logIn(device)).answer.body.error).toBe('passkey_invalid')
    device.countFrom(41)
    expect((await logIn(device)).answer.status).toBe(200)
  })

  it('with another key under the same name is not believed, and a known one is added to nobody else', async () => {
    const [anna, eva] = [await joinSite(api), await joinSite(api)]
    const { device } = await add(anna)
    const forged = {
      ...createAuthenticator().show({ ...here(), challenge: await loginChallenge() }),
      id: device.id,
    }
    const answer = await browserOf(api.url).post('/api/passkey-login.php', {
      passkey: { ...forged, rawId: device.id },
    })
    expect(answer.body.error).toBe('passkey_invalid')
    expect((await add(eva, { device })).answer.body.error).toBe('passkey_invalid')
  })

  it.each(['', 'e30', 'bm8ganNvbg', '_'.repeat(500)])(
    'that is not one (%s) is refused',
    async (clientDataJSON) => {
      const { device } = await add(await joinSite(api))
      const passkey = device.show({ ...here(), challenge: await loginChallenge() })
      const answer = await browserOf(api.url).post('/api/passkey-login.php', {
        passkey: { ...passkey, response: { ...passkey.response, clientDataJSON } },
      })
      expect([answer.status, answer.body.error]).toEqual([422, 'passkey_invalid'])
    },
  )
})

describe('the account behind a passkey', () => {
  it('that is not confirmed yet opens as by its password', async () => {
    const nina = await signUp(api)
    const { device } = await add(nina)
    expect(Object((await logIn(device)).answer.body).user.status).toBe('not_confirmed')
  })

  it('that is locked by wrong passwords opens: nobody guesses a passkey', async () => {
    const anna = await joinSite(api)
    const { device } = await add(anna)
    for (let tries = 0; tries < 6; tries += 1)
      await browserOf(api.url).post('/api/user.php', { email: anna.email, password: 'zomaar iets anders' })
    const login = { email: anna.email, password: anna.password }
    expect((await browserOf(api.url).post('/api/user.php', login)).body.error).toBe('login_blocked')
    expect((await logIn(device)).answer.status).toBe(200)
  })

  it('that is being deleted says until when, and opens none once it is gone', async () => {
    const anna = await joinSite(api)
    const { device } = await add(anna)
    const { password } = anna
    expect((await anna.browser.delete('/api/account.php', { password, reason: 'no_time' })).status).toBe(200)
    expect((await logIn(device)).answer.body.error).toBe('account_deleted_pending')
    await api.shiftClock(days(15))
    expect((await logIn(device)).answer.body.error).toBe('passkey_unknown')
  })

  it('that is banned says where to object', async () => {
    const anna = await joinSite(api)
    const { device } = await add(anna)
    await anna.browser.get('/api/logout.php')
    await api.services.db
      .updateTable('users')
      .set({ status: 'banned' })
      .where('id', '=', anna.userId)
      .execute()
    expect((await logIn(device)).answer.body).toMatchObject({
      error: 'account_banned',
      params: { complaint_url: '/complaints' },
    })
  })
})
