import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import { fold } from '../../database/fold.ts'
import { publishEvent, type Trx } from '../../database/transaction.ts'
import { deriveKey, type Secrets } from '../../secrets.ts'
import type { DisabledReason } from './may-send.ts'

/** Addresses are remembered as keyed hashes: a suppression outlives its account. */
export const emailHash = (secrets: Secrets, email: string): string =>
  createHmac('sha256', deriveKey(secrets, 'mail-addresses')).update(fold(email)).digest('base64url')

/** No notification by mail any more, for this reason; every open page learns of it. */
export const disableMail = async (trx: Trx, userId: number, reason: DisabledReason): Promise<void> => {
  const changed = await trx
    .updateTable('users')
    .set({ notifications_disabled: sql`array_append(notifications_disabled, ${reason}::text)` })
    .where('id', '=', userId)
    .where(sql<boolean>`not ${reason}::text = any(notifications_disabled)`)
    .returning('notifications_disabled')
    .executeTakeFirst()
  if (changed) publishEvent(trx, userId, 'user', {})
}

type Objection = { email: string; reason: 'bounce' | 'complaint'; now: Date }

/** A mail came back for good, or was called spam: its address gets no more, whatever account it belongs to. */
export const recordObjection = async (
  trx: Trx,
  secrets: Secrets,
  { email, reason, now }: Objection,
): Promise<void> => {
  await trx
    .insertInto('mail_suppressions')
    .values({ email_hash: emailHash(secrets, email), reason, at: now })
    // A bounce weighs more: not even what the member needs gets through.
    .onConflict((conflict) =>
      conflict
        .column('email_hash')
        .doUpdateSet({ reason, at: now })
        .where('mail_suppressions.reason', '=', 'complaint'),
    )
    .execute()
  const users = await trx
    .selectFrom('users')
    .select('id')
    .where('email_fold', '=', fold(email))
    .where('status', '!=', 'purged')
    .execute()
  for (const { id } of users) await disableMail(trx, id, reason)
}

/** What stands against mails to this address. */
export const objectionsTo = async (
  db: Pick<Trx, 'selectFrom'>,
  secrets: Secrets,
  email: string,
  userId: number | null,
): Promise<DisabledReason[]> => {
  const suppressed = await db
    .selectFrom('mail_suppressions')
    .select('reason')
    .where('email_hash', '=', emailHash(secrets, email))
    .executeTakeFirst()
  const user =
    userId === null
      ? undefined
      : await db
          .selectFrom('users')
          .select(['notifications_disabled', 'email_fold'])
          .where('id', '=', userId)
          .executeTakeFirst()
  // What stands against an old address says nothing about the new one; unsubscribing is the person's own word.
  const own = user?.notifications_disabled.filter(
    (reason): reason is DisabledReason =>
      reason === 'unsubscribe' ||
      (user.email_fold === fold(email) && (reason === 'bounce' || reason === 'complaint')),
  )
  return [...new Set([...(suppressed ? [suppressed.reason] : []), ...(own ?? [])])]
}
