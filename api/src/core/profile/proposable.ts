import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { demoEmail, demoLogins } from '../demo/demo-logins.ts'

const emails = demoLogins.map(demoEmail)

/**
 * Whom the site puts before somebody by itself: not the accounts of the demo that are there to log in to, because
 * nobody answers from them. Whoever searches finds them as anybody else. For a query on `profiles`, beside `visibleTo`.
 */
export const proposable =
  (host: string) =>
  (eb: ExpressionBuilder<Database, 'profiles'>): Expression<SqlBool> =>
    eb.or([
      eb('profiles.user_id', 'is', null),
      // Asked once for all profiles, by the index of addresses: asked of each, the whole table of users is read.
      eb('profiles.user_id', 'not in', (inner) =>
        inner
          .selectFrom('users')
          .select('users.id')
          .where('users.domain_host', '=', host)
          .where('users.status', '!=', 'purged')
          .where('users.email_fold', 'in', emails),
      ),
    ])
