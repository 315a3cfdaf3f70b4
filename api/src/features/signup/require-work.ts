import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { SignupRequest } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { byIp, per } from '@lonk/shared-api/contract.ts'
import { isProof } from '@lonk/shared-api/proof-of-work.ts'
import { after, before, hours, minutes } from '../../clock.ts'
import type { Db } from '../../database/connection.ts'
import { fold } from '../../database/fold.ts'
import { apiError } from '../../errors.ts'
import { deriveKey } from '../../secrets.ts'
import type { Services } from '../../services.ts'

/**
 * Above so many accounts in so long, from one place and on the whole site, the next ones must do some computing. So must
 * whoever comes from a place that has tried so often: a robot there costs a person behind the same address a moment of
 * their device's time, not their sign-up.
 */
const fromOnePlace = { most: 2, within: hours(1) }
const onTheSite = { most: 60, within: minutes(10) }
const triesFromOnePlace = byIp(per.hour(5))
/** Signing up tells whether an address has an account: proofs are cheap for machines, so their number has an end too. */
const proofsFromOnePlace = byIp(per.hour(40))
const difficulty = 16
const answerWithin = minutes(10)

type Needs = Pick<Services, 'config' | 'db' | 'rateLimits'>
type Signup = { input: Pick<SignupRequest, 'email' | 'pow'>; network: string; now: Date }

/**
 * Throws `pow_required` with a challenge where many sign up, or try to, and this one has proved nothing; `rate_limited`
 * where one place has proved too often.
 */
export const requireWork = async (services: Needs, { input, network, now }: Signup): Promise<void> => {
  const { rateLimits } = services
  const caller = { userId: null, network }
  if (input.pow !== undefined && isAnswer(services, input.email, input.pow, now))
    return rateLimits.count('signup with a proof', [proofsFromOnePlace], caller)
  const often = await rateLimits.isOver('signup without a proof', triesFromOnePlace, caller)
  if (!often && !(await isCrowded(services, network, now))) return
  const challenge = challengeFor(services, input.email, after(now, answerWithin).getTime())
  throw apiError('pow_required', { challenge, difficulty })
}

const isCrowded = async ({ db, config }: Needs, network: string, now: Date): Promise<boolean> => {
  const most = (count: number) => Math.max(1, Math.floor(count * config.rateLimitFactor))
  const fromHere = await signedUpSince(db, before(now, fromOnePlace.within), most(fromOnePlace.most), network)
  return fromHere || (await signedUpSince(db, before(now, onTheSite.within), most(onTheSite.most)))
}

/** Have so many signed up since then? */
const signedUpSince = async (db: Db, since: Date, count: number, network?: string): Promise<boolean> => {
  const last = await db
    .selectFrom('users')
    .select('id')
    .where('created_at', '>', since)
    .where('demo', '=', false)
    .$if(network !== undefined, (query) => query.where('signup_ip_hash', '=', network ?? ''))
    .offset(count - 1)
    .limit(1)
    .executeTakeFirst()
  return last !== undefined
}

/** Of one address and for ten minutes: nothing is stored, and one proof makes one account. */
const challengeFor = ({ config }: Pick<Services, 'config'>, email: string, until: number): string => {
  const mac = createHmac('sha256', deriveKey(config.secrets, 'signup-work'))
    .update(`${fold(email)}|${until}`)
    .digest('base64url')
  return `${until}.${mac}`
}

const isAnswer = (services: Pick<Services, 'config'>, email: string, pow: string, now: Date): boolean => {
  const until = Number(pow.split('.', 1)[0])
  if (!(until > now.getTime())) return false
  const asked = Buffer.from(`${challengeFor(services, email, until)}.`)
  const given = Buffer.from(pow).subarray(0, asked.length)
  if (given.length !== asked.length || !timingSafeEqual(given, asked)) return false
  return isProof(createHash('sha256').update(pow).digest(), difficulty)
}
