import type { Db } from '../../database/connection.ts'
import type { Member } from '../session/member.ts'

/** What a member's own session needs to know before it changes the account. */
export const ownerOfAccount = (db: Db, member: Pick<Member, 'userId' | 'session'>) =>
  db
    .selectFrom('users')
    .innerJoin('profiles', 'profiles.user_id', 'users.id')
    .innerJoin('sessions', (join) =>
      join.onRef('sessions.user_id', '=', 'users.id').on('sessions.token_hash', '=', member.session),
    )
    .select([
      'users.email',
      'users.status',
      'users.password_hash as passwordHash',
      'profiles.name',
      'sessions.remember',
    ])
    .where('users.id', '=', member.userId)
    .executeTakeFirstOrThrow()
