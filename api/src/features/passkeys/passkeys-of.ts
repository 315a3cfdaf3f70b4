import type { PasskeysAnswer } from '@lonk/shared-api/calls/account/passkeys.schema.ts'
import type { Db } from '../../database/connection.ts'

/** A member's own, the newest first. */
export const passkeysOf = async (db: Db, userId: number): Promise<PasskeysAnswer> => {
  const rows = await db
    .selectFrom('passkeys')
    .select(['id', 'name', 'synced', 'created_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .orderBy('id', 'desc')
    .execute()
  return {
    passkeys: rows.map(({ created_at, last_used_at, ...passkey }) => ({
      ...passkey,
      created_at: created_at.toISOString(),
      last_used_at: last_used_at?.toISOString() ?? null,
    })),
  }
}
