import { type Kysely, sql } from 'kysely'

/** Runs statements one by one: the embedded database prepares a single statement at a time. */
export const run = async (db: Kysely<unknown>, statements: readonly string[]): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}

/** A `check (column in (...))` from the list that the contract's schema is made of. */
export const oneOf = (column: string, values: readonly string[]): string =>
  `check (${column} in (${values.map((value) => `'${value}'`).join(', ')}))`
