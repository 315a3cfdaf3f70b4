import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { becomePremium } from '../../../test/buying.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { createPerson, type Person, textTo } from '../../../test/people.ts'
import { noticesAreBack, startPolling, withoutRevisions } from '../../../test/polling.ts'
import { browserOf } from '../../../test/visitors.ts'
import { minutes, seconds } from '../../clock.ts'

// Polls answered from memory keep their member online, a thousand at once, and what is remembered is read again.

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

/** A poll each minute, answered from memory; the duty comes every five seconds. */
const pollOn = async (polls: readonly (() => Promise<{ status: number }>)[], times: number) => {
  for (let minute = 0; minute < times; minute += 1) {
    await api.shiftClock(seconds(54))
    await withoutRevisions(api.services.db, async () => {
      for (const poll of polls) expect((await poll()).status).toBe(304)
    })
    await api.shiftClock(seconds(6))
  }
}
const rowOf = ({ userId }: Person) =>
  api.services.db
    .selectFrom('sessions')
    .innerJoin('profiles', 'profiles.user_id', 'sessions.user_id')
    .select(['sessions.last_seen', 'sessions.hidden_at', 'profiles.online_until', 'profiles.last_online_at'])
    .where('sessions.user_id', '=', userId)
    .executeTakeFirstOrThrow()
const appear = async (...people: Person[]) => {
  await api.shiftClock(seconds(151))
  for (const person of people) await person.get('/api/members.php')
  await noticesAreBack(api.services.fanOut)
}
const ago = (moment: Date) => api.services.clock.now().getTime() - moment.getTime()

it('keeps everybody online who looks, with no poll of theirs that asks the database', async () => {
  const people = [await createPerson(api), await createPerson(api), await createPerson(api)]
  await appear(...people)
  const polls = await Promise.all(people.map(startPolling))
  for (let minute = 0; minute < 15; minute += 1) {
    await pollOn(polls, 1)
    for (const person of people) {
      const { last_seen, last_online_at, online_until } = await rowOf(person)
      expect(ago(online_until)).toBeLessThan(0)
      expect(last_online_at).toEqual(last_seen)
    }
  }
})

it('shows nobody who wants to be invisible', async () => {
  const anna = await createPerson(api)
  await appear(anna)
  await becomePremium(api, { browser: browserOf(api.url, anna.cookie()) })
  await anna.put('/api/user.php', { invisible: true })
  const before = await rowOf(anna)
  await pollOn([await startPolling(anna)], 6)
  const after = await rowOf(anna)
  expect(after.last_seen.getTime()).toBeGreaterThan(before.last_seen.getTime())
  expect([after.online_until, after.last_online_at]).toEqual([before.online_until, before.last_online_at])
})

it('takes no poll of a hidden page for somebody who looks', async () => {
  const anna = await createPerson(api)
  await appear(anna)
  const poll = await startPolling(anna)
  await pollOn([poll], 1)
  const headers = { Origin: api.services.config.publicUrl }
  await anna.call('POST', '/api/page-hidden.php', undefined, { headers })
  const before = await rowOf(anna)
  for (let minute = 0; minute < 6; minute += 1) {
    await api.shiftClock(minutes(1))
    expect((await poll()).status).toBe(304)
  }
  expect(await rowOf(anna)).toEqual(before)
})

it('leaves whoever went offline to their own poll, which tells those who talk with them', async () => {
  const [anna, bram] = [await createPerson(api, { credits: 5 }), await createPerson(api)]
  await anna.post('/api/message.php', textTo(bram))
  await appear(anna, bram)
  const poll = await startPolling(anna)
  await pollOn([poll], 2)
  const past = api.services.clock.now()
  await api.services.db
    .updateTable('profiles')
    .set({ online_until: past })
    .where('id', '=', anna.profileId)
    .execute()
  await api.shiftClock(seconds(60))
  await poll()
  await api.shiftClock(seconds(6))
  expect((await rowOf(anna)).online_until).toEqual(past)
  const told: unknown[] = []
  const close = api.services.fanOut.subscribe(bram.userId, {
    onWake: () => {},
    onResync: () => {},
    onPassing: ({ event, data }) => void (event === 'presence' && told.push(data)),
  })
  for (let minute = 0; minute < 3; minute += 1) {
    await api.shiftClock(seconds(60))
    await poll()
  }
  close()
  expect((await rowOf(anna)).online_until.getTime()).toBeGreaterThan(past.getTime())
  if (api.database === 'pglite') expect(told).toContainEqual({ profile_id: anna.profileId, online: true })
})

it('finds what nobody told', async () => {
  const anna = await createPerson(api)
  await appear(anna)
  const poll = await startPolling(anna)
  await pollOn([poll], 1)
  const change = { likes_rev: 9 }
  await api.services.db
    .updateTable('account_revisions')
    .set(change)
    .where('user_id', '=', anna.userId)
    .execute()
  await api.shiftClock(seconds(60))
  expect(await poll()).toMatchObject({ status: 200, body: change })
})
