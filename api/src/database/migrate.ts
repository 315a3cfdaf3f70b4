import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { StartError } from '../start-error.ts'
import { isDatabaseAway } from './is-database-away.ts'
import { readMigrations } from './read-migrations.ts'
import type { Database } from './schema.ts'

/**
 * Brings the database up to this version of the code, wholly or not at all. Several processes may call it at once.
 * Throws a StartError where a newer version has been here, or where a migration does not go through.
 */
export const migrate = async (
  db: Kysely<Database>,
  known?: Readonly<Record<string, Migration>>,
): Promise<void> => {
  const migrations = known ?? (await readMigrations())
  // Branches that grew side by side may bring a lower number later.
  const migrator = new Migrator({
    db,
    provider: { getMigrations: async () => migrations },
    allowUnorderedMigrations: true,
  })
  const { error, results } = await migrator.migrateToLatest()
  if (!error) return
  if (!(error instanceof Error) || isDatabaseAway(error)) throw error
  const newer = error.message.match(/previously executed migration (\S+) is missing/)?.[1]
  if (newer)
    throw new StartError(
      `The database was used by a newer version of the code (${newer} is not known here): start that one, or restore ` +
        'a backup from before it',
    )
  const failed = results?.find(({ status }) => status === 'Error')?.migrationName
  if (!failed) throw error
  throw new StartError(
    `The database stays as it was: ${failed} did not go through (${error.message.split('\n')[0]})`,
    { cause: error },
  )
}
