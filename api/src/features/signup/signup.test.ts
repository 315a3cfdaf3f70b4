import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { signupAnswer } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { browserOf, joinSite, mailedLink, mailedToken, signUp, signupFields } from '../../../test/visitors.ts'
import { days, hours, minutes, seconds } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const send = (fields: unknown, key: string = randomUUID()) =>
  browserOf(api.url).post('/api/signup.php', fields, { key })

describe('signing up', () => {
  it('makes an unconfirmed account without credits, logs in and runs the welcome bonus for four hours', async () => {
    const { browser, userId } = await signUp(api)
    const { body } = await browser.get('/api/user.php')
    expect(body).toMatchObject({
      user: {
        id: userId,
        status: 'not_confirmed',
        credits: 0,
        profile: { status: 'disabled', sexuality: 'hetero' },
      },
    })
    const ends = new Date(String(body.time_bonus_ends)).getTime() - api.services.clock.now().getTime()
    expect(Math.round(ends / 1000 / 60)).toBe(240)
  })

  it('says everything that is wrong, at the fields and in the visitor’s language', async () => {
    const fields = await signupFields(api, { date_of_birth: '2020-01-01', password: 'Welkom2026!' })
    const answer = await browserOf(api.url).post('/api/signup.php', fields, {
      headers: { 'Accept-Language': 'en' },
    })
    expect(answer).toMatchObject({
      status: 422,
      body: {
        error: 'validation_failed',
        fields: {
          date_of_birth: {
            code: 'dob_too_young',
            params: { min_age: 18 },
            message: 'Enter your date of birth (18+ years)',
          },
          password: { code: 'password_weak' },
        },
      },
    })
  })

  it('wants both consents', async () => {
    const answer = await send(await signupFields(api, { consent_sensitive: false }))
    expect(answer).toMatchObject({
      status: 422,
      body: { fields: { consent_sensitive: { code: 'consent_required' } } },
    })
  })

  it('refuses a known address, a taken name, a foreign region and an unserved country', async () => {
    const known = await signUp(api)
    expect(await send(await signupFields(api, { email: known.email.toUpperCase() }))).toMatchObject({
      status: 409,
      body: { error: 'email_exists', params: { login_url: '/login' } },
    })
    expect(await send(await signupFields(api, { name: known.name.toUpperCase() }))).toMatchObject({
      body: { fields: { name: { code: 'name_taken' } } },
    })
    expect(await send(await signupFields(api, { country: 'DE' }))).toMatchObject({
      body: { fields: { region_id: { code: 'field_invalid' } } },
    })
    expect(await send(await signupFields(api, { country: 'AQ' }))).toMatchObject({
      status: 403,
      body: { error: 'country_not_supported' },
    })
  })

  it('acts once for one key, however often it is sent, and each answer is logged in', async () => {
    const fields = await signupFields(api)
    const key = randomUUID()
    const answers = await Promise.all(Array.from({ length: 5 }, () => send(fields, key)))
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201])
    expect(answers.filter(({ headers }) => headers.get('Idempotent-Replayed') === 'true')).toHaveLength(4)
    expect(answers.every(({ headers }) => headers.getSetCookie().length > 0)).toBe(true)
    expect(await api.outbox(fields.email)).toHaveLength(1)
    expect(await send({ ...fields, city: 'Elders' }, key)).toMatchObject({
      status: 409,
      body: { error: 'idempotency_conflict' },
    })
  })

  it('is no way in for whoever did it with somebody else’s address, once that one has a new password', async () => {
    const fields = await signupFields(api)
    const key = randomUUID()
    await send(fields, key)
    const owner = browserOf(api.url)
    await owner.post('/api/reset-password.php', { email: fields.email })
    await api.shiftClock(seconds(1))
    const [letter] = await api.outbox(fields.email)
    const token = new URL(letter?.links[0] ?? '').searchParams.get('token')
    const password = 'een-heel-ander-wachtwoord-31'
    const renewed = await owner.put('/api/reset-password.php', { token, password, password_repeat: password })
    expect(renewed.status).toBe(200)
    const again = await send(fields, key)
    expect(again).toMatchObject({ status: 409, body: { error: 'email_exists' } })
    expect(again.headers.getSetCookie()).toEqual([])
  })

  it('is no log-in any more after ten minutes', async () => {
    const fields = await signupFields(api)
    const key = randomUUID()
    await send(fields, key)
    await api.shiftClock(minutes(9))
    expect((await send(fields, key)).status).toBe(201)
    await api.shiftClock(minutes(2))
    const late = await send(fields, key)
    expect(late).toMatchObject({ status: 409, body: { error: 'email_exists' } })
    expect(late.headers.getSetCookie()).toEqual([])
  })

  it('lets one of two win who want the same address at the same moment', async () => {
    const fields = await signupFields(api)
    const other = await signupFields(api, { email: fields.email })
    const answers = await Promise.all([send(fields), send(other)])
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409])
  })

  it('needs a key', async () => {
    expect((await send(await signupFields(api), 'no uuid')).status).toBe(422)
  })

  it('answers a machine that fills the hidden field as if it had worked, and does nothing', async () => {
    const fields = await signupFields(api, { website: 'https://spam.example' })
    const { status, headers, body } = await send(fields)
    expect([status, signupAnswer.safeParse(body).error]).toEqual([201, undefined])
    expect(Object(body.user)).toMatchObject({ email: fields.email, status: 'not_confirmed' })
    expect(headers.getSetCookie()).toEqual([])
    expect(await api.outbox(fields.email)).toHaveLength(0)
    const account = api.services.db.selectFrom('users').select('id').where('email', '=', fields.email)
    expect(await account.execute()).toEqual([])
  })

  it('checks address and name while they are typed', async () => {
    const known = await signUp(api)
    const check = async (body: unknown) => (await browserOf(api.url).post('/api/signup-check.php', body)).body
    expect(await check({ email: 'nobody' })).toMatchObject({ ok: false, error: 'email_invalid' })
    expect(await check({ name: known.name })).toMatchObject({ ok: false, error: 'name_taken' })
    expect(await check({ name: '@x' })).toMatchObject({ ok: false, error: 'name_starts_at' })
    expect(await check({ name: 'Lonk_Support' })).toMatchObject({ ok: false, error: 'name_taken' })
    expect(await check({ email: 'free@example.test', name: 'Vrij_1' })).toEqual({ ok: true })
  })

  it('tells nobody who asks address by address which of them are members', async () => {
    const known = await signUp(api)
    const ask = async (email: string) =>
      (await browserOf(api.url).post('/api/signup-check.php', { email })).body
    expect([await ask(known.email), await ask('nobody@example.test')]).toEqual([{ ok: true }, { ok: true }])
  })

  it.each(['nooit gezien <1>', '', '2020-01-01T00:00:00Z', '2999-01-01T00:00:00.000Z'])(
    'takes a consent to the terms in force alone, not to %p',
    async (terms_version) => {
      const fields = await signupFields(api, { terms_version })
      const { status, body } = await send(fields)
      expect([status, body.error]).toEqual([409, 'terms_outdated'])
      const { browser, userId } = await signUp(api)
      const answer = await browser.put('/api/user.php', { terms_accepted_version: terms_version })
      expect([answer.status, answer.body.error]).toEqual([409, 'terms_outdated'])
      const consents = await api.services.db
        .selectFrom('consents')
        .select('version')
        .where('user_id', '=', userId)
        .execute()
      const { settings } = Object((await browser.get('/api/settings.php')).body)
      expect(new Set(consents.map(({ version }) => version))).toEqual(new Set([settings.terms_version]))
    },
  )

  it.each([
    'Lonk_Support_NL',
    'Klantenservice.nl',
    'moderator.eu',
    'official_lonk_nl',
    'k.lanten.service',
    'suppooort7',
    'rnoderator',
    'Ionk.Jan',
    'LonkNL',
    'm0d24',
    'ᴀᴅᴍɪɴ',
    'ѕуѕтем',
    'admin',
    'Lonk.Support',
    '4dm1n',
    'Mödérator',
    'klantenservice24',
    'Team-Lonk',
    'ADMİN',
    'www.evil.nl',
    'noreply',
  ])('gives nobody a name that reads as the site itself: %s', async (name) => {
    const { status, body } = await send(await signupFields(api, { name }))
    expect([status, body.fields]).toMatchObject([422, { name: { code: 'name_taken' } }])
    const { browser } = await signUp(api)
    expect((await browser.put('/api/profile.php', { name })).body.error).toBe('name_taken')
  })

  it.each(['Teamspeler', 'Lonka', 'Servicemonteur', 'badminton_jan', 'Ajax_supporter', 'Anna_NL', 'Modeste'])(
    'goes on giving names such as %s',
    async (name) => {
      expect((await send(await signupFields(api, { name }))).status).toBe(201)
    },
  )
})

describe('activation', () => {
  it('switches the profile on and gives the free credits, once, however often the link is opened', async () => {
    const { browser, email, profileId } = await signUp(api)
    const link = await mailedLink(api, email)
    const opened = await Promise.all([1, 2, 3].map(() => browserOf(api.url).get(link)))
    expect(opened.map(({ headers }) => headers.get('Location'))).toEqual(Array(3).fill('/activate/done'))
    expect(opened.flatMap(({ headers }) => headers.getSetCookie())).toEqual([])
    expect((await browser.get('/api/user.php')).body).toMatchObject({
      user: { status: 'active', credits: 2, profile: { id: profileId, status: 'active' } },
    })
    expect((await api.outbox(email)).map(({ subject }) => subject)).toEqual([
      'Je account is actief',
      'Bevestig je e-mailadres',
    ])
  })

  it('is an error page with its code for a link that is dead, and done for a day for a used one', async () => {
    const { browser, email } = await signUp(api)
    const used = await mailedLink(api, email)
    const unknown = await browser.get(`/api/activate.php?token=${'x'.repeat(43)}`)
    expect(unknown.headers.get('Location')).toBe('/activate/error?code=token_invalid')
    await browser.get(used)
    await api.shiftClock(hours(25))
    expect((await browser.get(used)).headers.get('Location')).toBe('/activate/error?code=token_invalid')
  })

  it('expires after 14 days', async () => {
    const { browser, email } = await signUp(api)
    const link = await mailedLink(api, email)
    await api.shiftClock(days(14.1))
    expect((await browser.get(link)).headers.get('Location')).toBe('/activate/error?code=token_invalid')
  })

  it('by POST logs in who holds the token', async () => {
    const { email } = await signUp(api)
    const token = new URLSearchParams((await mailedLink(api, email)).split('?')[1]).get('token')
    const elsewhere = browserOf(api.url)
    expect(await elsewhere.post('/api/activate.php', { token })).toMatchObject({
      status: 200,
      body: { status: 'activated', user: { status: 'active', credits: 2 } },
    })
    expect((await elsewhere.get('/api/poll.php')).status).toBe(200)
    expect((await browserOf(api.url).post('/api/activate.php', { token })).status).toBe(410)
  })

  it('proves the address alone that the link was mailed to', async () => {
    const { browser, email, userId } = await signUp(api)
    const token = await mailedToken(api, email)
    const changed = `ander-${email}`
    await api.services.db
      .updateTable('users')
      .set({ email: changed, email_fold: changed })
      .where('id', '=', userId)
      .execute()
    const answer = await browserOf(api.url).post('/api/activate.php', { token })
    expect([answer.status, answer.body.error]).toEqual([410, 'token_invalid'])
    expect((await browser.get('/api/user.php')).body).toMatchObject({ user: { status: 'not_confirmed' } })
  })

  it('mail is sent again to a corrected address, kills the older link, and at most three times a day', async () => {
    const { browser, email } = await signUp(api)
    const first = await mailedLink(api, email)
    const corrected = `ander-${email}`
    expect(await browser.post('/api/activation-mail.php', { email: corrected })).toMatchObject({
      status: 200,
    })
    expect((await browser.get(first)).headers.get('Location')).toBe('/activate/error?code=token_invalid')
    await browser.post('/api/activation-mail.php', {})
    await browser.post('/api/activation-mail.php', {})
    expect(await browser.post('/api/activation-mail.php', {})).toMatchObject({
      status: 403,
      body: { error: 'activation_mail_limit' },
    })
    await browser.get(await mailedLink(api, corrected))
    expect((await browser.post('/api/activation-mail.php', {})).body.error).toBe('already_confirmed')
  })

  it('leaves nothing that opens the account in a mailbox that was mistyped', async () => {
    const { browser, email, password, userId } = await signUp(api)
    await browserOf(api.url).post('/api/reset-password.php', { email })
    const reset = await mailedToken(api, email)
    const third = `derde-${email}`
    await browser.post('/api/mail-change.php', { email: third, password })
    const change = await mailedToken(api, third)
    const corrected = `ander-${email}`
    await browser.post('/api/activation-mail.php', { email: corrected })
    const again = 'een-heel-ander-wachtwoord-31'
    const stranger = browserOf(api.url)
    const answers = [
      await stranger.put('/api/reset-password.php', {
        token: reset,
        password: again,
        password_repeat: again,
      }),
      await stranger.put('/api/mail-change.php', { token: change }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([410, 410])
    const links = (await api.outbox(email)).flatMap((letter) => letter.links)
    expect(links.map((link) => new URL(link).pathname)).toEqual(['/reset-password/do', '/api/activate.php'])
    const open = await api.services.db
      .selectFrom('tokens')
      .select('purpose')
      .where('user_id', '=', userId)
      .execute()
    expect(open).toEqual([{ purpose: 'activation' }])
  })

  it('delivers the likes that were given before', async () => {
    const receiver = await joinSite(api, { gender: 'male', seeking: 'female' })
    const giver = await signUp(api)
    const like = await giver.browser.post('/api/like.php', { profile_id: receiver.profileId })
    expect(like.body).toEqual({ liked: true, match: false, held: true })
    expect((await receiver.browser.get('/api/likes.php')).body).toMatchObject({ liked_by: [], new_total: 0 })
    await giver.browser.get(await mailedLink(api, giver.email))
    expect((await receiver.browser.get('/api/likes.php')).body).toMatchObject({
      liked_by: [{ id: giver.profileId, like_new: true }],
      new_total: 1,
    })
  })
})
