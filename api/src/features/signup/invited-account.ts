import { type PartnerFields, partnerFields } from '@lonk/shared-api/calls/signup/complete-signup.schema.ts'
import { hashToken } from '../../core/session/session-token.ts'
import { isForThisAddress } from '../../core/tokens/tokens.ts'
import type { Db } from '../../database/connection.ts'

export type InvitedAccount = { userId: number; email: string; known: PartnerFields }

/** The account that a partner made and whose owner has not completed it, by the mail's token. */
export const invitedAccount = async (
  db: Db,
  token: string,
  now: Date,
): Promise<InvitedAccount | undefined> => {
  const row = await db
    .selectFrom('tokens')
    .innerJoin('users', 'users.id', 'tokens.user_id')
    .select(['users.id', 'users.email', 'tokens.payload'])
    .where('tokens.hash', '=', hashToken(token))
    .where('tokens.purpose', '=', 'complete_signup')
    .where('tokens.used_at', 'is', null)
    .where('tokens.expires_at', '>', now)
    .where(isForThisAddress)
    .where('users.status', '=', 'not_confirmed')
    .executeTakeFirst()
  return row && { userId: row.id, email: row.email, known: partnerFields.parse(row.payload) }
}
