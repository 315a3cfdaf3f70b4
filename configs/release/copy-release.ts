import { constants } from 'node:fs'
import { cp, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Release } from '@lonk/shared-events/registry.ts'
import { contentsOf, encodeRelease } from '../../shell/server/registry/published-release.ts'
import { releaseFile, storeLayout } from '../../shell/server/registry/store-layout.ts'
import type { Store } from './store.ts'
import { sameContents, wholeRelease } from './whole-release.ts'

/**
 * Puts a build into the store under its version, whole or not at all, and gives the release as it is there: with
 * the hash of each of its files, signed. Equal content that is there already is used again: a release never changes
 * and never doubles. One that was damaged since is not equal any more: the same build then gets a new version.
 */
export const copyRelease = async (store: Store, release: Release, from: string): Promise<Release> => {
  const known = await sameContent(store, release, from)
  if (known) return { ...known, sourceHash: release.sourceHash }
  const layout = storeLayout(store.folder)
  const target = layout.release(release.part, release.version)
  const draft = join(layout.part(release.part), `.draft-${process.pid}-${release.version}`)
  await mkdir(layout.part(release.part), { recursive: true })
  await rm(draft, { recursive: true, force: true })
  await cp(from, draft, { recursive: true, mode: constants.COPYFILE_FICLONE })
  const contents = await contentsOf(draft)
  await writeFile(join(draft, releaseFile), encodeRelease({ release, contents }, store.keys.privateKey))
  // The same content within the same minute has the same name: what is there is damaged.
  await rm(target, { recursive: true, force: true })
  await rename(draft, target)
  return release
}

const sameContent = async (store: Store, release: Release, from: string): Promise<Release | null> => {
  const { part } = release
  const content = release.version.slice(-8)
  const names = await readdir(storeLayout(store.folder).part(part)).catch(() => [])
  const alike = names.filter((name) => /^\d{8}-\d{4}-/.test(name) && name.endsWith(content))
  for (const version of alike.sort().reverse()) {
    const known = await wholeRelease(store, { part, version })
    // The name has few digits of the hash; what is signed has to be the build itself.
    if (known && sameContents(known.contents, await contentsOf(from))) return known.release
  }
  return null
}
