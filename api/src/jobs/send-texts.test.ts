import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { bundlesOf } from '../../test/buying.ts'
import { startApi, type TestApi, testEnvironment } from '../../test/harness.ts'
import { createPerson } from '../../test/people.ts'
import { minutes, seconds } from '../clock.ts'
import { readConfig } from '../config.ts'
import { textPause } from './send-texts.ts'

/** A provider that keeps what comes, and answers as it is told to. */
type Arrived = { method: string | undefined; headers: IncomingHttpHeaders; body: unknown }
const arrived: Arrived[] = []
const arrivedFor = (phone: string) => arrived.filter(({ body }) => Object(body).to === phone)
let answer = 202
const provider = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part)
  const { method, headers } = request
  arrived.push({ method, headers, body: JSON.parse(Buffer.concat(parts).toString()) })
  response.writeHead(answer).end('{}')
})

let api: TestApi
beforeAll(async () => {
  const listening = provider.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = Object(provider.address())
  api = await startApi({ env: { SMS_URL: `http://127.0.0.1:${port}/messages`, SMS_TOKEN: 'a-token' } })
}, 120_000)
afterAll(async () => {
  await api.end()
  provider.closeAllConnections()
  provider.close()
})
beforeEach(() => {
  answer = 202
  arrived.length = 0
})

let phones = 20_000_000
const askForCode = async () => {
  phones += 11
  const phone = `+316${phones}`
  const person = await createPerson(api)
  const [bundle] = await bundlesOf(person)
  const asked = await person.post('/api/directdebit-otp.php', { phone, bundle_id: bundle?.id })
  expect(asked.status).toBe(200)
  return phone
}
const row = (recipient: string) =>
  api.services.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', recipient)
    .executeTakeFirstOrThrow()

describe('text messages', () => {
  it('go to the provider once, with its token, and their code is forgotten here', async () => {
    const to = await askForCode()
    await api.shiftClock(seconds(2))
    await api.shiftClock(seconds(2))
    expect(arrivedFor(to)).toEqual([
      {
        method: 'POST',
        headers: expect.objectContaining({
          authorization: 'Bearer a-token',
          'content-type': 'application/json',
        }),
        body: { to, text: expect.stringMatching(/\b\d{6}\b/) },
      },
    ])
    const { published_at, payload } = await row(to)
    expect(published_at).not.toBeNull()
    expect(payload.text).toBe('')
  })

  it.each([500, 429, 401])('answered with %i are tried again, as the same message', async (status) => {
    answer = status
    const to = await askForCode()
    await api.shiftClock(seconds(2))
    expect(await row(to)).toMatchObject({ attempts: 1, published_at: null, failed_at: null })
    await api.shiftClock(seconds(1))
    expect((await row(to)).attempts).toBe(1)
    answer = 200
    await api.shiftClock(seconds(4))
    expect((await row(to)).published_at).not.toBeNull()
    expect(arrivedFor(to)).toHaveLength(2)
    expect(new Set(arrivedFor(to).map(({ headers }) => headers['idempotency-key'])).size).toBe(1)
  })

  it('that the provider does not take are given up at once', async () => {
    answer = 422
    const to = await askForCode()
    await api.shiftClock(seconds(2))
    await api.shiftClock(minutes(2))
    expect(await row(to)).toMatchObject({
      attempts: 1,
      last_error: 'The provider of text messages refuses with 422',
    })
    expect(arrivedFor(to)).toHaveLength(1)
  })

  it('are not sent when the code in them is worth nothing any more', async () => {
    answer = 503
    const to = await askForCode()
    await api.shiftClock(seconds(2))
    await api.shiftClock(minutes(11))
    answer = 200
    await api.shiftClock(minutes(2))
    expect(await row(to)).toMatchObject({ published_at: null, last_error: 'too late' })
    expect([1, 2, 3, 9].map(textPause)).toEqual([seconds(2), seconds(4), seconds(8), minutes(1)])
  })

  it('do not follow a provider to another place', async () => {
    answer = 307
    const to = await askForCode()
    await api.shiftClock(seconds(2))
    expect(await row(to)).toMatchObject({ published_at: null, failed_at: null })
  })
})

it.each([
  ['http://sms.example.test/send', /https is needed/],
  ['ftp://sms.example.test', /SMS_URL: an address/],
])('SMS_URL=%s stops the start', (SMS_URL, why) => {
  expect(() => readConfig(testEnvironment('/nowhere', undefined, { SMS_URL }))).toThrow(why)
})
