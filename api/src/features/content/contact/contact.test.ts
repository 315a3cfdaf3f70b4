import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { browserOf, signUp } from '../../../../test/visitors.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } })
}, 120_000)
afterAll(() => api.end())

const letter = (more: Record<string, unknown> = {}) => ({
  name: 'Sanne de Vries',
  email: 'sanne@example.test',
  subject: 'Mijn foto',
  text: 'Mijn foto is al twee dagen niet te zien.\nWat nu?',
  ...more,
})
const send = (more: Record<string, unknown> = {}) => browserOf(api.url).post('/api/contact.php', letter(more))

describe('writing to the support', () => {
  it('gives a number, tells the support and sends a receipt', async () => {
    const { status, body } = await send({ email: 'once@example.test' })
    expect(status).toBe(201)
    expect(body.ticket).toMatch(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)
    const notices = await api.outbox('support@example.test')
    const notice = notices.find(({ subject }) => subject === `[${body.ticket}] Mijn foto`)
    expect(notice?.text).toContain('Sanne de Vries <once@example.test>')
    expect(notice?.text).toContain('Wat nu?')
    const [receipt] = await api.outbox('once@example.test')
    expect(receipt?.subject).toContain(body.ticket)
    const stored = await api.services.db
      .selectFrom('contact_messages')
      .select(['ticket', 'user_id', 'language'])
      .where('email', '=', 'once@example.test')
      .execute()
    expect(stored).toEqual([{ ticket: body.ticket, user_id: null, language: 'nl' }])
  })

  it('carries nobody’s words to a stranger', async () => {
    await send({ email: 'stranger@example.test', name: 'Win a prize', text: 'Visit http://evil.example now' })
    const [receipt] = await api.outbox('stranger@example.test')
    expect(`${receipt?.subject} ${receipt?.text} ${receipt?.html}`).not.toMatch(/evil|prize/)
  })

  it('does not fill a letter box: three receipts a day, every letter still arrives', async () => {
    for (let time = 0; time < 5; time += 1) await send({ email: 'Often@example.test' })
    expect(await api.outbox('Often@example.test')).toHaveLength(3)
    const stored = await api.services.db
      .selectFrom('contact_messages')
      .select('id')
      .where('email', '=', 'Often@example.test')
      .execute()
    expect(stored).toHaveLength(5)
  })

  it('knows the member who writes, and takes only an order of hers', async () => {
    const { browser, userId, email } = await signUp(api)
    expect((await browser.post('/api/contact.php', letter({ email }))).status).toBe(201)
    const row = await api.services.db
      .selectFrom('contact_messages')
      .select('user_id')
      .where('email', '=', email)
      .executeTakeFirst()
    expect(row?.user_id).toBe(userId)
    expect(await browser.post('/api/contact.php', letter({ email, order_id: 999 }))).toMatchObject({
      status: 422,
      body: { fields: { order_id: { code: 'field_invalid' } } },
    })
  })

  it.each([
    ['no name', { name: ' ' }, 'name'],
    ['no address', { email: 'sanne' }, 'email'],
    ['a short text', { text: 'hoi' }, 'text'],
    ['a text without end', { text: 'x'.repeat(5001) }, 'text'],
    ['a field that nobody knows', { bcc: 'all@example.test' }, 'bcc'],
  ])('refuses %s at its field', async (_, more, field) => {
    const { status, body } = await send(more)
    expect(status).toBe(422)
    expect(Object.keys(Object(body.fields))).toEqual([field])
  })

  it('lets no line break into a subject', async () => {
    const { body } = await send({ subject: 'A\r\nBcc: all@example.test' })
    const mails = await api.outbox('support@example.test')
    expect(mails.find(({ subject }) => subject.includes(String(body.ticket)))?.subject).not.toMatch(/[\r\n]/)
  })
})

describe('the limit', () => {
  let strict: TestApi
  beforeAll(async () => {
    strict = await startApi({ env: { RATE_LIMIT_FACTOR: '1' } })
  }, 120_000)
  afterAll(() => strict.end())

  it('is five letters an hour', async () => {
    const statuses: number[] = []
    for (let time = 0; time < 6; time += 1)
      statuses.push((await browserOf(strict.url).post('/api/contact.php', letter())).status)
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429])
  })
})
