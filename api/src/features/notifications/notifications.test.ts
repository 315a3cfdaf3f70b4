import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { hours, minutes } from '../../clock.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { MAIL_WEBHOOK_SECRET: 'what the provider knows' } })
}, 120_000)
afterAll(() => api.end())

const emailOf = async ({ userId }: Person) =>
  (
    await api.services.db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).email
const mailsTo = async (person: Person) => api.outbox(await emailOf(person))
const disabledOf = async (person: Person) => (await person.get('/api/notifications.php')).body.disabled

describe('settings', () => {
  it('begin with the defaults and change one by one', async () => {
    const anna = await createPerson(api)
    expect((await anna.get('/api/notifications.php')).body).toEqual({
      settings: {
        email: { message: true, like: true, match: true, visit: false, tips: false, offers: false },
        push: { message: true, like: true, match: true, offers: false, quiet_from: 22, quiet_to: 8 },
        frequency: 'now',
      },
      disabled: [],
    })
    await anna.put('/api/notifications.php', { email: { like: false }, frequency: 'daily' })
    const { body } = await anna.put('/api/notifications.php', { push: { quiet_from: 23 } })
    expect(body.settings).toMatchObject({
      email: { like: false, message: true },
      push: { quiet_from: 23, quiet_to: 8 },
      frequency: 'daily',
    })
  })

  it.each([
    ['an hour that no day has', { push: { quiet_from: 24 } }, 'push.quiet_from'],
    ['a frequency that nobody knows', { frequency: 'hourly' }, 'frequency'],
    ['a field that nobody knows', { email: { fax: true } }, 'email.fax'],
  ])('refuse %s', async (_, body, field) => {
    const anna = await createPerson(api)
    const answer = await anna.put('/api/notifications.php', body)
    expect([answer.status, Object.keys(Object(answer.body.fields))]).toEqual([422, [field]])
  })
})

describe('mails about news', () => {
  it('count what was not seen, name nobody, and come an hour apart', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api, { credits: 10 })]
    await ben.post('/api/message.php', textTo(anna, 'Een geheim'))
    await ben.post('/api/like.php', { profile_id: anna.profileId })
    await api.shiftClock(minutes(5))
    expect(await mailsTo(anna)).toEqual([])
    await api.shiftClock(minutes(8))
    const [mail, ...more] = await mailsTo(anna)
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Er is nieuws voor je')
    expect(mail?.text).toContain('Je hebt 1 nieuw bericht.')
    expect(mail?.text).toContain('1 lid vindt je leuk.')
    expect(`${mail?.text}${mail?.html}`).not.toMatch(/geheim/)
    await ben.post('/api/message.php', textTo(anna))
    await api.shiftClock(minutes(30))
    expect(await mailsTo(anna)).toHaveLength(1)
    await api.shiftClock(minutes(31))
    expect(await mailsTo(anna)).toHaveLength(2)
  })

  it('are not written about what was read meanwhile, in a muted conversation, or after a block', async () => {
    const ben = await createPerson(api, { credits: 10 })
    const readers = [await createPerson(api), await createPerson(api), await createPerson(api)] as const
    const [reads, mutes, blocks] = readers
    for (const reader of readers) await ben.post('/api/message.php', textTo(reader))
    for (const reader of [reads, mutes]) {
      const { body } = await reader.get('/api/chats.php')
      const [{ conversation }] = body.chats as [{ conversation: { id: number; last_message_id: number } }]
      const change =
        reader === reads
          ? { conversation_id: conversation.id, read_until: conversation.last_message_id }
          : { conversation_id: conversation.id, muted: true }
      expect((await reader.put('/api/chat.php', change)).status).toBe(200)
    }
    await blocks.post('/api/block.php', { profile_id: ben.profileId })
    await api.shiftClock(hours(2))
    for (const reader of readers) expect(await mailsTo(reader)).toEqual([])
  })

  it('are not written about the like of whoever has paused since: it is in no list either', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    await ben.post('/api/like.php', { profile_id: anna.profileId })
    await ben.put('/api/account.php', { action: 'pause' })
    await api.shiftClock(hours(2))
    expect(await mailsTo(anna)).toEqual([])
  })

  it('wait for the evening of whoever wants them daily, and never come to whoever wants none', async () => {
    const ben = await createPerson(api, { credits: 10 })
    const [daily, never] = [await createPerson(api), await createPerson(api)]
    await daily.put('/api/notifications.php', { frequency: 'daily' })
    await never.put('/api/notifications.php', { frequency: 'never' })
    for (const reader of [daily, never]) await ben.post('/api/like.php', { profile_id: reader.profileId })
    // Whatever the time is now, within a day and an hour it was six in the evening once.
    for (let hour = 0; hour < 25; hour += 1) await api.shiftClock(hours(1))
    expect(await mailsTo(daily)).toHaveLength(1)
    expect(await mailsTo(never)).toEqual([])
  })

  it('say of fictional profiles that they are fictional', async () => {
    const { db } = api.services
    const [anna, doll] = [await createPerson(api), await createPerson(api, { fictional: true })]
    await db
      .insertInto('likes')
      .values({ from_id: doll.profileId, to_id: anna.profileId, created_at: api.services.clock.now() })
      .execute()
    await db
      .insertInto('notices')
      .values({
        user_id: anna.userId,
        kind: 'like',
        ref_id: doll.profileId,
        created_at: api.services.clock.now(),
        mail_at: api.services.clock.now(),
      })
      .execute()
    await api.shiftClock(hours(1))
    expect((await mailsTo(anna))[0]?.text).toContain('1 lid vindt je leuk. (fictief profiel)')
  })
})

describe('unsubscribing', () => {
  const linkFor = async (anna: Person) => {
    const ben = await createPerson(api)
    await ben.post('/api/like.php', { profile_id: anna.profileId })
    await api.shiftClock(hours(1))
    const [mail] = await mailsTo(anna)
    const link = /https?:\S+unsubscribe\S+/.exec(mail?.text ?? '')?.[0] ?? ''
    const { pathname, search } = new URL(link)
    return pathname + search
  }
  const oneClick = (path: string, headers: Record<string, string> = {}) =>
    fetch(api.url + path, {
      method: 'POST',
      body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
      headers,
    })

  it('asks first, then works with one click of a mail program that has no session', async () => {
    const anna = await createPerson(api)
    const path = await linkFor(anna)
    const page = await fetch(api.url + path)
    expect([page.status, page.headers.get('Content-Type')]).toEqual([200, 'text/html; charset=utf-8'])
    expect(await page.text()).toContain('Ja, meld me af')
    expect(await disabledOf(anna)).toEqual([])
    for (let time = 0; time < 2; time += 1) {
      const answer = await oneClick(path)
      expect([answer.status, await answer.json()]).toEqual([200, { ok: true }])
    }
    expect(await disabledOf(anna)).toEqual(['unsubscribe'])
    const html = await oneClick(path, { Accept: 'text/html' })
    expect(await html.text()).toContain('Je bent afgemeld')
  })

  it('ends the mails, tells the open pages, and a test mail brings them back', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    await oneClick(await linkFor(anna))
    expect((await anna.events()).map(({ event }) => event)).toContain('user')
    const before = (await mailsTo(anna)).length
    await ben.post('/api/like.php', { profile_id: anna.profileId })
    await api.shiftClock(hours(2))
    expect(await mailsTo(anna)).toHaveLength(before)

    const asked = await anna.put('/api/notifications.php', { reenable: true })
    expect([asked.status, asked.body.error]).toEqual([409, 'reenable_needs_confirm'])
    const [probe] = await mailsTo(anna)
    const token = new URL(probe?.links[0] ?? '').searchParams.get('token')
    expect((await ben.put('/api/notifications.php', { token })).body.error).toBe('token_invalid')
    const confirmed = await anna.put('/api/notifications.php', { token })
    expect([confirmed.status, confirmed.body.disabled]).toEqual([200, []])
    expect((await anna.put('/api/notifications.php', { token })).status).toBe(410)

    await oneClick(await linkFor(anna))
    await anna.put('/api/notifications.php', { reenable: true })
    const [next] = await mailsTo(anna)
    const late = new URL(next?.links[0] ?? '').searchParams.get('token')
    expect(late).not.toBe(token)
    await api.shiftClock(hours(24) + minutes(1))
    expect((await anna.put('/api/notifications.php', { token: late })).status).toBe(410)
  })

  it('shows pages that nothing but their own style may dress', async () => {
    const path = await linkFor(await createPerson(api))
    for (const answer of [await fetch(api.url + path), await oneClick(path, { Accept: 'text/html' })]) {
      const [, style = ''] = /<style>([\s\S]*)<\/style>/.exec(await answer.text()) ?? []
      const hash = createHash('sha256').update(style).digest('base64')
      const policy = answer.headers.get('Content-Security-Policy')
      expect([answer.status, policy]).toEqual([200, expect.stringContaining(`style-src 'sha256-${hash}';`)])
      expect(policy).not.toContain('unsafe')
    }
  })

  it('is over for a mailbox that the account has left', async () => {
    const anna = await createPerson(api)
    const path = await linkFor(anna)
    const move = (email: string) =>
      api.services.db
        .updateTable('users')
        .set({ email, email_fold: email })
        .where('id', '=', anna.userId)
        .execute()
    await move('elders@example.test')
    expect((await fetch(api.url + path)).status).toBe(410)
    expect((await oneClick(path)).status).toBe(410)
    expect(await disabledOf(anna)).toEqual([])
  })

  it('takes no token that was made up', async () => {
    const anna = await createPerson(api)
    const path = `/api/unsubscribe.php?token=${anna.userId}.${'x'.repeat(43)}`
    expect((await fetch(api.url + path)).status).toBe(410)
    expect((await oneClick(path)).status).toBe(410)
    expect(await disabledOf(anna)).toEqual([])
  })
})

describe('notices of the mail provider', () => {
  const notify = (body: unknown, provider = 'plain', secret = 'what the provider knows') =>
    fetch(`${api.url}/api/webhooks/mail.php?provider=${provider}`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Authorization: `Basic ${Buffer.from(`mail:${secret}`).toString('base64')}`,
      },
      body: JSON.stringify(body),
    })

  it.each([
    ['our own words', 'plain', (email: string) => ({ event: 'bounce', email }), 'bounce'],
    ['Postmark', 'postmark', (Email: string) => ({ RecordType: 'SpamComplaint', Email }), 'complaint'],
    [
      'Mailgun',
      'mailgun',
      (recipient: string) => ({ 'event-data': { event: 'failed', severity: 'permanent', recipient } }),
      'bounce',
    ],
  ] as const)('in the words of %s switch mails off', async (_, provider, body, reason) => {
    const anna = await createPerson(api)
    expect((await notify(body(await emailOf(anna)), provider)).status).toBe(200)
    expect(await disabledOf(anna)).toEqual([reason])
  })

  it('mean nothing where the mail will be tried again, or nobody is meant', async () => {
    const anna = await createPerson(api)
    const email = await emailOf(anna)
    await notify({ event: 'bounce', permanent: false, email })
    await notify({ RecordType: 'Bounce', Type: 'SoftBounce', Email: email }, 'postmark')
    expect((await notify({ anything: ['else'] })).status).toBe(200)
    expect(await disabledOf(anna)).toEqual([])
  })

  it('are believed only from the provider', async () => {
    const anna = await createPerson(api)
    expect((await notify({ event: 'bounce', email: await emailOf(anna) }, 'plain', 'a guess')).status).toBe(
      403,
    )
    expect(await disabledOf(anna)).toEqual([])
  })
})

describe('the funnel', () => {
  it('counts steps by day and source, and keeps nothing of the person', async () => {
    const anna = await createPerson(api)
    const step = {
      event: 'lander_view',
      lander: 'video',
      slug: 'plain',
      tracking: { network: 'adnet', sub1: 'x1' },
    }
    for (let time = 0; time < 3; time += 1) expect((await anna.post('/api/track.php', step)).status).toBe(204)
    await anna.post('/api/track.php', { event: 'lander_cta', lander: 'video' })
    const rows = await api.services.db.selectFrom('funnel_daily').selectAll().orderBy('n').execute()
    expect(rows).toEqual([
      expect.objectContaining({ event: 'lander_cta', network: '', lander: 'video', n: 1 }),
      expect.objectContaining({
        event: 'lander_view',
        network: 'adnet',
        sub1: 'x1',
        lander: 'video/plain',
        n: 3,
      }),
    ])
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(
      ['amount_cents', 'country', 'day', 'event', 'lander', 'n', 'network', 'sub1', 'variant'].sort(),
    )
  })
})
