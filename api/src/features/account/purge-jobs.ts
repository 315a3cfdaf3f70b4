import { sql } from 'kysely'
import * as z from 'zod/mini'
import { before, days } from '../../clock.ts'
import { forgetRevision, type Trx } from '../../database/transaction.ts'
import { eachInTurn } from '../../jobs/batches.ts'
import type { JobHandler } from '../../jobs/jobs.ts'
import { keptFor } from '../../kept-for.ts'
import type { Services } from '../../services.ts'
import { resume } from './pause-account.ts'
import { purgeAccount } from './purge-account.ts'

/** Much goes with an account. */
const atOnce = 20
const unconfirmedFor = days(keptFor.unconfirmed_days)

/** Erases accounts whose 14 days are over, each in a transaction of its own: one that fails stops no other. */
export const purgeDueAccounts = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  await eachInTurn(services, 'erase deleted accounts', {
    most: Math.min(services.batchSize, atOnce),
    due: async (after, most) => {
      const due = await services.db
        .selectFrom('users')
        .select('id')
        .where('status', 'in', ['deleted_pending', 'banned'])
        .where('purge_at', '<=', now)
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute()
      return due.map(({ id }) => id)
    },
    act: (id) => purgeOne(services, id, now),
  })
}

/** Accounts that nobody confirmed in 30 days. Those with money, messages or pictures are purged. */
export const removeUnconfirmed = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  await eachInTurn(services, 'remove unconfirmed accounts', {
    most: Math.min(services.batchSize, atOnce),
    due: async (after, most) => {
      const stale = await services.db
        .selectFrom('users')
        .select('id')
        .where('status', '=', 'not_confirmed')
        .where('demo', '=', false)
        .where('created_at', '<', before(now, unconfirmedFor))
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute()
      return stale.map(({ id }) => id)
    },
    act: (id) => purgeOne(services, id, now),
  })
}

const purgeOne = async (services: Services, userId: number, now: Date): Promise<void> => {
  try {
    await services.transaction(async (trx) => {
      // The wallet is the first lock of everything that moves credits, the account's own confirmation too.
      await trx.selectFrom('wallets').select('user_id').where('user_id', '=', userId).forUpdate().execute()
      // Another process may be at it, and the member may have come back since.
      const still = await trx
        .selectFrom('users')
        .select('status')
        .where('id', '=', userId)
        .where((eb) =>
          eb.or([
            eb('purge_at', '<=', now),
            eb.and([eb('status', '=', 'not_confirmed'), eb('created_at', '<', before(now, unconfirmedFor))]),
          ]),
        )
        .forNoKeyUpdate()
        .skipLocked()
        .executeTakeFirst()
      if (!still) return
      if (still.status === 'not_confirmed' && (await isBare(trx, userId))) await removeAccount(trx, userId)
      else await purgeAccount(trx, userId, now)
    })
  } catch (error) {
    services.log.error({ err: error, userId }, 'account not purged')
  }
}

/** Nobody and nothing would miss it: no books, no pictures, no conversation. */
const isBare = async (trx: Trx, userId: number): Promise<boolean> => {
  const { rows } = await sql<{ bare: boolean }>`
    select not exists (select from orders where user_id = ${userId})
      and not exists (select from credit_ledger where user_id = ${userId})
      and not exists (
        select from profiles p where p.user_id = ${userId} and (
          exists (select from photos where profile_id = p.id)
          or exists (select from photo_verifications where profile_id = p.id)
          or exists (select from conversation_members where profile_id = p.id))) as bare`.execute(trx)
  return rows[0]?.bare === true
}

const removeAccount = async (trx: Trx, userId: number): Promise<void> => {
  await trx.deleteFrom('discount_codes').where('user_id', '=', userId).execute()
  await trx.deleteFrom('wallets').where('user_id', '=', userId).execute()
  await trx.deleteFrom('users').where('id', '=', userId).execute()
  forgetRevision(trx, userId)
}

/** Members whose pause has ended come back by themselves. */
export const endPauses = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  await eachInTurn(services, 'end pauses', {
    due: async (after, most) => {
      const over = await services.db
        .selectFrom('users')
        .select('id')
        .where('status', '=', 'paused')
        .where('pause_until', '<=', now)
        .where('id', '>', after)
        .orderBy('id')
        .limit(most)
        .execute()
      return over.map(({ id }) => id)
    },
    act: (id) => services.transaction((trx) => resume(trx, id, now)),
  })
}

const files = z.object({ pictures: z.array(z.string()), archives: z.array(z.string()) })

/** Removes what a transaction has left without an owner. */
export const eraseFiles =
  ({ photos, exports }: Pick<Services, 'photos' | 'exports'>): JobHandler =>
  async (payload) => {
    const { pictures, archives } = files.parse(payload)
    for (const key of pictures) await photos.remove(key)
    for (const key of archives) await exports.remove(key)
  }
