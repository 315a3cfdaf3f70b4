import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { ended } from '../../test/api-process.ts'
import { copyEmbedded } from '../../test/databases/embedded.ts'
import { type MeasuredProcess, startMeasured } from '../../test/measured-process.ts'
import { mmdbFile } from '../../test/mmdb-file.ts'
import { browserOf } from '../../test/visitors.ts'

// The worst of each kind of input, as much of it as is accepted: while it is read, no other call waits longer than
// this.

const mostMs = 100

let dataDir = ''
let api: MeasuredProcess
let cookie = ''
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'lonk-worst-'))
  await copyEmbedded(dataDir)
  const countries = join(dataDir, 'countries.mmdb')
  await writeFile(countries, mmdbFile(81, 'BE'))
  api = await startMeasured(dataDir, { GEOIP_FILE: countries, RATE_LIMIT_FACTOR: '10' })
  cookie = await confirmedMember()
}, 120_000)
afterAll(async () => {
  api.child.kill('SIGTERM')
  await ended(api.child)
  await rm(dataDir, { recursive: true, force: true })
})

const signup = async (fields: { email?: string; password?: string; date_of_birth?: string } = {}) => {
  const browser = browserOf(api.url)
  const { regions } = Object((await browser.get('/api/regions.php?country=NL')).body)
  const answer = await browser.post('/api/signup.php', {
    email: 'geduld@example.test',
    name: 'Geduld_1',
    password: 'een lang genoeg wachtwoord',
    date_of_birth: '1990-05-17',
    gender: 'female',
    seeking: 'male',
    country: 'NL',
    region_id: regions[0].id,
    city: 'Utrecht',
    language: 'nl',
    terms_version: '2024-01-15T12:00:00.000Z',
    consent_terms: true,
    consent_sensitive: true,
    ...fields,
  })
  return { browser, answer }
}

const confirmedMember = async () => {
  const { browser, answer } = await signup()
  expect(answer.status).toBe(201)
  const outbox = Object(await (await fetch(`${api.url}/dev/outbox.json`)).json())
  const { pathname, search } = new URL(outbox.items[0].links[0])
  await browser.get(pathname + search)
  return browser.cookie()
}

type Call = { method?: string; headers?: Record<string, string>; body?: string | Buffer }
const ask = async (path: string, { method = 'GET', headers = {}, body }: Call) => {
  const response = await fetch(api.url + path, {
    method,
    headers: {
      'X-Request-Type': 'client',
      Cookie: cookie,
      'Idempotency-Key': crypto.randomUUID(),
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
  })
  await response.arrayBuffer()
  return response.status
}

beforeEach(async () => {
  await api.longestTurn()
})

const rowOf = (text: string, bytes: number) => text.repeat(Math.floor(bytes / Buffer.byteLength(text)))
const mostJson = 255 * 1024
const mostHead = 15_000

describe('10 MB of a picture', () => {
  const whole = 10 * 1024 * 1024
  const png = '\x89PNG\r\n\x1a\n'
  const form = (content: Buffer, boundary = 'x', head = '') => ({
    method: 'POST',
    headers: { 'Content-Type': `multipart/form-data; boundary=${boundary}` },
    body: Buffer.concat([
      Buffer.from(
        `--${boundary}\r\nContent-Disposition: form-data; name="file"; filename="a.png"${head}\r\nContent-Type: image/png\r\n\r\n`,
      ),
      content,
      Buffer.from(`\r\n--${boundary}--\r\n`),
    ]),
  })
  const filled = (text: string, begin = png) => {
    const begins = Buffer.from(begin, 'latin1')
    return Buffer.concat([begins, Buffer.alloc(whole - begins.length, text, 'latin1')])
  }
  const long = 'b'.repeat(60)
  it.each([
    ['beginnings of drawings', form(filled('<svg '))],
    ['beginnings of pages', form(filled('<html<!doctyp'))],
    ['segments of EXIF', form(filled('\xff\xe1\x00\x08Exif\0\0', '\xff\xd8\xff\xe0\x00\x04ab'))],
    ['chunks of text', form(filled('\0\0\0\0tEXt\0\0\0\0'))],
    ['boxes', form(filled('\0\0\0\x08free', '\0\0\0\x14ftypavif\0\0\0\0avif'))],
    ['beginnings of the form’s next part', form(filled(`\r\n--${long}`.slice(0, -1)), long)],
    ['line ends', form(filled('\r\n\r'), long)],
    ['a part’s header', form(filled('a'), 'x', `; a*=UTF-8\x27\x27${'%41'.repeat(20_000)}`)],
    ['a part’s parameters', form(filled('a'), 'x', ';a="\\"'.repeat(10_000))],
  ])('of nothing but %s', async (_, call) => {
    expect([400, 413, 415, 422]).toContain(await ask('/api/photo.php', call))
    expect(await api.longestTurn()).toBeLessThan(mostMs)
  })
})

describe('a body of 255 kB', () => {
  const marks = `a${rowOf('\u0301\u0323', mostJson - 200)}`
  const other = { profile_id: 1, client_id: crypto.randomUUID(), type: 'text' }
  const signup = { name: 'a', city: 'a', email: 'a@a.nl' }
  it.each<[string, string, string, unknown]>([
    ['marks on one letter, in a message', 'POST', '/api/message.php', { ...other, text: marks }],
    ['marks on one letter, in a name', 'POST', '/api/signup.php', { ...signup, name: marks }],
    ['marks on one letter, in a visitor’s letter', 'POST', '/api/contact.php', { subject: marks }],
    ['marks on one letter, about oneself', 'PUT', '/api/profile.php', { about: marks }],
    ['spaces', 'POST', '/api/contact.php', { subject: `a${rowOf(' ', mostJson - 50)}b` }],
    ['an address', 'POST', '/api/reset-password.php', { email: `a@${rowOf('a.', mostJson - 50)}` }],
    ['an address of two @', 'POST', '/api/reset-password.php', { email: rowOf('a@', mostJson - 50) }],
    ['a link', 'POST', '/api/complaint.php', { url: `https://a/${rowOf('../', mostJson - 50)}` }],
    ['an account number', 'POST', '/api/directdebit.php', { iban: rowOf('NL', mostJson - 50) }],
    ['a phone number', 'POST', '/api/directdebit-otp.php', { phone: rowOf('+0', mostJson - 50) }],
    ['a code', 'POST', '/api/order.php', { discountcode: rowOf('é', mostJson - 50) }],
    ['words to look for', 'POST', '/api/saved-search.php', { filters: { city: rowOf('%_', mostJson - 50) } }],
    [
      'a push service',
      'POST',
      '/api/user.php?push=1',
      { subscription: { endpoint: rowOf('a.', mostJson - 60) } },
    ],
    ['a date', 'PUT', '/api/profile.php', { date_of_birth: rowOf('1-', mostJson - 50) }],
    [
      'names of fields',
      'POST',
      '/api/like.php',
      Object.fromEntries(Array.from({ length: 28_000 }, (_, at) => [at.toString(36), 1])),
    ],
    [
      'members of a list',
      'PUT',
      '/api/profile.php',
      { interests: Array.from({ length: 80_000 }, () => ({})) },
    ],
    ['reports', 'POST', '/api/log.php', { events: Array.from({ length: 60_000 }, () => 1) }],
  ])('of nothing but %s', async (_, method, path, input) => {
    const body = JSON.stringify(input)
    const status = await ask(path, { method, headers: { 'Content-Type': 'application/json' }, body })
    expect(Buffer.byteLength(body)).toBeGreaterThan(100_000)
    // What is left of a row of marks may be short enough.
    expect([200, 422]).toContain(status)
    expect(await api.longestTurn()).toBeLessThan(mostMs)
  })

  it.each([
    ['lists in lists', '/api/like.php', `{"profile_id":${'['.repeat(120_000)}${']'.repeat(120_000)}}`],
    ['objects in objects', '/api/message.php', `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`],
    ['spaces behind a forbidden name', '/api/like.php', `{${rowOf('"__proto_"  :1,', 250_000)}"a":1}`],
    [
      'lists in lists, of any shape',
      '/api/webhooks/mail.php',
      `{"a":${'['.repeat(120_000)}${']'.repeat(120_000)}}`,
    ],
    [
      'objects in objects, of any shape',
      '/api/webhooks/mail.php',
      `${'{"a":'.repeat(40_000)}1${'}'.repeat(40_000)}`,
    ],
  ])('of nothing but %s', async (_, path, body) => {
    const status = await ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body })
    expect(status).toBeLessThan(500)
    expect(await api.longestTurn()).toBeLessThan(mostMs)
  })

  it.each([
    ['the same field', rowOf('a&', mostJson)],
    ['fields', Array.from({ length: 40_000 }, (_, at) => at.toString(36)).join('=&')],
    ['signs in other words', `id=${rowOf('%c3%a9', mostJson - 10)}`],
  ])('of nothing but %s, as a form', async (_, body) => {
    const headers = { 'Content-Type': 'application/x-www-form-urlencoded' }
    const status = await ask('/api/webhooks/psp.php?provider=sandbox', { method: 'POST', headers, body })
    expect(status).toBeLessThan(500)
    expect(await api.longestTurn()).toBeLessThan(mostMs)
  })
})

describe('a password of 128 characters', () => {
  it.each([
    ['disguised letters', 'p@$$w0rd'],
    ['signs that may be letters', '4@8({[<3€69&#!1|07$5+%2'],
    ['dates', '1.1.1991-2/2/92'],
    ['words and rows of keys', 'passwordqwerty1234'],
  ])('of nothing but %s', async (kind, text) => {
    const password = Array.from(rowOf(text, 800)).slice(0, 128).join('')
    const email = `${kind.replaceAll(' ', '')}@example.test`
    const { answer } = await signup({ email, password, date_of_birth: '2030-01-01' })
    expect(answer.body).toMatchObject({ fields: { date_of_birth: {} } })
    expect(await api.longestTurn()).toBeLessThan(mostMs)
  })
})

describe('15 kB of a header', () => {
  it.each([
    ['Cookie', 'a=b;'],
    ['Cookie', 'sid=a;'],
    ['Cookie', 'i18n_redirected="\\"'],
    ['Accept-Language', 'nl;q=0.1,'],
    ['Accept-Language', 'n-'],
    ['Accept-Encoding', 'gzip ;q=0.0,'],
    ['User-Agent', 'Mozilla/5.0 (('],
    ['If-None-Match', 'W/"a",'],
    ['Last-Event-ID', '1'],
    ['Idempotency-Key', '0-'],
    ['X-Forwarded-For', '1.1.1.1,'],
    ['X-Forwarded-For', ':'],
    ['X-Forwarded-For', '::ffff:1.'],
    ['X-Forwarded-Host', ':1'],
    ['X-Traffic-Source', 'a.'],
    ['Range', 'bytes=0-0,'],
    ['Content-Type', 'a/b;c="'],
    ['Authorization', 'Basic a:'],
  ])('%s: of nothing but "%s"', async (name, text) => {
    for (const path of ['/api/poll.php', '/api/members.php', '/api/settings.php', '/photos/a.webp'])
      expect(await ask(path, { headers: { [name]: rowOf(text, mostHead) } })).toBeLessThan(500)
    expect(await api.longestTurn()).toBeLessThan(mostMs)
  })
})

describe('15 kB of an address', () => {
  const row = (text: string) => rowOf(text, mostHead)
  it.each([
    ['/photos/', `/photos/${row('a')}.webp`],
    ['/photos/.', `/photos/${row('.%2e')}`],
    ['/photos/%', `/photos/${row('%C3%A9')}.webp`],
    ['a signature', `/photos/a.webp?e=1&s=${row('a')}`],
    ['parameters', `/api/members.php?${row('a&')}`],
    ['nested parameters', `/api/members.php?${row('a[b]=1&')}`],
    ['interests', `/api/members.php?interests=${row('1,')}`],
    ['numbers', `/api/members.php?min_age=${row('1')}`],
    ['a place to go on at', `/api/chats.php?cursor=${row('1_')}`],
    ['places', `/api/geocode.php?lat=${row('1')}.&lon=1`],
    ['a code', `/api/discountcode.php?code=${row('%EF%B7%BA')}`],
    ['a page', `/api/page.php?name=${row('a-')}`],
    ['a domain', `/api/settings.php?domain=${row('a.')}`],
    ['a token', `/api/activate.php?token=${row('a.')}`],
    ['a push', `/api/user.php?push=1&${row('push=1&')}`],
    ['a letter-box', `/dev/outbox?to=${row('@')}`],
    ['a payment', `/sandbox/payment/${row('a')}`],
    ['nothing', `/api/${row('a/')}`],
  ])('of nothing but %s', async (_, path) => {
    expect(await ask(path, {})).toBeLessThan(500)
    expect(await api.longestTurn()).toBeLessThan(mostMs)
  })
})
