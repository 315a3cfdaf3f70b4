import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { projectRoot } from '../project.ts'
import { fillDemo } from '../scripts/fill-demo.ts'

const kept = join(projectRoot, '.cache/smoke')

/** What the demo's database is made from. */
const sources = ['api/src/database', 'api/demo']

const hashOfSources = async (): Promise<string> => {
  const hash = createHash('sha256')
  for (const source of sources) {
    const folder = join(projectRoot, source)
    const names = (await readdir(folder, { recursive: true })).filter((name) => /\.(ts|sql|json)$/.test(name))
    for (const name of names.sort()) hash.update(name).update(await readFile(join(folder, name)))
  }
  return hash.digest('hex').slice(0, 16)
}

/**
 * A data folder with the demo's members, made when it is first wanted or what it is made from has changed. Two releases
 * at once each make their own; the first that is whole stays.
 */
export const demoTemplate = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const folder = join(kept, await hashOfSources())
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  await mkdir(draft, { recursive: true })
  try {
    await fillDemo(draft, environment, ['--profiles', '60'])
    await dropOldTemplates()
    await rename(draft, folder).catch((cause: unknown) => {
      if (!existsSync(folder)) throw cause
    })
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return folder
}

const day = 86_400_000

const dropOldTemplates = async (): Promise<void> => {
  for (const name of await readdir(kept)) {
    const folder = join(kept, name)
    if ((await stat(folder)).mtimeMs < Date.now() - day) await rm(folder, { recursive: true, force: true })
  }
}
