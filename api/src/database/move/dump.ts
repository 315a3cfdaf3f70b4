import { sql } from 'kysely'
import type { Db } from '../connection.ts'
import { type Table, tablesInOrder } from './tables.ts'

const rowsAtOnce = 2000

/**
 * Some rows of a table as one JSON text of the database's own making, never read into JavaScript's numbers, which
 * hold 53 bits.
 */
export type Rows = { table: string; json: string }

/** Everything in the database; give it a transaction of "repeatable read" where others write meanwhile. */
export async function* dump(db: Db): AsyncGenerator<Rows> {
  for (const table of await tablesInOrder(db)) yield* rowsOf(db, table)
}

async function* rowsOf(db: Db, table: Table): AsyncGenerator<Rows> {
  const list = sql.join(table.columns.map((column) => sql.ref(column)))
  const order = sql.join((table.key.length > 0 ? table.key : table.columns).map((column) => sql.ref(column)))
  for (let offset = 0; ; offset += rowsAtOnce) {
    const { rows } = await sql<{ count: number; json: string | null }>`
      select count(*)::int as count, json_agg(row_to_json(part))::text as json from (
        select ${list} from ${sql.table(table.name)} order by ${order} limit ${rowsAtOnce} offset ${offset}
      ) part`.execute(db)
    const [{ count = 0, json = null } = {}] = rows
    // One line of a file: PostgreSQL separates the rows of json_agg by line breaks; those in texts are escaped.
    if (json !== null) yield { table: table.name, json: json.replaceAll('\n', '') }
    if (count < rowsAtOnce) return
  }
}
