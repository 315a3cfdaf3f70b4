import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { StartError } from '../../start-error.ts'

/**
 * Holds a data folder for this process. The embedded database takes no lock of its own, and two processes on one
 * folder corrupt it silently. A SQLite file's exclusive lock dies with the process, whatever kills it.
 */
export const lockFolder = (folder: string): (() => void) => {
  mkdirSync(dirname(folder), { recursive: true })
  const ownerFile = `${folder}.owner`
  const lock = new DatabaseSync(`${folder}.lock`)
  try {
    lock.exec('pragma busy_timeout = 0; pragma locking_mode = exclusive; begin exclusive')
    lock.exec(
      'create table if not exists held (pid int); delete from held; insert into held values (1); commit',
    )
  } catch {
    lock.close()
    throw new StartError(
      `The data folder ${folder} is in use by process ${ownerOf(ownerFile)}; stop it first`,
    )
  }
  writeFileSync(ownerFile, String(process.pid))
  return () => lock.close()
}

const ownerOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return 'unknown'
  }
}
