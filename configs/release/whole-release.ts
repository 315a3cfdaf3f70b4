import {
  contentsOf,
  type PublishedRelease,
  type ReleaseName,
  readPublishedRelease,
} from '../../shell/server/registry/published-release.ts'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import type { Store } from './store.ts'

/**
 * A release as it was published, where every file of it is still in the store as it was; else null. What was
 * published before releases were signed is not one: document servers serve nothing of it.
 */
export const wholeRelease = async (
  { folder, keys }: Pick<Store, 'folder' | 'keys'>,
  { part, version }: ReleaseName,
): Promise<PublishedRelease | null> => {
  const release = storeLayout(folder).release(part, version)
  const { document } = await readPublishedRelease(release, { part, version }, keys.publicKey)
  if (!document) return null
  const found = await contentsOf(release).catch(() => ({}))
  return includesAll(found, document.contents) ? document : null
}

type Contents = PublishedRelease['contents']

/** Whether `found` has every file that `wanted` names, with the same bytes. */
const includesAll = (found: Contents, wanted: Contents): boolean =>
  Object.entries(wanted).every(([file, hash]) => found[file] === hash)

/** Compressed forms and maps are made from the rest: they say nothing about what a release is. */
export const isMadeFromOthers = (file: string): boolean => /\.(br|gz|map)$/.test(file)

/** Whether two releases have the same files with the same bytes, however they were compressed. */
export const sameContents = (one: Contents, other: Contents): boolean => {
  const own = (contents: Contents): Contents =>
    Object.fromEntries(Object.entries(contents).filter(([file]) => !isMadeFromOthers(file)))
  return includesAll(own(one), own(other)) && includesAll(own(other), own(one))
}
