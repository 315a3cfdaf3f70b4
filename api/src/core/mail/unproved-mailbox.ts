import type { Trx } from '../../database/transaction.ts'
import { countToday } from '../../http/daily-limit.ts'
import type { Services } from '../../services.ts'
import { emailHash } from './objections.ts'

/** The letter of a sign-up, and the three times that it may be asked for again. */
const mostPerDay = 4

/**
 * Counts a letter to an address that nobody has proved to be theirs: it may be a stranger's, and every member may name
 * it. False where it has had the day's letters, whoever asked for them; then nothing is sent there.
 */
export const mayReachUnproved = (
  trx: Trx,
  { config }: Pick<Services, 'config'>,
  email: string,
  now: Date,
): Promise<boolean> =>
  countToday(trx, { what: 'unproved', whose: emailHash(config.secrets, email), max: mostPerDay, now })
