import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { browserOf, joinSite, mailedLink, signUp, signupFields } from '../../../test/visitors.ts'
import { hours } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof joinSite>>
const newAddress = () => `nieuw-${randomUUID().slice(0, 8)}@example.test`
const ask = (person: Person, email: string, password = person.password) =>
  person.browser.post('/api/mail-change.php', { email, password })
const tokenFor = async (email: string) =>
  new URLSearchParams((await mailedLink(api, email)).split('?')[1]).get('token') ?? ''
const follow = (token: string) => browserOf(api.url).put('/api/mail-change.php', { token })
const addressOf = async (person: Person) =>
  (
    await api.services.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', person.userId)
      .executeTakeFirstOrThrow()
  ).email

describe('changing the e-mail address', () => {
  it('happens when the link in the new mailbox is followed, and stays done when it is followed again', async () => {
    const anna = await joinSite(api)
    const email = newAddress()
    expect(await ask(anna, email)).toMatchObject({ status: 202, body: { sent_to: 'n****@example.test' } })
    expect(await addressOf(anna)).toBe(anna.email)
    const token = await tokenFor(email)
    expect((await follow(token)).body).toMatchObject({ user: { id: anna.userId, email } })
    expect((await follow(token)).status).toBe(200)
    expect((await anna.browser.put('/api/mail-change.php', { token })).body).toMatchObject({
      user: { id: anna.userId },
    })
    expect(await addressOf(anna)).toBe(email)
    expect((await anna.browser.get('/api/poll.php')).status).toBe(200)
  })

  it('says nothing of the member to whoever finds the link once it is used', async () => {
    const anna = await joinSite(api)
    const email = newAddress()
    await ask(anna, email)
    const [change, undo] = [await tokenFor(email), await tokenFor(anna.email)]
    await follow(change)
    expect((await follow(change)).body).toEqual({ user: null })
    await follow(undo)
    expect((await follow(undo)).body).toEqual({ user: null })
    const stranger = await joinSite(api)
    expect((await stranger.browser.put('/api/mail-change.php', { token: undo })).body).toEqual({ user: null })
  })

  it('is told to the old address without the whole new one', async () => {
    const anna = await joinSite(api)
    const email = newAddress()
    await ask(anna, email)
    const [notice] = await api.outbox(anna.email)
    expect(notice?.subject).toBe('Je e-mailadres wordt gewijzigd')
    expect(notice?.text).not.toContain(email)
  })

  it('is undone from the old address within 72 hours: everybody is out, and the way in is a new password', async () => {
    const anna = await joinSite(api)
    const email = newAddress()
    await ask(anna, email)
    const undo = await tokenFor(anna.email)
    await follow(await tokenFor(email))
    await api.shiftClock(hours(71))
    expect((await follow(undo)).body).toMatchObject({ user: { email: anna.email } })
    expect((await anna.browser.get('/api/poll.php')).status).toBe(403)
    expect(await mailedLink(api, anna.email)).toMatch(/^\/reset-password\/do/)
    // Who changed the address knew the password.
    const known = { email: anna.email, password: anna.password }
    expect((await browserOf(api.url).post('/api/user.php', known)).body.error).toBe('login_failed')
  })

  it('cannot shut the owner out by being done twice', async () => {
    const anna = await joinSite(api)
    const [second, third] = [newAddress(), newAddress()]
    await ask(anna, second)
    const undo = await tokenFor(anna.email)
    await follow(await tokenFor(second))
    await ask(anna, third)
    const [noticeToSecond] = await api.outbox(second)
    expect(noticeToSecond?.links).toEqual([])
    await follow(await tokenFor(third))
    await follow(undo)
    expect(await addressOf(anna)).toBe(anna.email)
  })

  it('keeps the old address for its owner while the change can be undone', async () => {
    const anna = await joinSite(api)
    const email = newAddress()
    await ask(anna, email)
    await follow(await tokenFor(email))
    const undo = await tokenFor(anna.email)
    const squatter = await signupFields(api, { email: anna.email.toUpperCase() })
    const taken = await browserOf(api.url).post('/api/signup.php', squatter, { key: randomUUID() })
    expect(taken).toMatchObject({ status: 409, body: { error: 'email_exists' } })
    const other = await joinSite(api)
    expect((await ask(other, anna.email)).status).toBe(409)
    expect((await follow(undo)).status).toBe(200)
    expect(await addressOf(anna)).toBe(anna.email)
  })

  it('leaves an address free for everybody once the change cannot be undone any more', async () => {
    const anna = await joinSite(api)
    const email = newAddress()
    await ask(anna, email)
    await follow(await tokenFor(email))
    await api.shiftClock(hours(73))
    const free = await signupFields(api, { email: anna.email })
    expect((await browserOf(api.url).post('/api/signup.php', free, { key: randomUUID() })).status).toBe(201)
  })

  it('is no longer possible after its time', async () => {
    const anna = await joinSite(api)
    const email = newAddress()
    await ask(anna, email)
    const [change, undo] = [await tokenFor(email), await tokenFor(anna.email)]
    await api.shiftClock(hours(25))
    expect((await follow(change)).status).toBe(410)
    await api.shiftClock(hours(48))
    expect((await follow(undo)).status).toBe(410)
  })

  it('is over for whoever was banned meanwhile: by that address they are known again', async () => {
    const anna = await joinSite(api)
    const email = newAddress()
    await ask(anna, email)
    const [change, undo] = [await tokenFor(email), await tokenFor(anna.email)]
    const setStatus = (status: 'banned' | 'deleted_pending' | 'active', before: 'banned' | null) =>
      api.services.db
        .updateTable('users')
        .set({ status, status_before_deletion: before })
        .where('id', '=', anna.userId)
        .execute()
    for (const [status, before] of [
      ['banned', null],
      ['deleted_pending', 'banned'],
    ] as const) {
      await setStatus(status, before)
      expect([(await follow(change)).status, (await follow(undo)).status]).toEqual([410, 410])
    }
    await setStatus('active', null)
    expect(await addressOf(anna)).toBe(anna.email)
  })

  it('needs the password and a free address, now and when the link is followed', async () => {
    const anna = await joinSite(api)
    const bram = await joinSite(api)
    expect((await ask(anna, newAddress(), 'verkeerd')).body.error).toBe('old_password_wrong')
    expect((await ask(anna, bram.email.toUpperCase())).body.error).toBe('email_exists')
    expect((await ask(anna, 'geen adres')).body).toMatchObject({
      fields: { email: { code: 'email_invalid' } },
    })
    const email = newAddress()
    await ask(anna, email)
    await ask(bram, email)
    const [forBram, forAnna] = (await api.outbox(email)).map(
      ({ links }) => new URL(links[0] ?? '').searchParams.get('token') ?? '',
    )
    expect((await follow(forAnna ?? '')).status).toBe(200)
    expect((await follow(forBram ?? '')).body.error).toBe('email_exists')
  })

  it('kills links that lie in the mailbox left behind', async () => {
    const anna = await joinSite(api)
    await browserOf(api.url).post('/api/reset-password.php', { email: anna.email })
    const reset = await tokenFor(anna.email)
    const email = newAddress()
    await ask(anna, email)
    await follow(await tokenFor(email))
    expect((await browserOf(api.url).get(`/api/reset-password.php?token=${reset}`)).status).toBe(410)
  })

  it('of an unconfirmed account sends the activation mail to the new address', async () => {
    const carla = await signUp(api)
    const old = await mailedLink(api, carla.email)
    const email = newAddress()
    await ask(carla, email)
    await follow(await tokenFor(email))
    const elsewhere = browserOf(api.url)
    expect((await elsewhere.get(old)).headers.get('Location')).toContain('token_invalid')
    expect((await elsewhere.get(await mailedLink(api, email))).headers.get('Location')).toBe('/activate/done')
  })
})
