import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { holdWrites } from '../../../test/held-writes.ts'
import { textTo } from '../../../test/people.ts'
import { browserOf, joinSite, mailedLink, signUp } from '../../../test/visitors.ts'
import { days } from '../../clock.ts'
import { purgeDueAccounts } from './purge-jobs.ts'

// On a server, where transactions run side by side. It looks for deadlocks only after half a minute: two that wait for
// each other are told to come back before that, and the test sees it.

let api: TestApi
beforeAll(async () => {
  api = await startApi({ database: 'postgres' })
  await sql`alter system set deadlock_timeout = '30s'`.execute(api.services.db)
  await sql`select pg_reload_conf()`.execute(api.services.db)
}, 120_000)
afterAll(() => api.end())

type Person = Awaited<ReturnType<typeof joinSite>>

const leave = (person: Person, immediate = false) =>
  person.browser.delete('/api/account.php', { password: person.password, reason: 'no_time', immediate })
const write = (from: Person, to: Person) => from.browser.post('/api/message.php', textTo(to, 'Onder ons'))
/** They share nothing but what they wrote. */
const correspondents = async () => {
  const [anna, bram] = [await joinSite(api), await joinSite(api, { gender: 'male', seeking: 'female' })]
  await write(anna, bram)
  await write(bram, anna)
  return [anna, bram] as const
}
const couple = async () => {
  const [anna, bram] = await correspondents()
  await anna.browser.post('/api/like.php', { profile_id: bram.profileId })
  await bram.browser.post('/api/like.php', { profile_id: anna.profileId })
  return [anna, bram] as const
}
const writtenBy = async (people: readonly Person[]) =>
  (
    await api.services.db
      .selectFrom('messages')
      .select('text')
      .where(
        'sender_profile_id',
        'in',
        people.map(({ profileId }) => profileId),
      )
      .execute()
  ).map(({ text }) => text)

/** Both calls as far as they get before anything is written to a table; then on. */
const together = async <Answer>(table: string, calls: readonly (() => Promise<Answer>)[]) => {
  const hold = await holdWrites(api, table)
  try {
    const answers: Promise<Answer>[] = []
    for (const call of calls) {
      answers.push(call())
      await hold.waiting(answers.length)
    }
    await hold.release()
    return await Promise.all(answers)
  } catch (error) {
    await hold.release()
    throw error
  }
}

/** By then erasing has finished with what two members share. */
const afterTheProfile = 'exports'

describe('members who know each other', () => {
  // First of all: nobody else is due then.
  it('are erased by several processes at once, and nothing is left either', async () => {
    const pair = await correspondents()
    for (const person of pair) await leave(person)
    // The clock alone, without the jobs: these are the other processes.
    api.services.clock.shift(days(14.1))
    const process = () => purgeDueAccounts(api.services)
    await together(afterTheProfile, [process, process])
    await process()
    expect(await writtenBy(pair)).toEqual([null, null])
  })

  it('may leave at the same moment', async () => {
    const [anna, bram] = await couple()
    const answers = await together('sessions', [() => leave(anna), () => leave(bram)])
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
  })

  it('may all leave at once, some of them for good', async () => {
    const circle = await Promise.all(Array.from({ length: 6 }, () => joinSite(api)))
    for (const [index, person] of circle.entries())
      for (const other of [circle.at(index - 1), circle.at(index - 2)]) if (other) await write(person, other)
    const answers = await Promise.all(circle.map((person, index) => leave(person, index % 2 === 0)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200])
  })

  it('leave nothing of what they wrote each other when both are erased at once', async () => {
    const pair = await correspondents()
    const answers = await together(
      afterTheProfile,
      pair.map((person) => () => leave(person, true)),
    )
    expect(answers.map(({ status }) => status)).toEqual([200, 200])
    expect(await writtenBy(pair)).toEqual([null, null])
  })
})

describe('an account that is deleted twice at once', () => {
  const states = {
    active: () => joinSite(api),
    paused: async () => {
      const person = await joinSite(api)
      await person.browser.put('/api/account.php', { action: 'pause' })
      return person
    },
    not_confirmed: () => signUp(api),
  }

  it.each(['active', 'paused', 'not_confirmed'] as const)('comes back as it was: %s', async (status) => {
    const person = await states[status]()
    const before = await rowOf(person)
    const answers = await together('deletion_reasons', [() => leave(person), () => leave(person)])
    expect(answers.map((answer) => [answer.status, answer.body.error])).toEqual([
      [200, undefined],
      [403, 'authentication_required'],
    ])
    const link = new URL(await mailedLink(api, person.email), api.url)
    const back = await browserOf(api.url).post('/api/account-reactivate.php', {
      token: link.searchParams.get('token'),
    })
    expect(back).toMatchObject({ status: 200, body: { user: { status } } })
    expect(await rowOf(person)).toEqual(before)
  })

  it('is erased once, and the other call finds nobody', async () => {
    const person = await joinSite(api)
    const answers = await together('deletion_reasons', [() => leave(person, true), () => leave(person)])
    expect(answers.map((answer) => [answer.status, answer.body.error])).toEqual([
      [200, undefined],
      [403, 'authentication_required'],
    ])
  })
})

const rowOf = ({ userId }: Person) =>
  api.services.db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select(['users.status', 'users.activated_at', 'users.pause_until', 'profiles.status as profile'])
    .where('users.id', '=', userId)
    .executeTakeFirst()
