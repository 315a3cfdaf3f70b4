import { accessSync, constants, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { errorCode } from './error-code.ts'
import { StartError } from './start-error.ts'

/** Makes the folder where it is missing and says in one line why it cannot be used. */
export const openDataFolder = (dataDir: string): void => {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (cause) {
    const reason = errorCode(cause) ?? 'unknown'
    throw new StartError(
      `the data folder ${dataDir} cannot be written (${reason}): choose another with DATA_DIR`,
    )
  }
}

/**
 * One site per data folder. An exclusive SQLite lock, because it dies with the process however that ends.
 */
export const lockDataFolder = (dataDir: string): { release: () => void } => {
  openDataFolder(dataDir)
  const database = new DatabaseSync(join(dataDir, 'site.lock'))
  try {
    database.exec(
      'pragma locking_mode = exclusive; begin exclusive; create table if not exists held (by integer)',
    )
    database.exec('commit')
  } catch {
    database.close()
    throw new StartError(
      `the data folder ${dataDir} is in use by another running site: stop it, or set DATA_DIR`,
    )
  }
  return { release: () => database.close() }
}
