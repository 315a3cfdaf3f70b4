import { type Kysely, sql } from 'kysely'
import type { Database } from '../schema.ts'
import type { EmbeddedClient } from './client.ts'

/** False where a commit did not reach the disk: the durability patch no longer fits this PGlite. */
export const commitsReachTheDisk = async (db: Kysely<Database>, client: EmbeddedClient): Promise<boolean> => {
  await sql`create table if not exists start_checks (at timestamptz not null)`.execute(db)
  const before = await client.syncCount()
  await sql`insert into start_checks values (${new Date()})`.execute(db)
  const after = await client.syncCount()
  await sql`delete from start_checks`.execute(db)
  return after > before
}
