import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/**
 * A browser is pushed to as long as the session that asked for it. Whose the earlier ones were nobody knows: their
 * pages make themselves known again (`shell/src/push/keep-push.ts`).
 */
export const up = (db: Kysely<unknown>): Promise<void> =>
  run(db, [
    `delete from push_subscriptions`,
    `alter table push_subscriptions
      add column session text not null references sessions(token_hash) on delete cascade`,
    `create index push_subscriptions_session on push_subscriptions (session)`,
  ])
