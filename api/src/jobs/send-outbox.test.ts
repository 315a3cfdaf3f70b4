import { once } from 'node:events'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import PostalMime, { type Email } from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { startApi, type TestApi } from '../../test/harness.ts'
import { createPerson } from '../../test/people.ts'
import { signUp } from '../../test/visitors.ts'
import { hours, minutes, seconds } from '../clock.ts'
import { retryPause } from './send-outbox.ts'

/** A real mail server that keeps what comes, and refuses the recipients it is told to. */
const arrived: Email[] = []
let refuse: { command: 'RCPT' | 'DATA'; code: number } | null = null
const refusal = (code: number) =>
  Object.assign(new Error('no such box <anna@example.test>'), { responseCode: code })
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS', 'AUTH'],
  onRcptTo: (_address, _session, done) => done(refuse?.command === 'RCPT' ? refusal(refuse.code) : undefined),
  onData: (stream, _session, done) => {
    const parts: Buffer[] = []
    stream.on('data', (part: Buffer) => parts.push(part))
    stream.on('end', () => {
      if (refuse?.command === 'DATA') return done(refusal(refuse.code))
      PostalMime.parse(Buffer.concat(parts)).then((mail) => {
        arrived.push(mail)
        done()
      }, done)
    })
  },
})

let api: TestApi
beforeAll(async () => {
  const listening = server.listen(0, '127.0.0.1')
  await once(listening, 'listening')
  const { port } = Object(listening.address())
  api = await startApi({ env: { MAIL_URL: `smtp://127.0.0.1:${port}` } })
}, 120_000)
afterAll(async () => {
  await api.end()
  server.close()
})
beforeEach(() => {
  refuse = null
  arrived.length = 0
})

const to = (address: string) => arrived.filter((mail) => mail.to?.some((one) => one.address === address))
const headerOf = (mail: Email | undefined, key: string) =>
  mail?.headers.find((header) => header.key === key)?.value
const rowOf = (address: string) =>
  api.services.db
    .selectFrom('outbox')
    .selectAll()
    .where('recipient', '=', address)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()

/** The first mail with a way to unsubscribe: others may be sent in the same turn of the job, or before it. */
const newsMail = async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const mail = arrived.find((candidate) => headerOf(candidate, 'list-unsubscribe-post') !== undefined)
    if (mail) return mail
    await api.shiftClock(seconds(3))
  }
  return undefined
}

describe('mails by SMTP', () => {
  it('come with text and HTML, and their links are forgotten here', async () => {
    const { email } = await signUp(api)
    await api.shiftClock(seconds(3))
    const [mail, ...more] = to(email)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Bevestig je e-mailadres')
    expect(mail?.text).toContain('/api/activate.php?token=')
    expect(mail?.html).toContain('/api/activate.php?token=')
    expect(headerOf(mail, 'list-unsubscribe')).toBeUndefined()
    const { payload, published_at } = await rowOf(email)
    expect(published_at).not.toBeNull()
    expect(payload).toEqual({ subject: 'Bevestig je e-mailadres', text: '', html: '', links: [] })
    const log = await api.services.db
      .selectFrom('mail_log')
      .selectAll()
      .where('provider_id', '=', mail?.messageId ?? '')
      .execute()
    expect(log).toEqual([expect.objectContaining({ template: 'activation', state: 'sent' })])
    expect(JSON.stringify(log)).not.toContain(email)
  })

  it('about news carry the one-click link that mail programs use', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    await ben.post('/api/like.php', { profile_id: anna.profileId })
    await api.shiftClock(minutes(12))
    const mail = await newsMail()
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
    const link = /^<(.+)>$/.exec(headerOf(mail, 'list-unsubscribe') ?? '')?.[1] ?? ''
    const { pathname, search } = new URL(link)
    const answer = await fetch(api.url + pathname + search, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    })
    expect(answer.status).toBe(200)
    expect((await anna.get('/api/notifications.php')).body.disabled).toEqual(['unsubscribe'])
  })

  it('are tried again later and later while the server cannot take them', async () => {
    refuse = { command: 'DATA', code: 451 }
    const { email } = await signUp(api)
    await api.shiftClock(seconds(3))
    expect(await rowOf(email)).toMatchObject({ attempts: 1, published_at: null, failed_at: null })
    await api.shiftClock(seconds(10))
    expect((await rowOf(email)).attempts).toBe(1)
    refuse = null
    await api.shiftClock(seconds(30))
    expect(to(email)).toHaveLength(1)
    expect([1, 2, 5, 20].map(retryPause)).toEqual([
      seconds(30),
      seconds(60),
      seconds(480),
      seconds(15 * 1024),
    ])
  })

  it('stop at once for a mailbox that does not exist, and for good', async () => {
    refuse = { command: 'RCPT', code: 550 }
    const { email, browser } = await signUp(api)
    await api.shiftClock(seconds(3))
    expect(await rowOf(email)).toMatchObject({ last_error: 'the mailbox does not exist' })
    expect((await browser.get('/api/notifications.php')).body.disabled).toEqual(['bounce'])
    refuse = null
    await browser.post('/api/activation-mail.php', {})
    await api.shiftClock(seconds(3))
    expect(await rowOf(email)).toMatchObject({ last_error: 'not sent: bounce' })
    expect(to(email)).toEqual([])

    // Only the test mail that the member asks for is sent, and its link brings the others back.
    expect((await browser.put('/api/notifications.php', { reenable: true })).status).toBe(409)
    await api.shiftClock(seconds(3))
    const [probe] = to(email)
    const token = /token=([\w-]+)/.exec(probe?.text ?? '')?.[1]
    expect((await browser.put('/api/notifications.php', { token })).body.disabled).toEqual([])
    await browser.post('/api/activation-mail.php', {})
    await api.shiftClock(seconds(3))
    expect(to(email)).toHaveLength(2)
  })

  it('that nobody takes for a day are given up', async () => {
    refuse = { command: 'DATA', code: 451 }
    const { email } = await signUp(api)
    for (let time = 0; time < 16; time += 1) await api.shiftClock(hours(5))
    expect(await rowOf(email)).toMatchObject({ attempts: 14, last_error: 'tried too often' })
  })
})
