import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { browserOf, mailedLink, signupFields } from '../../../test/visitors.ts'
import { days } from '../../clock.ts'
import { invitePartnerAccount } from './invite-partner-account.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const invite = async () => {
  const { services } = api
  const site = await services.sites.of(undefined)
  const email = `partner-${randomUUID().slice(0, 8)}@example.test`
  const { country, region_id, city } = await signupFields(api)
  const fields = { gender: 'female', seeking: 'male', country, region_id, city } as const
  await services.transaction((trx) =>
    invitePartnerAccount(
      trx,
      services,
      site,
      { email, fields, tracking: { network: 'partner' } },
      services.clock.now(),
    ),
  )
  return { email, link: await mailedLink(api, email) }
}
const complete = async (link: string, more: Record<string, unknown> = {}) => {
  const browser = browserOf(api.url)
  const { name, password, date_of_birth, terms_version } = await signupFields(api)
  const answer = await browser.post('/api/complete-signup.php', {
    token: new URL(link, api.url).searchParams.get('token'),
    name,
    password,
    date_of_birth,
    terms_version,
    consent_terms: true,
    consent_sensitive: true,
    ...more,
  })
  return { browser, ...answer }
}

describe('completing what a partner began', () => {
  it('logs in an unconfirmed member with both sides’ words, and sends the activation mail', async () => {
    const { email, link } = await invite()
    expect(link).toMatch(/^\/complete-signup\?token=/)
    const { browser, status, body } = await complete(link)
    expect([status, body.user]).toEqual([
      200,
      expect.objectContaining({ email, status: 'not_confirmed', credits: 0 }),
    ])
    expect(body.user).toMatchObject({ profile: { gender: 'female', seeking: 'male', status: 'disabled' } })
    expect((await browser.get('/api/user.php')).body.time_bonus_ends).not.toBeNull()
    await browser.get(await mailedLink(api, email))
    expect((await browser.get('/api/user.php')).body).toMatchObject({
      user: { status: 'active', credits: 2 },
    })
  })

  it('says whose account it is and what the partner told, as long as the link works', async () => {
    const { link } = await invite()
    const token = new URL(link, api.url).searchParams.get('token')
    const ask = () => browserOf(api.url).get(`/api/complete-signup.php?token=${token}`)
    const { status, body } = await ask()
    expect([status, body]).toEqual([
      200,
      {
        email_masked: 'p****@example.test',
        known: expect.objectContaining({ gender: 'female', seeking: 'male', country: 'NL' }),
      },
    ])
    await complete(link)
    expect((await ask()).body).toMatchObject({ error: 'token_invalid' })
  })

  it('refuses terms that are not those of today', async () => {
    const { link } = await invite()
    const { status, body } = await complete(link, { terms_version: '2001-01-01' })
    expect([status, body.error]).toEqual([409, 'terms_outdated'])
    expect((await complete(link)).status).toBe(200)
  })

  it('asks for what neither has said, at the fields, and keeps the link good', async () => {
    const { link } = await invite()
    expect((await complete(link, { name: undefined, date_of_birth: undefined })).body).toMatchObject({
      fields: { name: { code: 'field_required' }, date_of_birth: { code: 'field_required' } },
    })
    expect((await complete(link, { consent_sensitive: false })).status).toBe(422)
    expect((await complete(link, { password: 'Welkom2026!' })).body).toMatchObject({
      fields: { password: { code: 'password_weak' } },
    })
    expect((await complete(link)).status).toBe(200)
    expect((await complete(link)).body.error).toBe('token_invalid')
  })

  it('is possible for 14 days, and nobody can log in before', async () => {
    const { email, link } = await invite()
    const login = await browserOf(api.url).post('/api/user.php', { email, password: 'x' })
    expect(login.body.error).toBe('login_failed')
    expect((await browserOf(api.url).post('/api/reset-password.php', { email })).body.error).toBe(
      'email_not_found',
    )
    await api.shiftClock(days(14.1))
    expect((await complete(link)).status).toBe(410)
    await api.shiftClock(days(17))
    const row = await api.services.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', email)
      .executeTakeFirst()
    expect(row).toBeUndefined()
  })
})
