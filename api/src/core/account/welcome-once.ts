import { createHash } from 'node:crypto'
import { fold } from '../../database/fold.ts'
import type { Trx } from '../../database/transaction.ts'

/** What comes after a plus arrives in the same mailbox. */
const mailboxOf = (email: string): string => fold(email).replace(/\+[^@]*(?=@)/, '')

/** How a mailbox is known again without being kept. */
const hashOf = (email: string): string =>
  createHash('sha256')
    .update(`lonk-welcome|${mailboxOf(email)}`)
    .digest('base64url')

type Welcomed = { userId: number; email: string }

/**
 * Has this mailbox had what a new member gets, with an account that is there or with one that was erased? Asked once it
 * is proven, and not before: whoever signs up with somebody else's address takes nothing from them, and learns nothing
 * of them. False where it was welcomed before, also where two are proven at once.
 */
export const welcomeOnce = async (trx: Trx, { userId, email }: Welcomed): Promise<boolean> => {
  const noted = await trx
    .insertInto('welcomed')
    .values({ address_hash: hashOf(email), user_id: userId, until: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('address_hash')
    .executeTakeFirst()
  return noted !== undefined
}

/** An account is erased: its mailboxes are remembered for a while, the one that it has now among them. */
export const rememberWelcome = async (
  trx: Trx,
  { userId, email, until }: Welcomed & { until: Date },
): Promise<void> => {
  await trx
    .insertInto('welcomed')
    .values({ address_hash: hashOf(email), user_id: null, until })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  await trx.updateTable('welcomed').set({ user_id: null, until }).where('user_id', '=', userId).execute()
}
