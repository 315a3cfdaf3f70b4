import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { meet } from '../../../test/held-writes.ts'
import { browserOf, joinSite, mailedToken, signUp, signupFields } from '../../../test/visitors.ts'

// Two transactions side by side, on a server only: what proves an address, and what changes it.

let api: TestApi
beforeAll(async () => {
  api = await startApi({ database: 'postgres' })
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof signUp>>
const newAddress = () => `ander-${randomUUID().slice(0, 8)}@example.test`
const accountOf = ({ userId }: Person) =>
  api.services.db
    .selectFrom('users')
    .select(['email', 'status'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
const subjectsTo = async (email: string) => (await api.outbox(email)).map(({ subject }) => subject)
const correct = ({ browser }: Person, email: string) => browser.post('/api/activation-mail.php', { email })

describe('confirming an address while it is corrected', () => {
  const ways = {
    'by the button': (token: string) => browserOf(api.url).post('/api/activate.php', { token }),
    'by the link': (token: string) => browserOf(api.url).get(`/api/activate.php?token=${token}`),
  }

  it.each(['by the button', 'by the link'] as const)('confirms the one it was mailed to: %s', async (way) => {
    const nina = await signUp(api)
    const token = await mailedToken(api, nina.email)
    const { second } = await meet(
      api,
      'account_revisions',
      () => ways[way](token),
      () => correct(nina, newAddress()),
    )
    expect(await accountOf(nina)).toEqual({ email: nina.email, status: 'active' })
    expect([second.status, second.body.error]).toEqual([409, 'already_confirmed'])
  })

  it('confirms nothing where the correction came first', async () => {
    const nina = await signUp(api)
    const token = await mailedToken(api, nina.email)
    const email = newAddress()
    const { second } = await meet(
      api,
      'outbox',
      () => correct(nina, email),
      () => ways['by the button'](token),
    )
    expect([second.status, second.body.error]).toEqual([410, 'token_invalid'])
    expect(await accountOf(nina)).toEqual({ email, status: 'not_confirmed' })
  })
})

describe('asking for another address', () => {
  const ask = ({ browser, password }: Person, email: string) =>
    browser.post('/api/mail-change.php', { email, password })
  const follow = async (email: string) =>
    browserOf(api.url).put('/api/mail-change.php', { token: await mailedToken(api, email) })

  it('tells the one that the account has by then, where it is changed meanwhile', async () => {
    const anna = await joinSite(api)
    const [second, third] = [newAddress(), newAddress()]
    await ask(anna, second)
    await meet(
      api,
      'account_revisions',
      () => follow(second),
      () => ask(anna, third),
    )
    expect(await subjectsTo(second)).toContain('Je e-mailadres wordt gewijzigd')
  })

  it('leaves no way back to one that was corrected meanwhile', async () => {
    const nina = await signUp(api)
    await meet(
      api,
      'outbox',
      () => correct(nina, newAddress()),
      () => ask(nina, newAddress()),
    )
    expect(await subjectsTo(nina.email)).toEqual(['Bevestig je e-mailadres'])
  })
})

describe('a sign-up that is sent again', () => {
  const again = 'een-heel-ander-wachtwoord-31'
  const send = async () => {
    const fields = await signupFields(api)
    const key = randomUUID()
    const replay = () => browserOf(api.url).post('/api/signup.php', fields, { key })
    const browser = browserOf(api.url)
    await browser.post('/api/signup.php', fields, { key })
    return { fields, browser, replay }
  }

  it('opens nothing while the password is changed', async () => {
    const { fields, browser, replay } = await send()
    const { first, second } = await meet(
      api,
      'outbox',
      () =>
        browser.put('/api/password.php', {
          old_password: fields.password,
          new_password: again,
          new_password_repeat: again,
        }),
      replay,
    )
    expect(first.status).toBe(200)
    expect([second.status, second.body.error]).toEqual([409, 'email_exists'])
    expect(second.headers.getSetCookie()).toEqual([])
  })

  it('opens nothing while the owner of the mailbox sets a password', async () => {
    const { fields, replay } = await send()
    await browserOf(api.url).post('/api/reset-password.php', { email: fields.email })
    const [link] = (await api.outbox(fields.email)).flatMap(({ links }) =>
      links.filter((one) => one.includes('/reset-password/do')),
    )
    const token = new URL(link ?? '').searchParams.get('token')
    const { first, second } = await meet(
      api,
      'outbox',
      () =>
        browserOf(api.url).put('/api/reset-password.php', { token, password: again, password_repeat: again }),
      replay,
    )
    expect(first.status).toBe(200)
    expect([second.status, second.body.error]).toEqual([409, 'email_exists'])
  })
})

describe('the date of birth', () => {
  const put = ({ browser }: Person, date_of_birth: string) =>
    browser.put('/api/profile.php', { date_of_birth })

  it('is corrected once by two who do it at once', async () => {
    const nina = await signUp(api)
    const answers = await meet(
      api,
      'account_revisions',
      () => put(nina, '1991-01-01'),
      () => put(nina, '1992-01-01'),
    )
    expect([answers.first.status, answers.second.body.error]).toEqual([200, 'dob_locked'])
  })

  it('is not corrected any more by whoever is confirmed meanwhile', async () => {
    const nina = await signUp(api)
    const token = await mailedToken(api, nina.email)
    const { second } = await meet(
      api,
      'account_revisions',
      () => browserOf(api.url).post('/api/activate.php', { token }),
      () => put(nina, '1991-01-01'),
    )
    expect([second.status, second.body.error]).toEqual([403, 'dob_locked'])
  })
})
