import { createECDH, randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import ece from 'http_ece'
import { openEvents } from '../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { hours, minutes, seconds } from '../../clock.ts'

type Received = { path: string; headers: IncomingHttpHeaders; body: Buffer }

/** What stands in for a browser's push service: keeps what comes, answers what it is told to. */
const received: Received[] = []
let answerWith = 201
const pushService: Server = createServer((request, response) => {
  const parts: Buffer[] = []
  request.on('data', (part: Buffer) => parts.push(part))
  request.on('end', () => {
    received.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) })
    response.writeHead(answerWith).end()
  })
})
const portOf = (server: Server) => Number(Object(server.address()).port)

let api: TestApi
beforeAll(async () => {
  pushService.listen(0, '127.0.0.1')
  await once(pushService, 'listening')
  api = await startApi({ env: vapid() })
  await toNoon()
}, 120_000)
afterAll(async () => {
  await api.end()
  pushService.close()
})
beforeEach(() => {
  received.length = 0
  answerWith = 201
})

const vapid = () => {
  const pair = createECDH('prime256v1')
  return {
    VAPID_PUBLIC: pair.generateKeys('base64url'),
    VAPID_PRIVATE: pair.getPrivateKey('base64url'),
    PUSH_HOSTS: `127.0.0.1:${portOf(pushService)}`,
  }
}

const hourInAmsterdam = () =>
  Number(
    new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Amsterdam',
      hour: '2-digit',
      hourCycle: 'h23',
    }).format(api.services.clock.now()),
  )
const shiftToHour = async (hour: number) => {
  api.services.clock.shift(hours((hour - hourInAmsterdam() + 24) % 24))
}
const toNoon = () => shiftToHour(12)

const sessionOf = async (userId: number) =>
  (
    await api.services.db
      .selectFrom('sessions')
      .select('token_hash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).token_hash

let browsers = 0
/** A browser that has said yes to push. */
const subscribe = async ({ userId }: Person) => {
  browsers += 1
  const path = `/send/${browsers}`
  const receiver = createECDH('prime256v1')
  const p256dh = receiver.generateKeys('base64url')
  const auth = randomBytes(16).toString('base64url')
  await api.services.db
    .insertInto('push_subscriptions')
    .values({
      user_id: userId,
      session: await sessionOf(userId),
      endpoint: `http://127.0.0.1:${portOf(pushService)}${path}`,
      keys: JSON.stringify({ p256dh, auth }),
      created_at: api.services.clock.now(),
    })
    .execute()
  const open = (message: Received) =>
    JSON.parse(
      ece.decrypt(message.body, { version: 'aes128gcm', privateKey: receiver, authSecret: auth }).toString(),
    )
  return { open, messages: () => received.filter((message) => message.path === path) }
}
const subscriptionsOf = async ({ userId }: Person) =>
  (
    await api.services.db
      .selectFrom('push_subscriptions')
      .select('id')
      .where('user_id', '=', userId)
      .execute()
  ).length

describe('a push', () => {
  it('says that there is news and nothing of what or from whom, encrypted for one browser', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api, { credits: 5 })]
    const browser = await subscribe(anna)
    await ben.post('/api/message.php', textTo(anna, 'Een geheim'))
    await api.shiftClock(seconds(3))
    const [message, ...more] = browser.messages()
    expect(more).toEqual([])
    if (!message) throw new Error('Nothing came')
    expect(browser.open(message)).toEqual({
      kind: 'message',
      title: 'Lonk',
      body: 'Nieuw bericht',
      url: '/chats',
      tag: 'message',
      badge: 1,
      fictional: false,
    })
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', topic: 'message', ttl: '86400' })
    expect(message.headers.authorization).toMatch(/^vapid t=.+, k=.+/)
    expect(message.body.toString('latin1')).not.toContain('geheim')
  })

  it('of a match is one, to both', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    const [hers, his] = [await subscribe(anna), await subscribe(ben)]
    await ben.post('/api/like.php', { profile_id: anna.profileId })
    await api.shiftClock(seconds(3))
    await anna.post('/api/like.php', { profile_id: ben.profileId })
    await api.shiftClock(seconds(3))
    expect(hers.messages().map((message) => hers.open(message).kind)).toEqual(['like', 'match'])
    expect(his.messages().map((message) => his.open(message).kind)).toEqual(['match'])
  })

  it('is not sent for what was read, nor for what the member has switched off', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api, { credits: 5 })]
    const browser = await subscribe(anna)
    await anna.put('/api/notifications.php', { push: { message: false } })
    await ben.post('/api/message.php', textTo(anna))
    await ben.post('/api/like.php', { profile_id: anna.profileId })
    await anna.put('/api/like.php', { profile_id: ben.profileId, like_new: false })
    await api.shiftClock(minutes(1))
    expect(browser.messages()).toEqual([])
  })

  it('waits for the end of quiet hours', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api, { credits: 5 })]
    const browser = await subscribe(anna)
    await shiftToHour(23)
    await ben.post('/api/message.php', textTo(anna))
    await api.shiftClock(minutes(1))
    expect(browser.messages()).toEqual([])
    await shiftToHour(9)
    await api.shiftClock(minutes(1))
    expect(browser.messages()).toHaveLength(1)
    await toNoon()
  })

  it('is not sent to whoever looks at an open page; it is to whoever has hidden it', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api, { credits: 5 })]
    const browser = await subscribe(anna)
    const stream = await openEvents(api.url, anna.cookie())
    await stream.next()
    await ben.post('/api/message.php', textTo(anna))
    while ((await stream.next()).event !== 'message');
    // The stream notes it right after it has written, however long that takes on a busy machine.
    while ((await waitingFor(anna)) > 0) await anna.get('/api/interests.php')
    await api.shiftClock(seconds(3))
    expect(browser.messages()).toEqual([])

    await anna.post('/api/page-hidden.php', {}, { headers: { Origin: 'http://localhost:3999' } })
    await ben.post('/api/message.php', textTo(anna))
    while ((await stream.next()).event !== 'message');
    await api.shiftClock(seconds(3))
    expect(browser.messages()).toHaveLength(1)
    stream.close()
  })

  it.each([404, 410])('answered with %i ends the subscription', async (status) => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    const browser = await subscribe(anna)
    const before = await anna.get('/api/poll.php')
    answerWith = status
    await ben.post('/api/like.php', { profile_id: anna.profileId })
    await api.shiftClock(seconds(3))
    expect(browser.messages()).toHaveLength(1)
    expect(await subscriptionsOf(anna)).toBe(0)
    // Her pages poll every minute again once they load `has_push` anew.
    expect((await anna.get('/api/poll.php')).body.user_rev).toBe(Number(before.body.user_rev) + 1)
  })

  it('that could not be taken is tried again, later and later', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    const browser = await subscribe(anna)
    answerWith = 503
    await ben.post('/api/like.php', { profile_id: anna.profileId })
    await api.shiftClock(seconds(3))
    await api.shiftClock(seconds(10))
    expect(browser.messages()).toHaveLength(1)
    answerWith = 201
    await api.shiftClock(seconds(30))
    expect(browser.messages()).toHaveLength(2)
    await api.shiftClock(hours(1))
    expect(browser.messages()).toHaveLength(2)
    expect(await subscriptionsOf(anna)).toBe(1)
  })

  it('never goes to the browser of a session that is over', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    const browser = await subscribe(anna)
    await api.services.db
      .updateTable('sessions')
      .set({ expires_at: api.services.clock.now() })
      .where('user_id', '=', anna.userId)
      .execute()
    await ben.post('/api/like.php', { profile_id: anna.profileId })
    await api.shiftClock(seconds(3))
    expect(browser.messages()).toEqual([])
  })

  it('never goes to an address that is no push service', async () => {
    const [anna, ben] = [await createPerson(api), await createPerson(api)]
    await subscribe(anna)
    await api.services.db
      .updateTable('push_subscriptions')
      .set({ endpoint: `http://localhost:${portOf(pushService)}/inside` })
      .where('user_id', '=', anna.userId)
      .execute()
    await ben.post('/api/like.php', { profile_id: anna.profileId })
    await api.shiftClock(seconds(3))
    expect(received).toEqual([])
    expect(await subscriptionsOf(anna)).toBe(0)
  })
})

const waitingFor = async ({ userId }: Person) =>
  (
    await api.services.db
      .selectFrom('notices')
      .select('id')
      .where('user_id', '=', userId)
      .where('push_at', 'is not', null)
      .execute()
  ).length

describe('the settings', () => {
  it('carry the public key that browsers subscribe with', async () => {
    const { body } = await (await createPerson(api)).get('/api/settings.php')
    expect(Object(body.settings).push_public_key).toBe(api.services.config.secrets.vapidPublic)
  })
})
