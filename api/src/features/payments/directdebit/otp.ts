import { randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import { after, before, days, minutes } from '../../../clock.ts'
import type { Db } from '../../../database/connection.ts'
import { fold } from '../../../database/fold.ts'
import type { Trx } from '../../../database/transaction.ts'
import type { Vault } from '../vault.ts'

export const otpMinutes = 10
const mostTries = 5
const mostMembersADay = 3

type Owner = { userId: number; phone: string; now: Date; vault: Vault }

/** What the mandate says that the code signs: its amount comes from these alone. */
export type Ordered = { bundle_id: number; discountcode?: string | undefined }

/** A code that was sent for one amount does not sign another. */
const hashOf = (vault: Vault, userId: number, code: string, { bundle_id, discountcode }: Ordered): string =>
  vault.hash('otp', `${userId}:${code}:${bundle_id}:${discountcode ? fold(discountcode) : ''}`)

/** A new code of six digits; it replaces the one before. */
export const issueOtp = async (
  trx: Trx,
  ordered: Ordered,
  { userId, phone, now, vault }: Owner,
): Promise<string> => {
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const fresh = {
    phone_hash: vault.hash('phone', phone),
    code_hash: hashOf(vault, userId, code, ordered),
    tries: 0,
    created_at: now,
    expires_at: after(now, minutes(otpMinutes)),
    used_at: null,
  }
  await trx
    .insertInto('otp_codes')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(fresh))
    .execute()
  return code
}

/**
 * May this member have a code for this phone? Each text message is paid for, and the phone may be a stranger's: what
 * one account is kept from must not be done with many. Under `lockDebtor`.
 */
export const isPhoneFree = async (trx: Trx, { userId, phone, now, vault }: Owner): Promise<boolean> => {
  const { members } = await trx
    .selectFrom('otp_codes')
    .select(({ fn }) => fn.countAll<number>().as('members'))
    .where('phone_hash', '=', vault.hash('phone', phone))
    .where('user_id', '!=', userId)
    .where('created_at', '>', before(now, days(1)))
    .executeTakeFirstOrThrow()
  return Number(members) < mostMembersADay
}

type OtpCheck = { right: boolean; triesLeft: number }

/**
 * Counts the try first, in one statement, so that many guesses at once are still five. None left also says that there
 * is no code: used, too old, of another phone.
 */
export const checkOtp = async (
  db: Db,
  code: string,
  ordered: Ordered,
  { userId, phone, now, vault }: Owner,
): Promise<OtpCheck> => {
  const kept = await db
    .updateTable('otp_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('user_id', '=', userId)
    .where('phone_hash', '=', vault.hash('phone', phone))
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .where('used_at', 'is', null)
    .returning(['code_hash', 'tries'])
    .executeTakeFirst()
  if (!kept) return { right: false, triesLeft: 0 }
  const given = Buffer.from(hashOf(vault, userId, code, ordered))
  return { right: timingSafeEqual(Buffer.from(kept.code_hash), given), triesLeft: mostTries - kept.tries }
}

/** With the mandate that it signs; false where another call has used it meanwhile. */
export const useOtp = async (trx: Trx, userId: number, now: Date): Promise<boolean> => {
  const used = await trx
    .updateTable('otp_codes')
    .set({ used_at: now })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst()
  return used !== undefined
}
