import { hash, type KeyObject } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Release } from '@lonk/shared-events/registry.ts'
import { errorCode } from '../error-code.ts'
import { publishedRelease } from './registry.schema.ts'
import { type Decoded, decodeSigned, encodeSigned, type FileProblem, failed } from './signed-file.ts'
import { releaseFile } from './store-layout.ts'

/**
 * `release.json`, signed: what a release is and which bytes it consists of. The files of a folder are trusted as
 * far as this vouches for them and no further, whoever can write to the store.
 */
export interface PublishedRelease {
  readonly release: Release
  /** Hash by path below the release's folder; every file but `release.json` itself. */
  readonly contents: Readonly<Record<string, string>>
}

/** Part and version: they name one content for ever. */
export type ReleaseName = Pick<Release, 'part' | 'version'>

/** `wrong_release`: signed by us, but for another folder. */
export type ReleaseProblem = FileProblem | 'wrong_release'

export const hashOf = (bytes: Buffer): string => `sha256-${hash('sha256', bytes, 'base64')}`

export const encodeRelease = (published: PublishedRelease, privateKey: KeyObject): string =>
  encodeSigned(published, privateKey)

/** What was published as this release. Says nothing yet about the files as they are there now. */
export const readPublishedRelease = async (
  folder: string,
  name: ReleaseName,
  publicKey: KeyObject,
): Promise<Decoded<PublishedRelease, ReleaseProblem>> => {
  let content: string
  try {
    content = await readFile(join(folder, releaseFile), 'utf8')
  } catch (cause) {
    return failed(['ENOENT', 'ENOTDIR'].includes(errorCode(cause) ?? '') ? 'missing' : 'unreadable')
  }
  return decodeRelease(content, name, publicKey)
}

/** The same of what `release.json` holds. */
export const decodeRelease = (
  content: string,
  name: ReleaseName,
  publicKey: KeyObject,
): Decoded<PublishedRelease, ReleaseProblem> => {
  const decoded = decodeSigned(content, publishedRelease, publicKey)
  if (!decoded.document) return decoded
  const { part, version } = decoded.document.release
  // A folder that was copied to another name is not the release of that name.
  if (part !== name.part || version !== name.version) return failed('wrong_release')
  return decoded
}

/** Hash of every file in a folder that is to be published, or was. */
export const contentsOf = async (folder: string): Promise<Readonly<Record<string, string>>> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => file !== releaseFile)
    .sort()
  const hashes = await Promise.all(files.map(async (file) => hashOf(await readFile(join(folder, file)))))
  return Object.fromEntries(files.map((file, at) => [file, hashes[at] ?? '']))
}
