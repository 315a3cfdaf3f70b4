import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const databaseSources = fileURLToPath(new URL('../../src/database', import.meta.url))
const prefix = 'lonk-test-template-'
const staleMs = 6 * 3600_000
const abandonedMs = 120_000

/**
 * A folder made once for this state of migrations and catalogues and copied by each test file. Several jest workers
 * may ask at once: one builds, the others wait.
 */
export const templateFolder = async (
  kind: string,
  build: (folder: string) => Promise<void>,
): Promise<string> => {
  const folder = join(tmpdir(), `${prefix}${kind}-${process.getuid?.() ?? 0}-${await sourcesHash()}`)
  const claim = `${folder}.building`
  for (;;) {
    if (await exists(folder)) {
      await utimes(folder, new Date(), new Date())
      return folder
    }
    if (await claimed(claim)) break
    await pause(100)
  }
  try {
    await removeStale()
    const unfinished = `${folder}.${process.pid}`
    await build(unfinished)
    await rename(unfinished, folder)
    return folder
  } finally {
    await rm(claim, { recursive: true, force: true })
  }
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )

const claimed = async (claim: string): Promise<boolean> => {
  const age = await stat(claim).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => 0,
  )
  if (age > abandonedMs) await rm(claim, { recursive: true, force: true })
  return mkdir(claim).then(
    () => true,
    () => false,
  )
}

const sourcesHash = async (): Promise<string> => {
  const files = await readdir(databaseSources, { recursive: true, withFileTypes: true })
  const paths = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  const hash = createHash('sha256')
  for (const path of paths.sort()) hash.update(await readFile(path))
  return hash.digest('hex').slice(0, 16)
}

const removeStale = async () => {
  const names = (await readdir(tmpdir())).filter(
    (name) => name.startsWith(prefix) && !name.endsWith('.building'),
  )
  for (const name of names) {
    const path = join(tmpdir(), name)
    const { mtimeMs } = await stat(path)
    if (Date.now() - mtimeMs > staleMs) await rm(path, { recursive: true, force: true })
  }
}
