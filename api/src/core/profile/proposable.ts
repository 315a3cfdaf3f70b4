import type { Expression, ExpressionBuilder, SqlBool } from 'kysely'
import type { Database } from '../../database/schema.ts'
import { demoEmail, demoLogins } from '../demo/demo-logins.ts'

const emails = demoLogins.map(demoEmail)

/**
 * Whom the site puts before somebody by itself: not the accounts of the demo that are there to log in to, because
 * nobody answers from them. Whoever searches finds them as anybody else. For a query on `profiles`, beside `visibleTo`.
 */
export const proposable = (eb: ExpressionBuilder<Database, 'profiles'>): Expression<SqlBool> =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('users')
        .select('users.id')
        .whereRef('users.id', '=', 'profiles.user_id')
        .where('users.email_fold', 'in', emails),
    ),
  )
