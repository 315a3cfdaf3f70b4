import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person } from '../../../test/people.ts'
import { noticesAreBack, startPolling, withoutRevisions } from '../../../test/polling.ts'
import { days, hours, seconds } from '../../clock.ts'
import { publishEvent, touch } from '../../database/transaction.ts'
import { keptFor } from '../../kept-for.ts'

// What a poll answers from memory is what the database would have said (`poll-memory.ts`). What members do to each
// other's numbers is in `revisions.test.ts`, how sessions end in `poll-ended-sessions.test.ts`.

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const polling = async () => {
  const anna = await createPerson(api)
  await noticesAreBack(api.services.fanOut)
  return { anna, poll: await startPolling(anna) }
}
const fromMemory = async (poll: () => Promise<{ status: number }>) =>
  (await withoutRevisions(api.services.db, poll)).status
const sessionOf = ({ userId }: Person) =>
  api.services.db.selectFrom('sessions').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()

describe('a poll that finds nothing new', () => {
  it('asks no database', async () => {
    const { poll } = await polling()
    expect(await fromMemory(poll)).toBe(304)
  })

  it('says what it would have said with one', async () => {
    const { anna, poll } = await polling()
    const said = async () => {
      const headers = Object.fromEntries((await poll()).headers)
      return { ...headers, 'x-request-id': '', date: '' }
    }
    const known = await said()
    // A notice of nothing.
    await api.services.transaction(async (trx) =>
      publishEvent(trx, anna.userId, 'complaint', { id: 1, state: 'decided' }),
    )
    expect(await said()).toEqual(known)
    expect(await said()).toEqual(known)
  })

  it('says the numbers to whoever has none', async () => {
    const { anna, poll } = await polling()
    await poll()
    expect(await anna.get('/api/poll.php')).toMatchObject({ status: 200, body: { user_rev: 1 } })
  })

  it('counts against the limit as any other', async () => {
    const { poll } = await polling()
    const counted: string[] = []
    const { rateLimits } = api.services
    const { countRead } = rateLimits
    rateLimits.countRead = (call, ...caller) => {
      counted.push(call)
      return countRead(call, ...caller)
    }
    expect(await fromMemory(poll)).toBe(304)
    rateLimits.countRead = countRead
    expect(counted).toEqual(['GET /api/poll.php'])
  })
})

describe('a poll hears at once', () => {
  it('of each part, with an event or without', async () => {
    const { anna, poll } = await polling()
    for (const part of ['user', 'chats', 'likes'] as const) {
      await api.services.transaction(async (trx) => touch(trx, anna.userId, part))
      expect(await poll()).toMatchObject({ status: 200, body: { [`${part}_rev`]: 2 } })
      await noticesAreBack(api.services.fanOut)
      await poll()
      expect(await fromMemory(poll)).toBe(304)
    }
    await api.services.transaction(async (trx) => publishEvent(trx, anna.userId, 'credits', { balance: 3 }))
    expect(await poll()).toMatchObject({ status: 200, body: { user_rev: 3 } })
  })

  it('of a release', async () => {
    const { poll } = await polling()
    const folder = api.services.config.registry
    await mkdir(folder, { recursive: true })
    const registry = { signature: '', document: { sequence: 7 } }
    await writeFile(join(folder, 'registry.json'), JSON.stringify(registry))
    await api.shiftClock(seconds(6))
    expect(await withoutRevisions(api.services.db, poll)).toMatchObject({ status: 500 })
    expect(await poll()).toMatchObject({ status: 200, body: { registry: 7 } })
  })
})

describe('what a poll does besides', () => {
  it('goes on prolonging the session', async () => {
    const { anna, poll } = await polling()
    const { expires_at } = await sessionOf(anna)
    await api.shiftClock(hours(25))
    expect((await poll()).headers.getSetCookie()).toHaveLength(1)
    expect((await sessionOf(anna)).expires_at.getTime()).toBeGreaterThan(expires_at.getTime() + hours(24))
  })

  it('ends with the session, to the second', async () => {
    const { anna, poll } = await polling()
    const end = api.services.clock.now().getTime() + seconds(30)
    // As old as one becomes: nothing prolongs it any more.
    const ending = { created_at: new Date(end - days(keptFor.session_most_days)), expires_at: new Date(end) }
    await api.services.db.updateTable('sessions').set(ending).where('user_id', '=', anna.userId).execute()
    await api.services.transaction(async (trx) => touch(trx, anna.userId, 'user'))
    expect((await poll()).status).toBe(200)
    await noticesAreBack(api.services.fanOut)
    await poll()
    expect(await fromMemory(poll)).toBe(304)
    await api.shiftClock(seconds(31))
    expect((await poll()).status).toBe(403)
  })

  it('forgets by itself what nobody told: two and a half minutes', async () => {
    const { anna, poll } = await polling()
    const { db } = api.services
    await db
      .updateTable('account_revisions')
      .set({ chats_rev: 9 })
      .where('user_id', '=', anna.userId)
      .execute()
    expect((await poll()).status).toBe(304)
    await api.shiftClock(seconds(151))
    expect((await poll()).status).toBe(200)
  })
})
