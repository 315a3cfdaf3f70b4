import { constants } from 'node:fs'
import { cp, mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@lonk/shared-events/registry.ts'
import { release as releaseSchema } from '../../shell/server/registry/registry.schema.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'

/**
 * Puts a build into the store under its version, whole or not at all, and gives the release as it lies there.
 * Equal content that is there already is used again: a release never changes and never doubles.
 */
export const copyRelease = async (storeFolder: string, release: Release, from: string): Promise<Release> => {
  const layout = storeLayout(storeFolder)
  const known = await sameContent(layout.part(release.part), release.version)
  if (known) return { ...known, sourceHash: release.sourceHash }
  const target = layout.release(release.part, release.version)
  const draft = join(layout.part(release.part), `.draft-${process.pid}-${release.version}`)
  await mkdir(layout.part(release.part), { recursive: true })
  await rm(draft, { recursive: true, force: true })
  await cp(from, draft, { recursive: true, mode: constants.COPYFILE_FICLONE })
  await writeFile(join(draft, 'release.json'), `${JSON.stringify(release, null, 2)}\n`)
  await rename(draft, target)
  return release
}

const sameContent = async (partFolder: string, version: string): Promise<Release | null> => {
  const content = version.slice(-8)
  const versions = await readdir(partFolder).catch(() => [])
  const name = versions.find((candidate) => /^\d{8}-\d{4}-/.test(candidate) && candidate.endsWith(content))
  if (!name) return null
  const text = await readFile(join(partFolder, name, 'release.json'), 'utf8').catch(() => 'null')
  const parsed = releaseSchema.safeParse(JSON.parse(text))
  return parsed.success ? parsed.data : null
}
