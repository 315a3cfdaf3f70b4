import { pauseAccountContract } from '@lonk/shared-api/calls/account/account.schema.ts'
import { localDay } from '../../clock.ts'
import { loadUser } from '../../core/account/load-user.ts'
import { tellPartners } from '../../core/realtime/tell-partners.ts'
import { publishEvent, type Trx, touch } from '../../database/transaction.ts'
import { apiError, fieldError } from '../../errors.ts'
import { endpoint } from '../../http/endpoint.ts'
import { pauseEnd } from './pause-rule.ts'

/** PUT /api/account.php: out of sight for a while, with everything kept. Repeating it changes nothing. */
export const pauseAccountEndpoint = endpoint(
  pauseAccountContract,
  async ({ input, member, services, now, language }) => {
    const { userId, session } = member
    if (member.status === 'not_confirmed') throw apiError('email_not_confirmed')
    const end = pauseEnd(localDay(now), input.until)
    if (end === null) throw fieldError('until', 'field_invalid')
    await services.transaction((trx) =>
      input.action === 'pause' ? pause(trx, userId, end) : resume(trx, userId),
    )
    return { user: await loadUser(services, services.db, userId, { language, session, now }) }
  },
)

const pause = async (trx: Trx, userId: number, end: string) => {
  // Over when that day is: midnight where it comes last of all countries served.
  const until = new Date(`${end}T23:00:00Z`)
  const paused = await trx
    .updateTable('users')
    .set({ status: 'paused', pause_until: until })
    .where('id', '=', userId)
    .where('status', 'in', ['active', 'paused'])
    .returning('id')
    .executeTakeFirst()
  if (paused) await setProfile(trx, userId, 'paused')
}

/** Also by the job, when the day has come: `over` is then its time, because the member may have prolonged the pause. */
export const resume = async (trx: Trx, userId: number, over?: Date) => {
  const back = await trx
    .updateTable('users')
    .set({ status: 'active', pause_until: null })
    .where('id', '=', userId)
    .where('status', '=', 'paused')
    .$if(over !== undefined, (query) => query.where('pause_until', '<=', over ?? null))
    .returning('id')
    .executeTakeFirst()
  if (back) await setProfile(trx, userId, 'active')
}

const setProfile = async (trx: Trx, userId: number, status: 'active' | 'paused') => {
  const profile = await trx
    .updateTable('profiles')
    .set({ status })
    .where('user_id', '=', userId)
    .where('status', 'in', ['active', 'paused'])
    .returning('id')
    .executeTakeFirst()
  if (profile) await tellPartners(trx, profile.id)
  publishEvent(trx, userId, 'user', { status })
  touch(trx, userId, 'likes')
}
