import type { PublishedRelease, ReleaseName } from '../../shell/server/registry/published-release.ts'
import { wholeReleaseIn } from '../../shell/server/registry/whole-release.ts'
import type { ReadableStore } from './store.ts'

/** A release of the store as it was published; null where it is not as it was any more. */
export const wholeRelease = (
  { folder, keys }: Pick<ReadableStore, 'folder' | 'keys'>,
  name: ReleaseName,
): Promise<PublishedRelease | null> => wholeReleaseIn(folder, keys.publicKey, name)

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
