import * as z from 'zod/mini'
import { before, hours, minutes } from '../../clock.ts'
import { mailMember } from '../../core/mail/account-mail.ts'
import { issueToken } from '../../core/tokens/tokens.ts'
import { fold } from '../../database/fold.ts'
import type { Trx } from '../../database/transaction.ts'
import { countToday } from '../../http/daily-limit.ts'
import type { JobHandler } from '../../jobs/jobs.ts'
import type { Services } from '../../services.ts'

/** Letters that one place may ask for in a day. */
const mostPerPlace = 3
/** A link this young is still in the mailbox: asking again meanwhile sends and counts nothing. */
const restBetween = minutes(10)
/** After so many in a day another one follows only when the last is about to expire. */
const manyInADay = 6
const restAfterMany = minutes(55)

/** `waits`: a link sent a moment ago still works. `used_up`: this place has asked often enough today. */
export type ResetLetterOutcome = 'unknown' | 'sent' | 'waits' | 'used_up'

type Asked = { host: string; email: string; network: string }
type Needs = Pick<Services, 'transaction' | 'config' | 'sites'>

/**
 * Whoever asks, the letter goes to the member. So that a stranger who asks again and again can neither kill a link nor
 * use up the letters of the day, a link that works is in the mailbox at any time, or the next request sends one.
 */
export const sendResetLetter = (
  services: Needs,
  { host, email, network }: Asked,
  now: Date,
): Promise<ResetLetterOutcome> =>
  services.transaction(async (trx) => {
    const userId = await lockMember(trx, host, email)
    if (userId === null) return 'unknown'
    if (await hasFreshLink(trx, userId, now)) return 'waits'
    const place = { what: `reset:${network}`, whose: userId, max: mostPerPlace, now }
    if (!(await countToday(trx, place))) return 'used_up'
    const token = await issueToken(trx, { userId, purpose: 'reset', keepOlder: true, now })
    await mailMember(trx, services, {
      userId,
      template: 'reset',
      path: `/reset-password/do?token=${token}`,
      now,
    })
    return 'sent'
  })

const asked = z.object({ host: z.string(), email: z.string(), network: z.string() })

/** Where no answer may tell who is a member, the letter is written after it, so that its time tells nothing either. */
export const sendResetLetterLater =
  (services: Needs & Pick<Services, 'clock'>): JobHandler =>
  async (payload) => {
    await sendResetLetter(services, asked.parse(payload), services.clock.now())
  }

/** Whoever may log in; a deleted or banned account has no way back through here. Two requests wait for each other. */
const lockMember = async (trx: Trx, host: string, email: string): Promise<number | null> => {
  const row = await trx
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select('users.id')
    .where('users.domain_host', '=', host)
    .where('users.email_fold', '=', fold(email))
    .where('users.status', 'in', ['not_confirmed', 'active', 'paused'])
    .forNoKeyUpdate('users')
    .executeTakeFirst()
  return row?.id ?? null
}

const hasFreshLink = async (trx: Trx, userId: number, now: Date): Promise<boolean> => {
  const { last_at, today } = await trx
    .selectFrom('tokens')
    .select((eb) => [
      eb.fn.max<Date | null>('created_at').as('last_at'),
      eb.fn.countAll<number>().as('today'),
    ])
    .where('user_id', '=', userId)
    .where('purpose', '=', 'reset')
    .where('used_at', 'is', null)
    .where('created_at', '>', before(now, hours(24)))
    .executeTakeFirstOrThrow()
  return last_at !== null && last_at > before(now, today < manyInADay ? restBetween : restAfterMany)
}
