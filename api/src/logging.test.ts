import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { SMTPServer } from 'smtp-server'
import { type ApiProcess, ended, startProcess } from '../test/api-process.ts'
import { copyEmbedded } from '../test/databases/embedded.ts'
import { type PostgresServer, startPostgres } from '../test/databases/postgres-server.ts'
import { chosenDatabase, testEnvironment } from '../test/harness.ts'
import { drawPicture, upload } from '../test/pictures.ts'
import { type Browser, browserOf } from '../test/visitors.ts'
import { days, minutes } from './clock.ts'
import { connect } from './database/connection.ts'
import { withoutPersons } from './logging.ts'

// A process that logs all it can while members do what members do, and while things fail: none of what they typed,
// hold or were sent is in the log.

const breaking = 'een bericht dat de database breekt'
let server: PostgresServer | undefined
let dataDir: string
let mailbox: SMTPServer
let mailPort: number

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-log-'))
  server = chosenDatabase() === 'postgres' ? await startPostgres() : undefined
  if (!server) await copyEmbedded(dataDir)
  const connection = await connect({ databaseUrl: server?.url ?? null, dataDir })
  // A fault of the server's own: the database refuses a row that the code takes for good.
  await sql
    .raw(`alter table messages add constraint broken check (text <> '${breaking}')`)
    .execute(connection.db)
  await sql
    .raw(`alter table contact_messages add constraint broken check (text <> '${breaking}')`)
    .execute(connection.db)
  await connection.close()
  mailbox = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) =>
      done(Object.assign(new Error(`mailbox of <${address}> is full`), { responseCode: 452 })),
  })
  const listening = mailbox.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  mailPort = Object(listening.address()).port
}, 120_000)
afterAll(async () => {
  mailbox.close()
  await server?.stop()
  await rm(dataDir, { recursive: true, force: true })
})

/** What must not be told, by a name for the failure. */
type Secrets = Map<string, string>

const leaksOf = (log: string, secrets: Secrets): string[] =>
  [...secrets].flatMap(([name, secret]) =>
    [secret, encodeURIComponent(secret), JSON.stringify(secret).slice(1, -1)].some((form) =>
      log.includes(form),
    )
      ? [name]
      : [],
  )

const password = 'zeer-geheim wachtwoord 93'
const newPassword = 'nog veel-geheimer 4711 woord'
const iban = 'NL91ABNA0417164300'
const phone = '+31612345678'

const running = async (env: Record<string, string> = {}): Promise<ApiProcess> => {
  const started = await startProcess(testEnvironment(dataDir, server?.url, { LOG_LEVEL: 'trace', ...env }))
  if (!('url' in started)) throw new Error(started.stderr)
  return started
}
const stopped = async ({ child }: ApiProcess) => {
  const gone = ended(child)
  child.kill('SIGTERM')
  await gone
}

type Mail = { text: string; links: string[] }
const mailTo = async (url: string, to: string): Promise<Mail> => {
  const response = await fetch(`${url}/dev/outbox.json?to=${encodeURIComponent(to)}`)
  const [mail] = Object(await response.json()).items
  return mail
}
const linkIn = async (url: string, to: string): Promise<URL> =>
  new URL((await mailTo(url, to)).links[0] ?? '')
const shift = (url: string, shift_ms: number) => browserOf(url).post('/dev/clock', { shift_ms })

const signUpAt = async (url: string, secrets: Secrets, who: string) => {
  const name = `${who}_${randomUUID().slice(0, 6)}`
  const email = `${name}@geheim.example.test`
  const { body } = await browserOf(url).get('/api/regions.php?country=NL')
  const [region] = Object(body).regions
  const browser = browserOf(url)
  const fields = {
    email,
    name,
    password,
    date_of_birth: '1990-05-17',
    gender: 'female',
    seeking: 'both',
    country: 'NL',
    region_id: region.id,
    city: 'Utrecht',
    language: 'nl',
    terms_version: '2024-01-15T12:00:00.000Z',
    consent_terms: true,
    consent_sensitive: true,
  }
  const answer = await browser.post('/api/signup.php', fields)
  expect(answer).toMatchObject({ status: 201 })
  secrets.set(`address of ${who}`, email)
  secrets.set(`cookie of ${who}`, browser.cookie().split('=')[1] ?? '')
  return { browser, email, profileId: Number(Object(answer.body).user.profile.id) }
}

const tokenOf = ({ searchParams }: URL) => searchParams.get('token') ?? ''

const meet = async (url: string, secrets: Secrets) => {
  const [anna, bram] = [await signUpAt(url, secrets, 'anna'), await signUpAt(url, secrets, 'bram')]
  for (const { email } of [anna, bram]) {
    const link = await linkIn(url, email)
    secrets.set(`activation token of ${email}`, tokenOf(link))
    expect((await browserOf(url).get(link.pathname + link.search)).status).toBe(302)
  }
  return { anna, bram }
}
type Met = Awaited<ReturnType<typeof meet>>['anna']

const logInAndFail = async (url: string, secrets: Secrets, { email }: Met) => {
  const browser = browserOf(url)
  const wrong = 'een fout-wachtwoord 77'
  secrets.set('wrong password', wrong)
  expect((await browser.post('/api/user.php', { email, password: wrong })).status).toBe(401)
  expect((await browser.post('/api/user.php', { email, password })).status).toBe(200)
  secrets.set('cookie of the log-in', browser.cookie().split('=')[1] ?? '')
  const broken = await fetch(`${url}/api/user.php`, {
    method: 'POST',
    headers: { 'X-Request-Type': 'client', 'Content-Type': 'application/json' },
    body: `{"email":"${email}","password":"${password}`,
  })
  expect(broken.status).toBe(400)
  // Calls that nobody serves, with something in the query all the same.
  await browser.get(`/api/nothing.php?email=${email}&password=${encodeURIComponent(password)}`)
}

const resetPassword = async (url: string, secrets: Secrets, { email }: Met) => {
  const browser = browserOf(url)
  expect((await browser.post('/api/reset-password.php', { email })).status).toBe(200)
  const token = tokenOf(await linkIn(url, email))
  secrets.set('reset token', token)
  await browser.get(`/api/reset-password.php?token=${token}`)
  const fields = { token, password: newPassword, password_repeat: newPassword }
  expect((await browser.put('/api/reset-password.php', fields)).status).toBe(200)
  expect((await browser.put('/api/reset-password.php', { ...fields, password: 'te kort' })).status).toBe(422)
  secrets.set('cookie after the reset', browser.cookie().split('=')[1] ?? '')
  return browser
}

const write = async (secrets: Secrets, browser: Browser, to: Met) => {
  const say = (text: string) => {
    secrets.set(`message ${text.slice(0, 5)}`, text)
    return browser.post('/api/message.php', {
      profile_id: to.profileId,
      client_id: randomUUID(),
      type: 'text',
      text,
    })
  }
  expect((await say('Zullen we morgen wandelen bij de duinen?')).status).toBe(201)
  expect((await say(breaking)).status).toBe(500)
  expect((await say('a'.repeat(1200))).status).toBe(422)
}

const order = async (browser: Browser, extra: Record<string, unknown>) => {
  const { bundles } = Object((await browser.get('/api/products.php?country=NL')).body)
  return {
    bundle_id: bundles[0].id,
    terms_accepted: true,
    immediate_start: true,
    withdrawal_ack: true,
    ...extra,
  }
}

const pay = async (url: string, secrets: Secrets, browser: Browser) => {
  const placed = await browser.post(
    '/api/order.php',
    await order(browser, { paymentmethod: 'ideal', country: 'NL' }),
  )
  expect(placed.status).toBe(201)
  const { payment_id } = Object(placed.body).payment
  await fetch(`${url}/sandbox/payment/${payment_id}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ action: 'pay' }),
  })
  await fetch(`${url}/api/webhooks/psp.php?provider=sandbox`, {
    method: 'POST',
    body: new URLSearchParams({ id: payment_id }),
  })
  const { bundle_id } = await order(browser, {})
  expect((await browser.post('/api/directdebit-otp.php', { phone, bundle_id })).status).toBe(200)
  const otp = /\d{6}/.exec((await mailTo(url, phone)).text)?.[0] ?? ''
  const mandate = {
    otp,
    phone,
    account_holder: 'Geheimzinnige Achternaam',
    iban,
    street: 'Verborgenstraat',
    house_number: '12a',
    zip: '3512 AN',
    city: 'Utrecht',
    mandate_accepted: true,
  }
  for (const field of ['otp', 'phone', 'account_holder', 'iban', 'street'] as const)
    secrets.set(field, mandate[field])
  secrets.set('account number as people write it', 'NL91 ABNA 0417 1643 00')
  expect(
    (await browser.post('/api/directdebit.php', await order(browser, { ...mandate, iban: 'NL00ABNA1' })))
      .status,
  ).toBe(422)
  expect(await browser.post('/api/directdebit.php', await order(browser, mandate))).toMatchObject({
    status: 201,
    body: {},
  })
}

const show = async (url: string, secrets: Secrets, browser: Browser) => {
  const sent = await upload(url, browser, await drawPicture({ seed: 71 }), { name: 'geheime-vakantie.jpg' })
  expect(sent.status).toBe(201)
  const half = (await drawPicture({ seed: 72 })).subarray(0, 4000)
  expect((await upload(url, browser, half)).status).toBe(415)
  await shift(url, 2000)
  const { photos } = Object((await browser.get('/api/photo.php')).body)
  for (const photo of photos ?? []) {
    if (typeof photo.filename === 'string') await browser.get(`/photos/${photo.filename}`)
    await browser.get(`/photos/${photo.filename}x`)
  }
  secrets.set('name of a file', 'geheime-vakantie')
  const { id } = Object((await browser.post('/api/export.php', {})).body)
  await shift(url, 2000)
  const link = String((await browser.get(`/api/export.php?id=${id}`)).body.url)
  secrets.set('signature of a link', new URL(link, url).searchParams.get('s') ?? '')
  expect((await fetch(url + link, { headers: { Cookie: browser.cookie() } })).status).toBe(200)
}

const tell = async (secrets: Secrets, browser: Browser, { profileId, email }: Met) => {
  const words = 'Hij vroeg om mijn pincode en mijn adres.'
  secrets.set('text of a complaint', words)
  const complaint = { category: 'scam', text: words, good_faith: true, profile_id: profileId }
  expect((await browser.post('/api/complaint.php', complaint)).status).toBe(201)
  const letter = { name: 'Geheime Briefschrijver', email, subject: 'Over mijn geld', text: breaking }
  secrets.set('name under a letter', letter.name)
  expect((await browser.post('/api/contact.php', letter)).status).toBe(500)
  const report = {
    kind: 'render',
    owner: 'mf-signup',
    version: '1.0.0',
    phase: 'render',
    message: `no page at /reset-password/do?token=${'t'.repeat(43)} for ${email}`,
    events: [`went to /account-deleted?token=${'u'.repeat(43)}`, `told ${email}`],
  }
  secrets.set('token in a report', 't'.repeat(43))
  secrets.set('token among the events of a report', 'u'.repeat(43))
  expect((await browser.post('/api/log.php', report)).status).toBe(204)
}

describe('the log, at its most talkative', () => {
  it('tells nothing that members typed, hold or were sent', async () => {
    const secrets: Secrets = new Map([
      ['password', password],
      ['new password', newPassword],
      ['key of the site', testEnvironment(dataDir, undefined).SECRET ?? ''],
    ])
    const api = await running()
    try {
      const { url } = api
      const { anna, bram } = await meet(url, secrets)
      await logInAndFail(url, secrets, bram)
      const browser = await resetPassword(url, secrets, anna)
      await write(secrets, browser, bram)
      await pay(url, secrets, browser)
      await show(url, secrets, browser)
      await tell(secrets, browser, bram)
      await shift(url, days(40))
      await shift(url, minutes(20))
    } finally {
      await stopped(api)
    }
    expect([...secrets].filter(([, secret]) => secret.length < 4)).toEqual([])
    expect(leaksOf(api.log(), secrets)).toEqual([])
    // It did log: each call, what failed, and the report.
    for (const word of [
      '"msg":"call"',
      '"route":"/api/signup.php"',
      'call failed',
      'browser report',
      'constraint',
    ])
      expect(api.log()).toContain(word)
    expect(secrets.size).toBeGreaterThan(20)
  }, 120_000)

  it('names nobody whose mail could not be delivered', async () => {
    const secrets: Secrets = new Map([['password', password]])
    const api = await running({ MAIL_URL: `smtp://user:geheim-van-de-mail@127.0.0.1:${mailPort}` })
    secrets.set('password of the mail server', 'geheim-van-de-mail')
    try {
      await signUpAt(api.url, secrets, 'carla')
      await shift(api.url, 5000)
    } finally {
      await stopped(api)
    }
    expect(api.log()).toContain('mail not sent')
    expect(leaksOf(api.log(), secrets)).toEqual([])
  }, 60_000)
})

it.each([
  ['550 no such box <anna@example.test>', '550 no such box <<address>>'],
  ['went to /reset-password/do?token=abc-_9&x=1 twice', 'went to /reset-password/do?… twice'],
  ['invalid input syntax for type bigint: "geheim"', 'invalid input syntax for type bigint'],
  ['Why? Nobody knows', 'Why? Nobody knows'],
])('"%s" is logged as "%s"', (text, logged) => {
  expect(withoutPersons(text)).toBe(logged)
})

it.each(['a', '?a', '@', 'a@(', '?a=', 'invalid input syntax for ', 'invalid input syntax for x: "'])(
  'however long a row of "%s" is, it is read once',
  (text) => {
    const before = process.threadCpuUsage()
    withoutPersons(text.repeat(200_000 / text.length))
    // Ten milliseconds; a minute where each character is a place to begin anew.
    expect(process.threadCpuUsage(before).user / 1000).toBeLessThan(1000)
  },
)
