import { readFileSync } from 'node:fs'
import { type Kysely, type QueryExecutorProvider, sql } from 'kysely'
import { run } from './statements.ts'

/** Every start used to write all defaults of that time as rows, and those would hide every later default for ever. */
const seeded = readFileSync(new URL('./0050-seeded.json', import.meta.url), 'utf8')

/** Who changed a setting and when, on its row; a setting has no id for the audit log. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await run(db, [
    `alter table domain_settings add column changed_by text, add column changed_at timestamptz`,
    `alter table audit_log alter column entity_id drop not null`,
  ])
  await forgetSeeded(db)
}

/**
 * Takes away the rows that an old start has written and nobody has changed since. Such a start may still happen later:
 * an older process beside this one, or a back-up of that time.
 */
export const forgetSeeded = async (db: QueryExecutorProvider): Promise<void> => {
  await sql`
    delete from domain_settings
    where host = '*' and country = '**' and changed_by is null
      and (key, value) in (select key, value from jsonb_each(${seeded}::text::jsonb))`.execute(db)
}
