import { createHash } from 'node:crypto'
import type { Db } from '../../database/connection.ts'
import { fold } from '../../database/fold.ts'

/** How an address is known again without being kept. */
export const emailHash = (email: string): string =>
  createHash('sha256')
    .update(`lonk-ban|${fold(email)}`)
    .digest('base64url')

/** Did this address belong to somebody who was banned within the last half year? */
export const isBanned = async (db: Db, email: string, now: Date): Promise<boolean> =>
  (await db
    .selectFrom('banned_identities')
    .select('id')
    .where('email_hash', '=', emailHash(email))
    .where('until', '>', now)
    .executeTakeFirst()) !== undefined
