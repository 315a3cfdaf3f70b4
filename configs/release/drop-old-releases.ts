import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'

/** Development only, where every save is a release: keeps the newest few of a part. */
export const dropOldReleases = async (storeFolder: string, part: string, keep: number): Promise<void> => {
  const folder = storeLayout(storeFolder).part(part)
  const names = (await readdir(folder)).filter((name) => /^\d{8}-\d{4}-/.test(name))
  const dated = await Promise.all(
    names.map(async (name) => ({ name, time: (await stat(join(folder, name))).ctimeMs })),
  )
  const old = dated.sort((a, b) => b.time - a.time).slice(keep)
  await Promise.all(old.map(({ name }) => rm(join(folder, name), { recursive: true, force: true })))
}
