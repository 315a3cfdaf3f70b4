import type { Db } from '../../database/connection.ts'
import { deriveKey, type Secrets } from '../../secrets.ts'
import { StartError } from '../../start-error.ts'

type Started = { db: Db; secrets: Secrets; now: Date }

/** Says nothing about the secret to whoever reads the database. */
export const markOf = (secrets: Secrets): string => deriveKey(secrets, 'secret-mark').toString('base64url')

/** The first start marks the database with its secret; false at one that has another. */
export const isOwnSecret = async ({ db, secrets, now }: Started): Promise<boolean> => {
  await db
    .insertInto('secret_mark')
    .values({ mark: markOf(secrets), made_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const { mark } = await db.selectFrom('secret_mark').select('mark').executeTakeFirstOrThrow()
  return mark === markOf(secrets)
}

/** With another one, kept cards and account numbers could not be opened, and nobody would know before they are wanted. */
export const requireOwnSecret = async (started: Started): Promise<void> => {
  if (await isOwnSecret(started)) return
  throw new StartError(
    'SECRET is not the one that this database was used with: set that one (outside production: master in ' +
      'DATA_DIR/secrets.json), or SECRET=<that one> NEW_SECRET=<this one> npm run db -- new-secret',
  )
}
