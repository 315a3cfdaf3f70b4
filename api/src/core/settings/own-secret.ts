import type { Db } from '../../database/connection.ts'
import { deriveKey, type Secrets } from '../../secrets.ts'
import { StartError } from '../../start-error.ts'

/** Says nothing about the secret to whoever reads the database. */
export const markOf = (secrets: Secrets): string => deriveKey(secrets, 'secret-mark').toString('base64url')

/**
 * Refuses a secret that is not the one with which this database was used, where one was: with another, kept cards and
 * account numbers could not be opened, and nobody would know before they are wanted.
 */
export const requireOwnSecret = async (db: Db, secrets: Secrets): Promise<void> => {
  const known = await db.selectFrom('secret_mark').select('mark').executeTakeFirst()
  if (!known || known.mark === markOf(secrets)) return
  throw new StartError(
    'SECRET is not the one that this database was used with: set that one (outside production: master in ' +
      'DATA_DIR/secrets.json), or SECRET=<that one> NEW_SECRET=<this one> npm run db -- new-secret',
  )
}

/** Once nothing else keeps the site from starting: until then the operator may make another one. */
export const markSecret = async (db: Db, secrets: Secrets, now: Date): Promise<void> => {
  await db
    .insertInto('secret_mark')
    .values({ mark: markOf(secrets), made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
