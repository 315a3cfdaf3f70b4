import type { KeyObject } from 'node:crypto'
import {
  contentsOf,
  type PublishedRelease,
  type ReleaseName,
  readPublishedRelease,
} from './published-release.ts'
import { storeLayout } from './store-layout.ts'

/**
 * A release as it was published, where every file of it is still in the folder as it was; else null. What was
 * published before releases were signed is not one: document servers serve nothing of it.
 */
export const wholeReleaseIn = async (
  folder: string,
  publicKey: KeyObject,
  { part, version }: ReleaseName,
): Promise<PublishedRelease | null> => {
  const release = storeLayout(folder).release(part, version)
  const { document } = await readPublishedRelease(release, { part, version }, publicKey)
  if (!document) return null
  const found: PublishedRelease['contents'] = await contentsOf(release).catch(() => ({}))
  return Object.entries(document.contents).every(([file, hash]) => found[file] === hash) ? document : null
}
