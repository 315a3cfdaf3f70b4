import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { StartError } from './start-error.ts'

export type Secrets = Readonly<Record<string, string>>

const fileOf = (dataDir: string): string => join(dataDir, 'secrets.json')

/** What `DATA_DIR/secrets.json` holds; the API keeps its own secrets in the same file. */
export const readSecrets = (dataDir: string): Secrets => {
  const file = fileOf(dataDir)
  if (!existsSync(file)) return {}
  try {
    const parsed: unknown = JSON.parse(readFileSync(file, 'utf8'))
    if (typeof parsed !== 'object' || parsed === null) throw new Error('not an object')
    return Object.fromEntries(
      Object.entries(parsed).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
    )
  } catch {
    throw new StartError(`${file} cannot be read as JSON: restore it, or remove it to have new secrets made`)
  }
}

/** Adds secrets by rename, so that a reader never sees half a file; names that are there already stay. */
export const writeSecrets = (dataDir: string, added: Secrets): void => {
  const file = fileOf(dataDir)
  const draft = `${file}.${randomBytes(4).toString('hex')}`
  writeFileSync(draft, `${JSON.stringify({ ...added, ...readSecrets(dataDir) }, null, 2)}\n`, { mode: 0o600 })
  renameSync(draft, file)
}
