import type { Kysely } from 'kysely'
import { run } from './statements.ts'

/** Where the money of a bank transfer goes: whoever has left the provider's page still has to know. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  run(db, [`alter table payments add column transfer jsonb`])
