import { after, days, hours, minutes } from '../../clock.ts'
import type { TokenPurpose } from '../../database/schema/account.ts'
import { json } from '../../database/schema/columns.ts'
import type { Trx } from '../../database/transaction.ts'
import { hashToken, newToken } from '../session/sessions.ts'

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

type NewToken = {
  userId: number
  purpose: TokenPurpose
  payload?: Record<string, unknown>
  /** Where anybody may ask for another one: what lies in the mailbox already goes on working. */
  keepOlder?: true
  now: Date
}

/** Makes a token and kills older ones of the same purpose. Only its hash is stored; the text goes into the mail. */
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
    .values({
      hash: hashToken(token),
      user_id: userId,
      purpose,
      payload: json(payload ?? {}),
      created_at: now,
      expires_at: after(now, lifetimes[purpose]),
    })
    .execute()
  return token
}

export type FoundToken = { userId: number; usedAt: Date | null; payload: Record<string, unknown> }

/** Whose token it is, without a lock: for who must take another one first. */
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
 * The token's row, locked until the transaction ends; null where there is none or its time is over. Its account is
 * locked before it, as by whoever issues a token or, with the account, takes them all away.
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
    .select(['user_id', 'used_at', 'payload'])
    .where('hash', '=', hashToken(token))
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .forUpdate()
    .executeTakeFirst()
  return row ? { userId: row.user_id, usedAt: row.used_at, payload: row.payload } : null
}

export const markUsed = (trx: Trx, token: string, now: Date) =>
  trx.updateTable('tokens').set({ used_at: now }).where('hash', '=', hashToken(token)).execute()
