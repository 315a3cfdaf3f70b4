import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { chosenDatabase, startApi, type TestApi } from '../../test/harness.ts'
import { createPerson, textTo } from '../../test/people.ts'
import { days, hours, minutes } from '../clock.ts'
import type { Trx } from '../database/transaction.ts'
import { endPauses, removeUnconfirmed } from '../features/account/purge-jobs.ts'
import { endSuspensions, takeEffect } from '../features/complaints/effects.ts'
import { noteVisits } from '../features/notifications/note-visits.ts'
import { sendDigests } from '../features/notifications/send-digests.ts'
import { raiseSpendLimits } from '../features/payments/spend-limit/raise-limits.ts'
import { keptFor, months } from '../kept-for.ts'
import type { Services } from '../services.ts'
import { forgetOldMessages } from './forget-messages.ts'

// Every process has every duty, and members act meanwhile: what was read before a lock may be outdated under it. The
// embedded database has one connection and lets nothing happen at once.

const onServer = chosenDatabase() === 'postgres' ? describe : describe.skip
const processes = 3

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

const now = () => api.services.clock.now()
const inAllProcesses = (duty: (services: Services) => Promise<void>) =>
  Promise.all(Array.from({ length: processes }, () => duty(api.services)))
const digestsTo = async (userIds: number[]) => {
  const rows = await api.services.db
    .selectFrom('outbox')
    .select('user_id')
    .where('template', '=', 'digest')
    .where('user_id', 'in', userIds)
    .execute()
  return userIds.map((id) => rows.filter(({ user_id }) => user_id === id).length)
}
const wantMails = (userIds: number[], frequency: 'now' | 'daily') =>
  api.services.db
    .insertInto('notification_settings')
    .values(
      userIds.map((user_id) => ({ user_id, prefs: JSON.stringify({ email: { visit: true } }), frequency })),
    )
    .execute()
/** Mails of the day go out from six in the evening. */
const untilEvening = async () => {
  const hour = () =>
    Number(
      new Intl.DateTimeFormat('en-GB', {
        timeZone: 'Europe/Amsterdam',
        hour: '2-digit',
        hourCycle: 'h23',
      }).format(now()),
    )
  while (hour() < 18) api.services.clock.shift(hours(1))
}

describe('three processes that come to it in the same second', () => {
  it('mail a member once about visits', async () => {
    await api.services.jobs.stop()
    const visitor = await createPerson(api)
    const members = await Promise.all(Array.from({ length: 30 }, () => createPerson(api)))
    const ids = members.map(({ userId }) => userId)
    await wantMails(ids, 'daily')
    await untilEvening()
    await api.services.db
      .insertInto('visits')
      .values(
        members.map(({ profileId }) => ({
          visitor_id: visitor.profileId,
          profile_id: profileId,
          day: '2026-01-01',
          last_at: now(),
        })),
      )
      .execute()
    await inAllProcesses(noteVisits)
    expect(await digestsTo(ids)).toEqual(ids.map(() => 1))
  })

  it('mail a member once about news', async () => {
    const fan = await createPerson(api)
    const members = await Promise.all(Array.from({ length: 30 }, () => createPerson(api)))
    const ids = members.map(({ userId }) => userId)
    for (const member of members) await fan.post('/api/like.php', { profile_id: member.profileId })
    api.services.clock.shift(minutes(15))
    await inAllProcesses(sendDigests)
    expect(await digestsTo(ids)).toEqual(ids.map(() => 1))
  })

  it('raise a limit of spending once', async () => {
    const { userId } = await createPerson(api)
    await api.services.db
      .insertInto('spend_limit_changes')
      .values({ user_id: userId, cents: 9000, currency: 'EUR', effective_at: now() })
      .execute()
    const revision = async () =>
      (
        await api.services.db
          .selectFrom('account_revisions')
          .select('user_rev')
          .where('user_id', '=', userId)
          .executeTakeFirstOrThrow()
      ).user_rev
    const before = await revision()
    await inAllProcesses(raiseSpendLimits)
    expect(await revision()).toBe(before + 1)
  })
})

onServer('what changes while a duty is at it', () => {
  /**
   * The change is made but not committed while the duty runs into it; committed once the duty waits or has passed by.
   */
  const during = async (
    duty: (services: Services) => Promise<void>,
    change: (trx: Trx) => Promise<unknown>,
  ) => {
    const { db, transaction } = api.services
    const waiting = async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(db)
      return (rows[0]?.count ?? 0) > 0
    }
    let ended = false
    let running = Promise.resolve()
    await transaction(async (trx) => {
      await change(trx)
      running = duty(api.services).finally(() => {
        ended = true
      })
      while (!ended && !(await waiting()));
    })
    await running
  }
  const statusOf = async (userId: number) =>
    (await api.services.db.selectFrom('users').select('status').where('id', '=', userId).executeTakeFirst())
      ?.status

  it('a suspension that ends does not lift the ban of this moment', async () => {
    const anna = await createPerson(api)
    const { db } = api.services
    await db.updateTable('users').set({ status: 'banned' }).where('id', '=', anna.userId).execute()
    await db
      .insertInto('sanctions')
      .values({ user_id: anna.userId, kind: 'suspend', until: now(), created_at: now() })
      .execute()
    const { id: decisionId } = await db
      .insertInto('decisions')
      .values({
        action: 'ban',
        ground: 'x',
        text: 'x',
        decided_by: 'somebody',
        created_at: now(),
        appeal_until: now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow()
    await during(endSuspensions, (trx) =>
      takeEffect(
        trx,
        api.services,
        { userId: anna.userId, target: { type: 'profile', id: anna.profileId }, decisionId },
        { action: 'ban', until: null, now: now() },
      ),
    )
    expect(await statusOf(anna.userId)).toBe('banned')
  })

  it('a pause that is prolonged at this moment goes on', async () => {
    const { userId } = await createPerson(api)
    const pausedUntil = (trx: Pick<Trx, 'updateTable'>, pause_until: Date) =>
      trx.updateTable('users').set({ status: 'paused', pause_until }).where('id', '=', userId).execute()
    await pausedUntil(api.services.db, now())
    await during(endPauses, (trx) => pausedUntil(trx, new Date(now().getTime() + days(40))))
    expect(await statusOf(userId)).toBe('paused')
  })

  it('who confirms at this moment is not removed', async () => {
    const { userId } = await createPerson(api, {
      status: 'not_confirmed',
      signedUp: new Date(now().getTime() - days(31)),
    })
    await during(removeUnconfirmed, (trx) =>
      trx
        .updateTable('users')
        .set({ status: 'active', activated_at: now() })
        .where('id', '=', userId)
        .execute(),
    )
    expect(await statusOf(userId)).toBe('active')
  })

  it('a conversation that somebody goes on with at this moment is not emptied', async () => {
    const [anna, bram] = [await createPerson(api, { credits: 5 }), await createPerson(api)]
    const { body } = await anna.post('/api/message.php', textTo(bram, 'Weet je nog'))
    const id = Number(Object(body).conversation.id)
    const lastAt = (trx: Pick<Trx, 'updateTable'>, last_at: Date) =>
      trx.updateTable('conversations').set({ last_at }).where('id', '=', id).execute()
    await lastAt(api.services.db, new Date(now().getTime() - months(keptFor.messages_months) - days(1)))
    await during(forgetOldMessages, (trx) => lastAt(trx, now()))
    expect((await bram.get(`/api/chat.php?id=${id}`)).body).toMatchObject({
      messages: [{ text: 'Weet je nog' }],
    })
  })
})
