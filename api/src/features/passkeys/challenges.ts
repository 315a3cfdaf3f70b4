import * as z from 'zod/mini'
import { after, minutes } from '../../clock.ts'
import { hashToken } from '../../core/session/session-token.ts'
import type { Db } from '../../database/connection.ts'

/** A log-in page stands open for a while before somebody answers its browser's offer. */
const lifetimes = { add: minutes(10), login: minutes(15) }

type Challenge = { challenge: string; purpose: 'add' | 'login'; session: string | null; now: Date }

/** Only its hash is kept: whoever reads the database can answer none. */
export const keepChallenge = async (
  db: Db,
  { challenge, purpose, session, now }: Challenge,
): Promise<void> => {
  await db
    .insertInto('passkey_challenges')
    .values({ hash: hashToken(challenge), purpose, session, expires_at: after(now, lifetimes[purpose]) })
    .execute()
}

/** True once, whatever the answer is worth: nobody tries twice with the same one. */
export const takeChallenge = async (
  db: Db,
  { challenge, purpose, session, now }: Challenge,
): Promise<boolean> => {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashToken(challenge))
    .where('purpose', '=', purpose)
    .where('session', session === null ? 'is' : '=', session)
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst()
  return taken !== undefined
}

const clientData = z.object({ challenge: z.string().check(z.maxLength(200)) })

/** What the browser says that it answers; null where that cannot be read. */
export const challengeIn = (clientDataJSON: string): string | null => {
  try {
    const read = clientData.safeParse(JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8')))
    return read.success ? read.data.challenge : null
  } catch {
    return null
  }
}
