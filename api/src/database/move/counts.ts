import { sql } from 'kysely'
import type { Db } from '../connection.ts'
import { tablesInOrder } from './tables.ts'

/** Rows of each table, by its name. */
export const countsOf = async (db: Db): Promise<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const { name } of await tablesInOrder(db)) {
    const { rows } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(name)}`.execute(db)
    counts[name] = rows[0]?.count ?? 0
  }
  return counts
}
