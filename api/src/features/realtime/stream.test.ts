import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { meAnswer } from '@lonk/shared-api/calls/session/user.schema.ts'
import { sql } from 'kysely'
import { openEvents } from '../../../test/event-stream.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson } from '../../../test/people.ts'
import { type Browser, joinSite } from '../../../test/visitors.ts'
import { minutes, seconds } from '../../clock.ts'
import { publishEvent } from '../../database/transaction.ts'
import { endAllStreams, leaveStreams, streamsOf } from './open-streams.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const credits = (userId: number, ...balances: number[]) =>
  api.services.transaction(async (trx) => {
    for (const balance of balances) publishEvent(trx, userId, 'credits', { balance })
  })

/** What a document of theirs would say. */
const lastEventOf = async (browser: Browser): Promise<number> => {
  const { body } = await browser.get('/api/user.php?totals=1')
  return meAnswer.parse(body).totals?.last_event ?? Number.NaN
}

describe('the stream', () => {
  it('brings events in order, numbered, as soon as their cause is safe', async () => {
    const { browser, userId } = await joinSite(api)
    const stream = await openEvents(api.url, browser.cookie())
    expect(await stream.next()).toMatchObject({ event: 'hello' })
    await credits(userId, 5, 4)
    const [first, second] = [await stream.next(), await stream.next()]
    expect([first.data, second.data]).toEqual([{ balance: 5 }, { balance: 4 }])
    expect(Number(second.id) - Number(first.id)).toBe(1)
    stream.close()
  })

  it('takes no HEAD, which would hold a place without an end', async () => {
    const { browser } = await joinSite(api)
    for (let time = 0; time < 4; time += 1) {
      const { status, headers } = await browser.call('HEAD', '/api/events.php')
      expect([status, headers.get('Allow')]).toEqual([405, 'GET'])
    }
    const stream = await openEvents(api.url, browser.cookie())
    expect(await stream.next()).toMatchObject({ event: 'hello' })
    stream.close()
  })

  it('resumes after the last event that arrived', async () => {
    const { browser, userId } = await joinSite(api)
    await credits(userId, 9, 8, 7)
    const [before] = await api.services.db
      .selectFrom('events')
      .select('seq')
      .where('user_id', '=', userId)
      .where('event', '=', 'credits')
      .orderBy('seq', 'desc')
      .offset(1)
      .limit(1)
      .execute()
    const stream = await openEvents(api.url, browser.cookie(), String(before?.seq))
    await stream.next()
    expect(await stream.next()).toMatchObject({ event: 'credits', data: { balance: 7 } })
    stream.close()
  })

  it('says resync where what was missed is gone, is too old, or was never ours', async () => {
    const { browser, userId } = await joinSite(api)
    await credits(userId, 1)
    await api.shiftClock(minutes(11))
    for (const lastEventId of ['0', '99999']) {
      const stream = await openEvents(api.url, browser.cookie(), lastEventId)
      await stream.next()
      expect(await stream.next()).toMatchObject({ event: 'resync' })
      stream.close()
    }
  })

  it('begins with what has happened since the document of a page', async () => {
    const { browser, userId } = await joinSite(api)
    await credits(userId, 9)
    await api.shiftClock(seconds(1))
    const lastEvent = await lastEventOf(browser)
    await credits(userId, 8, 7)
    const stream = await openEvents(api.url, browser.cookie(), undefined, lastEvent)
    expect(await stream.next()).toMatchObject({ event: 'hello', id: String(lastEvent) })
    expect([await stream.next(), await stream.next()].map(({ data }) => data)).toEqual([
      { balance: 8 },
      { balance: 7 },
    ])
    stream.close()
  })

  it('takes an event of this moment for one that the rest of a document may lack', async () => {
    const { browser, userId } = await joinSite(api)
    await api.shiftClock(minutes(1))
    const before = await lastEventOf(browser)
    await credits(userId, 9)
    // However long the two take on a busy machine.
    await api.shiftClock(-seconds(10))
    expect(await lastEventOf(browser)).toBe(before)
    await api.shiftClock(seconds(12))
    expect(await lastEventOf(browser)).toBe(before + 1)
  })

  it('lets a browser resume that was cut off before any event, whatever its address says', async () => {
    const { browser, userId } = await joinSite(api)
    await credits(userId, 5)
    const first = await openEvents(api.url, browser.cookie())
    const { id } = await first.next()
    first.close()
    await credits(userId, 4)
    const again = await openEvents(api.url, browser.cookie(), id, 0)
    await again.next()
    expect(await again.next()).toMatchObject({ event: 'credits', data: { balance: 4 } })
    again.close()
  })

  it('keeps no place for whoever left while they were let in', async () => {
    const { browser, userId } = await joinSite(api)
    for (let time = 0; time < 9; time += 1) {
      const leaving = new AbortController()
      const headers = { Cookie: browser.cookie() }
      const asked = fetch(`${api.url}/api/events.php`, { headers, signal: leaving.signal }).catch(() => null)
      await new Promise((resolve) => setTimeout(resolve, time))
      leaving.abort()
      await asked
    }
    for (let tries = 0; tries < 100 && streamsOf(api.services, userId) > 0; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 50))
    expect(streamsOf(api.services, userId)).toBe(0)
  })

  it('takes no number that is none', async () => {
    const { browser } = await joinSite(api)
    for (const after of ['gisteren', '-1', '1.5'])
      expect((await browser.call('GET', `/api/events.php?after=${after}`)).status).toBe(422)
  })

  it('carries what is not kept, to this member alone', async () => {
    const anna = await joinSite(api)
    const bram = await joinSite(api)
    const [hers, his] = [
      await openEvents(api.url, anna.browser.cookie()),
      await openEvents(api.url, bram.browser.cookie()),
    ]
    await hers.next()
    await his.next()
    api.services.fanOut.send(anna.userId, { event: 'typing', data: { conversation_id: 3 } })
    expect(await hers.next()).toEqual({ event: 'typing', data: { conversation_id: 3 }, id: undefined })
    await credits(bram.userId, 2)
    expect(await his.next()).toMatchObject({ event: 'credits' })
    hers.close()
    his.close()
  })

  it('tells browsers to come again soon, each at a time of its own, before the process ends', async () => {
    const { browser } = await joinSite(api)
    const headers = { Cookie: browser.cookie() }
    const streams = await Promise.all([1, 2, 3].map(() => fetch(`${api.url}/api/events.php`, { headers })))
    endAllStreams(api.services)
    const texts = await Promise.all(streams.map((stream) => stream.text()))
    const pauses = texts.map((text) => Number(text.match(/retry: (\d+)\n\n$/)?.[1]))
    expect(pauses.every((pause) => pause >= 500 && pause < 2500)).toBe(true)
    expect(new Set(pauses).size).toBeGreaterThan(1)
  })

  it('tells each browser at its start a time of its own, so that those of a killed process do not come at once', async () => {
    const { browser } = await joinSite(api)
    const headers = { Cookie: browser.cookie() }
    const streams = await Promise.all([1, 2, 3].map(() => fetch(`${api.url}/api/events.php`, { headers })))
    endAllStreams(api.services)
    const texts = await Promise.all(streams.map((stream) => stream.text()))
    const pauses = texts.map((text) => Number(text.match(/^retry: (\d+)\n/)?.[1]))
    expect(pauses.every((pause) => pause >= 2000 && pause < 8000)).toBe(true)
    expect(new Set(pauses).size).toBeGreaterThan(1)
  })

  it('tells whoever is still let in while the process leaves to come again elsewhere', async () => {
    const leaving = await startApi()
    try {
      const { browser, userId } = await joinSite(leaving)
      leaveStreams(leaving.services)
      const stream = await fetch(`${leaving.url}/api/events.php`, { headers: { Cookie: browser.cookie() } })
      expect(await stream.text()).toMatch(/^retry: \d+\n\n$/)
      expect(streamsOf(leaving.services, userId)).toBe(0)
    } finally {
      await leaving.end()
    }
  })

  it('ends with logout, in this session only', async () => {
    const { browser, email, password } = await joinSite(api)
    const other = await fetch(`${api.url}/api/user.php`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Request-Type': 'client' },
      body: JSON.stringify({ email, password }),
    })
    const otherCookie = other.headers.getSetCookie()[0]?.split(';')[0] ?? ''
    const [mine, elsewhere] = [
      await openEvents(api.url, browser.cookie()),
      await openEvents(api.url, otherCookie),
    ]
    await mine.next()
    await elsewhere.next()
    await browser.get('/api/logout.php')
    expect(await mine.next()).toMatchObject({ event: 'logout' })
    await expect(mine.next()).rejects.toThrow('ended')
    elsewhere.close()
  })

  it('ends where the database cannot be read as it opens, for the browser to come again', async () => {
    const { browser } = await joinSite(api)
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.id(to)}`.execute(api.services.db)
    await rename('account_revisions', 'away')
    const stream = await openEvents(api.url, browser.cookie())
    await expect(stream.next()).rejects.toThrow('ended')
    await rename('away', 'account_revisions')
    const again = await openEvents(api.url, browser.cookie())
    expect(await again.next()).toMatchObject({ event: 'hello' })
    again.close()
  })

  it('is refused to visitors, and beyond three of one member', async () => {
    expect((await fetch(`${api.url}/api/events.php`)).status).toBe(403)
    const { browser } = await joinSite(api)
    const streams = []
    for (let count = 0; count < 3; count += 1) streams.push(await openEvents(api.url, browser.cookie()))
    const fourth = await fetch(`${api.url}/api/events.php`, { headers: { Cookie: browser.cookie() } })
    expect(fourth.status).toBe(503)
    expect(await fourth.json()).toMatchObject({ error: 'sse_busy' })
    for (const stream of streams) stream.close()
  })
})

describe('the poll', () => {
  it('answers 304 until something changed, and says in which part', async () => {
    const { browser, userId } = await joinSite(api)
    const first = await browser.get('/api/poll.php')
    const etag = first.headers.get('ETag') ?? ''
    const again = () => browser.get('/api/poll.php', { headers: { 'If-None-Match': etag } })
    expect((await again()).status).toBe(304)
    // Ours are weak ETags; one without the mark means the same.
    const strong = { headers: { 'If-None-Match': etag.replace('W/', '') } }
    expect((await browser.get('/api/poll.php', strong)).status).toBe(304)
    await credits(userId, 3)
    const changed = await again()
    expect(changed.status).toBe(200)
    expect(Number(changed.body.user_rev) - Number(first.body.user_rev)).toBe(1)
    expect(changed.body.chats_rev).toBe(first.body.chats_rev)
  })

  it('tells nobody that nothing is new by the numbers of somebody else', async () => {
    const [anna, bram] = [await createPerson(api), await createPerson(api)]
    const hers = await anna.get('/api/poll.php')
    const asked = { headers: { 'If-None-Match': hers.headers.get('ETag') ?? '' } }
    expect((await anna.get('/api/poll.php', asked)).status).toBe(304)
    const his = await bram.get('/api/poll.php', asked)
    // Both are new here: their numbers are the same, and what they stand for is not.
    expect([his.status, { ...his.body, server_time: '' }]).toEqual([200, { ...hers.body, server_time: '' }])
  })

  it('leaves no trace of a transaction that failed', async () => {
    const { browser, userId } = await joinSite(api)
    const before = (await browser.get('/api/poll.php')).headers.get('ETag')
    const failing = api.services.transaction(async (trx) => {
      publishEvent(trx, userId, 'credits', { balance: 100 })
      throw new Error('on purpose')
    })
    await expect(failing).rejects.toThrow('on purpose')
    expect((await browser.get('/api/poll.php')).headers.get('ETag')).toBe(before)
  })
})

describe('a transaction', () => {
  it('on the embedded database refuses a query outside of it instead of waiting for ever', async () => {
    if (api.database !== 'pglite') return
    const mistaken = api.services.transaction(() =>
      api.services.db.selectFrom('users').select('id').execute(),
    )
    await expect(mistaken).rejects.toThrow('use its trx')
  })
})
