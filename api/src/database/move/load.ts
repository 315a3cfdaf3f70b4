import { type RawBuilder, sql } from 'kysely'
import type { Trx } from '../transaction.ts'
import type { Rows } from './dump.ts'
import { type Table, tablesInOrder } from './tables.ts'

/**
 * Fills a migrated database with a dump, in the caller's one transaction. What was in it (the catalogue that every
 * start loads) is replaced.
 */
export const load = async (trx: Trx, rows: AsyncIterable<Rows>): Promise<void> => {
  const tables = await tablesInOrder(trx)
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))} cascade`.execute(trx)
  // What they would write is in the dump already. That takes only the tables' owner, not a superuser.
  await setTriggers(trx, tables, sql`disable`)
  const late: Rows[] = []
  for await (const part of rows) {
    const table = tables.find(({ name }) => name === part.table)
    if (!table)
      throw new Error(`This version has no table ${part.table}: load the dump with the one that made it`)
    await insert(trx, table, part.json)
    if (table.late.length > 0) late.push(part)
  }
  for (const part of late) {
    const table = tables.find(({ name }) => name === part.table)
    if (table) await fillLate(trx, table, part.json)
  }
  await setTriggers(trx, tables, sql`enable`)
  for (const { name, identity } of tables) if (identity) await continueAfter(trx, name, identity)
}

const setTriggers = async (trx: Trx, tables: readonly Table[], how: RawBuilder<unknown>): Promise<void> => {
  for (const { name } of tables) await sql`alter table ${sql.table(name)} ${how} trigger user`.execute(trx)
}

const insert = async (trx: Trx, table: Table, json: string): Promise<void> => {
  const columns = sql.join(table.columns.map((column) => sql.ref(column)))
  const values = sql.join(table.columns.map((column) => valueFor(table, column)))
  await sql`insert into ${sql.table(table.name)} (${columns})
    select ${values} from json_populate_recordset(null::${sql.table(table.name)}, ${json}::text::json) given`.execute(
    trx,
  )
}

const valueFor = (table: Table, column: string) => {
  if (table.late.includes(column)) return sql`null`
  const given = sql.ref(`given.${column}`)
  return table.json.includes(column) ? sql`coalesce(${given}, 'null'::jsonb)` : given
}

const fillLate = async (trx: Trx, table: Table, json: string): Promise<void> => {
  const set = sql.join(table.late.map((column) => sql`${sql.ref(column)} = ${sql.ref(`given.${column}`)}`))
  const same = sql.join(
    table.key.map((column) => sql`${sql.ref(`${table.name}.${column}`)} = ${sql.ref(`given.${column}`)}`),
    sql` and `,
  )
  const some = sql.join(
    table.late.map((column) => sql`${sql.ref(`given.${column}`)} is not null`),
    sql` or `,
  )
  await sql`update ${sql.table(table.name)} set ${set}
    from json_populate_recordset(null::${sql.table(table.name)}, ${json}::text::json) given
    where ${same} and (${some})`.execute(trx)
}

/** New rows are numbered after those that were brought. */
const continueAfter = async (trx: Trx, table: string, column: string): Promise<void> => {
  await sql`select setval(pg_get_serial_sequence(${table}, ${column}),
    greatest(1, (select coalesce(max(${sql.ref(column)}), 0) from ${sql.table(table)})),
    exists (select 1 from ${sql.table(table)}))`.execute(trx)
}
