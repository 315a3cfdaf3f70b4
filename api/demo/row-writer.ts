import { type Insertable, sql, type Transaction } from 'kysely'
import { chunks } from '../src/database/catalogue/catalogue.ts'
import type { Database } from '../src/database/schema.ts'

const countedTables = [
  'users',
  'profiles',
  'photos',
  'orders',
  'conversations',
  'messages',
  'credit_lots',
] as const
type CountedTable = (typeof countedTables)[number]

export type RowWriter = {
  trx: Transaction<Database>
  insert: <Table extends keyof Database & string>(
    table: Table,
    rows: readonly Insertable<Database[Table]>[],
  ) => Promise<void>
  /** The id in the database of what counts from 1 in memory. */
  idOf: Readonly<Record<CountedTable, (key: number) => number>>
  /** To be called last: the tables' own counters continue after the ids that the rows have brought. */
  moveCounters: () => Promise<void>
}

/** Writes rows with ids of their own, after those that the tables have. */
export async function createRowWriter(trx: Transaction<Database>): Promise<RowWriter> {
  const behind = async (table: CountedTable) => {
    const { rows } = await sql<{ id: number }>`
      select coalesce(max(id), 0)::int as id from ${sql.table(table)}`.execute(trx)
    const last = rows[0]?.id ?? 0
    return (key: number) => last + key
  }
  return {
    trx,
    // A few hundred rows a statement: few round trips, and far below the limit of 65 535 parameters.
    insert: async (table, rows) => {
      for (const chunk of chunks(rows, 400)) await trx.insertInto(table).values(chunk).execute()
    },
    idOf: {
      users: await behind('users'),
      profiles: await behind('profiles'),
      photos: await behind('photos'),
      orders: await behind('orders'),
      conversations: await behind('conversations'),
      messages: await behind('messages'),
      credit_lots: await behind('credit_lots'),
    },
    moveCounters: async () => {
      for (const table of countedTables)
        await sql`select setval(pg_get_serial_sequence(${table}, 'id'), greatest(max(id), 1))
          from ${sql.table(table)}`.execute(trx)
    },
  }
}
