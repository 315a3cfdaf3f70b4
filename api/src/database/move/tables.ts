import { sql } from 'kysely'
import type { Db } from '../connection.ts'

export type Table = {
  name: string
  /** Without those that the database computes. */
  columns: string[]
  /** Columns that point to a table which comes later: filled in once that is there. */
  late: string[]
  /** Columns of JSON that must hold something: JSON's own null comes back as none and is put in again. */
  json: string[]
  /** Columns by which a row is found again. */
  key: string[]
  identity: string | null
}

/** Not data: what each database keeps about itself. */
const ownBusiness = ['kysely_migration', 'kysely_migration_lock', 'start_checks']

/** All tables in an order in which each follows those that it points to. */
export const tablesInOrder = async (db: Db): Promise<Table[]> => {
  const { rows: columns } = await sql<{
    table_name: string
    column_name: string
    identity: boolean
    nullable: boolean
    json: boolean
  }>`
    select c.table_name, c.column_name, c.is_identity = 'YES' as identity, c.is_nullable = 'YES' as nullable,
      c.data_type = 'jsonb' as json
    from information_schema.columns c
    join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
    where c.table_schema = current_schema() and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    order by c.table_name, c.ordinal_position`.execute(db)
  const { rows: links } = await sql<{ from_table: string; from_column: string; to_table: string }>`
    select con.conrelid::regclass::text as from_table, att.attname as from_column,
      con.confrelid::regclass::text as to_table
    from pg_constraint con
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
    where con.contype = 'f' and con.connamespace = current_schema()::regnamespace`.execute(db)
  const { rows: keys } = await sql<{ table_name: string; column_name: string }>`
    select con.conrelid::regclass::text as table_name, att.attname as column_name
    from pg_constraint con
    join pg_attribute att on att.attrelid = con.conrelid and att.attnum = any(con.conkey)
    where con.contype = 'p' and con.connamespace = current_schema()::regnamespace`.execute(db)

  const names = [...new Set(columns.map(({ table_name }) => table_name))].filter(
    (name) => !ownBusiness.includes(name),
  )
  const nullable = new Set(
    columns.filter((column) => column.nullable).map((column) => `${column.table_name}.${column.column_name}`),
  )
  const done: Table[] = []
  const isDone = (name: string) => done.some((table) => table.name === name)
  const waitsFor = (name: string, strict: boolean) =>
    links.filter(
      (link) =>
        link.from_table === name &&
        link.to_table !== name &&
        !isDone(link.to_table) &&
        (strict || !nullable.has(`${name}.${link.from_column}`)),
    )
  while (done.length < names.length) {
    const open = names.filter((name) => !isDone(name))
    const next =
      open.find((name) => waitsFor(name, true).length === 0) ??
      open.find((name) => waitsFor(name, false).length === 0)
    if (!next) throw new Error(`Tables that need each other: ${open.join(', ')}`)
    const own = columns.filter(({ table_name }) => table_name === next)
    const toItself = links.filter((link) => link.from_table === next && link.to_table === next)
    done.push({
      name: next,
      columns: own.map(({ column_name }) => column_name),
      late: [...waitsFor(next, true), ...toItself].map(({ from_column }) => from_column),
      json: own.filter((column) => column.json && !column.nullable).map(({ column_name }) => column_name),
      key: keys.filter(({ table_name }) => table_name === next).map(({ column_name }) => column_name),
      identity: own.find(({ identity }) => identity)?.column_name ?? null,
    })
  }
  return done
}
