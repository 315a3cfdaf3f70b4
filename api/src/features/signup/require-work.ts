import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { SignupRequest } from '@lonk/shared-api/calls/signup/signup.schema.ts'
import { isProof } from '@lonk/shared-api/proof-of-work.ts'
import { after, before, hours, minutes } from '../../clock.ts'
import type { Db } from '../../database/connection.ts'
import { fold } from '../../database/fold.ts'
import { apiError } from '../../errors.ts'
import { deriveKey } from '../../secrets.ts'
import type { Services } from '../../services.ts'

/** Above so many accounts in so long, from one place and on the whole site, the next ones must do some computing. */
const fromOnePlace = { most: 2, within: hours(1) }
const onTheSite = { most: 60, within: minutes(10) }
const difficulty = 16
const answerWithin = minutes(10)

type Needs = Pick<Services, 'config' | 'db'>
type Signup = { input: Pick<SignupRequest, 'email' | 'pow'>; network: string; now: Date }

/** Throws `pow_required` with a challenge where many sign up and this one has proved nothing. */
export const requireWork = async (services: Needs, { input, network, now }: Signup): Promise<void> => {
  if (!(await isCrowded(services, network, now))) return
  if (input.pow !== undefined && isAnswer(services, input.email, input.pow, now)) return
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
