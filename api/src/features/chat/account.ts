import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import type { Db } from '../../database/connection.ts'
import type { UserStatus } from '../../database/schema/account.ts'

/** What the chat needs to know of the member who acts, read inside the transaction that acts. */
export type Account = {
  userId: number
  profileId: number
  host: string
  status: UserStatus
  paid: boolean
  language: Language
  country: string
  readReceipts: boolean
}

export const loadAccount = async (db: Db, userId: number): Promise<Account> => {
  const row = await db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .select([
      'users.domain_host',
      'users.status',
      'users.paid_user',
      'users.language',
      'users.country',
      'users.read_receipts',
      'profiles.id as profile_id',
    ])
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    userId,
    profileId: row.profile_id,
    host: row.domain_host,
    status: row.status,
    paid: row.paid_user,
    language: languageOf(row.language),
    country: row.country,
    readReceipts: row.read_receipts,
  }
}

export const languageOf = (stored: string | null): Language =>
  languages.find((language) => language === stored) ?? 'nl'
