import * as z from 'zod/mini'
import { before, days } from '../../clock.ts'
import type { JobHandler } from '../../jobs/jobs.ts'
import { keptFor } from '../../kept-for.ts'
import type { Services } from '../../services.ts'
import { resume } from './pause-account.ts'
import { purgeAccount } from './purge-account.ts'

const atOnce = 50
const unconfirmedFor = days(keptFor.unconfirmed_days)

/** Erases accounts whose 14 days are over, each in a transaction of its own: one that fails stops no other. */
export const purgeDueAccounts = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  const due = await services.db
    .selectFrom('users')
    .select('id')
    .where('status', 'in', ['deleted_pending', 'banned'])
    .where('purge_at', '<=', now)
    .limit(atOnce)
    .execute()
  for (const { id } of due) await purgeOne(services, id, now)
}

/** Accounts that nobody confirmed in 30 days and that cannot just be deleted: others have something from them. */
export const purgeStaleUnconfirmed = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  const stale = await services.db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'not_confirmed')
    .where('demo', '=', false)
    .where('created_at', '<', before(now, unconfirmedFor))
    .limit(atOnce)
    .execute()
  for (const { id } of stale) await purgeOne(services, id, now)
}

const purgeOne = async (services: Services, userId: number, now: Date): Promise<void> => {
  try {
    await services.transaction(async (trx) => {
      // Another process may be at it, and the member may have come back since.
      const still = await trx
        .selectFrom('users')
        .select('id')
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
      if (still) await purgeAccount(trx, userId, now)
    })
  } catch (error) {
    services.log.error({ err: error, userId }, 'account not purged')
  }
}

/** Members whose pause has ended are back by themselves. */
export const endPauses = async (services: Services): Promise<void> => {
  const now = services.clock.now()
  const over = await services.db
    .selectFrom('users')
    .select('id')
    .where('status', '=', 'paused')
    .where('pause_until', '<=', now)
    .limit(200)
    .execute()
  for (const { id } of over) await services.transaction((trx) => resume(trx, id, now))
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
