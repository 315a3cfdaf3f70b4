import type { ExpressionBuilder } from 'kysely'
import { after, days, hours, minutes } from '../../clock.ts'
import type { TokenPurpose } from '../../database/schema/account.ts'
import { json } from '../../database/schema/columns.ts'
import type { Database } from '../../database/schema.ts'
import type { Trx } from '../../database/transaction.ts'
import { hashToken, newToken } from '../session/session-token.ts'

/** How long a link in a mail works (`docs/api.md`, 2.4 Tokens). */
const lifetimes: Record<TokenPurpose, number> = {
  activation: days(14),
  reset: minutes(60),
  mail_change: hours(24),
  mail_change_undo: hours(72),
  reactivate: days(14),
  complete_signup: days(14),
  reenable_mail: hours(24),
}

/** Mailed to the address that a change is about, not to the account's own. */
const mailedElsewhere: readonly TokenPurpose[] = ['mail_change', 'mail_change_undo']

type NewToken = {
  userId: number
  purpose: TokenPurpose
  payload?: Record<string, unknown>
  /** Where anybody may ask for another one: what is in the mailbox already goes on working. */
  keepOlder?: true
  now: Date
}

/**
 * Makes a token and kills older ones of the same purpose. Only its hash is stored; the text goes into the mail, to the
 * address that the account has now: once it has another, the token opens nothing.
 */
export const issueToken = async (
  trx: Trx,
  { userId, purpose, payload, keepOlder, now }: NewToken,
): Promise<string> => {
  if (!keepOlder)
    await trx
      .deleteFrom('tokens')
      .where('user_id', '=', userId)
      .where('purpose', '=', purpose)
      .where('used_at', 'is', null)
      .execute()
  const token = newToken()
  await trx
    .insertInto('tokens')
    .values((eb) => ({
      hash: hashToken(token),
      user_id: userId,
      purpose,
      payload: json(payload ?? {}),
      address_fold: mailedElsewhere.includes(purpose)
        ? null
        : eb.selectFrom('users').select('email_fold').where('id', '=', userId),
      created_at: now,
      expires_at: after(now, lifetimes[purpose]),
    }))
    .execute()
  return token
}

/** Still the address of the account? For queries of tokens and their users. */
export const isForThisAddress = (eb: ExpressionBuilder<Database, 'tokens' | 'users'>) =>
  eb.or([eb('tokens.address_fold', 'is', null), eb('tokens.address_fold', '=', eb.ref('users.email_fold'))])

export type FoundToken = { userId: number; usedAt: Date | null; payload: Record<string, unknown> }

/** Whose token it is, without a lock: for callers that must take another lock first. */
export const ownerOfToken = async (
  trx: Trx,
  token: string,
  purpose: TokenPurpose,
): Promise<number | null> => {
  const row = await trx
    .selectFrom('tokens')
    .select('user_id')
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
  return row?.user_id ?? null
}

/**
 * The token's row, locked until the transaction ends; null where there is none, its time is over, or the account now
 * has an address other than the one it was mailed to. Its account is locked before it, as by whoever issues a token or,
 * with the account, takes them all away.
 */
export const findToken = async (
  trx: Trx,
  token: string,
  purpose: TokenPurpose,
  now: Date,
): Promise<FoundToken | null> => {
  const owner = await ownerOfToken(trx, token, purpose)
  if (owner === null) return null
  await trx.selectFrom('users').select('id').where('id', '=', owner).forNoKeyUpdate().execute()
  const row = await trx
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['tokens.user_id', 'tokens.used_at', 'tokens.payload'])
    .where('tokens.hash', '=', hashToken(token))
    .where('tokens.purpose', '=', purpose)
    .where('tokens.expires_at', '>', now)
    .where(isForThisAddress)
    .forUpdate('tokens')
    .executeTakeFirst()
  return row ? { userId: row.user_id, usedAt: row.used_at, payload: row.payload } : null
}

export const markUsed = (trx: Trx, token: string, now: Date) =>
  trx.updateTable('tokens').set({ used_at: now }).where('hash', '=', hashToken(token)).execute()
