import type { KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Report } from '../log.ts'
import { createKeptBytes } from './kept-bytes.ts'
import { hashOf, type ReleaseName, type ReleaseProblem, readPublishedRelease } from './published-release.ts'
import { storeLayout } from './store-layout.ts'

/** The releases in the store, as long as they are what was published. The one way to their bytes. */
export interface ReleaseStore {
  /** The bytes of a file, as they were published; null where nobody published it or it has been changed since. */
  readonly read: (release: ReleaseName, file: string) => Promise<Buffer | null>
  /** Paths of all files that were published; none where the release cannot be trusted. */
  readonly files: (release: ReleaseName) => Promise<readonly string[]>
  /** Why nothing of a release is served; null where it is. */
  readonly problem: (release: ReleaseName) => Promise<ReleaseProblem | null>
}

/** All that one composition serves is some 10 MB, compressed forms included: this holds it, and the one before. */
const memory = 64_000_000

/** As many lists of files as open pages and canaries have use for. */
const keptLists = 50

type Opened =
  | { readonly contents: ReadonlyMap<string, string>; readonly problem: null }
  | { readonly contents: null; readonly problem: ReleaseProblem }

/**
 * Each file is read and hashed once and its bytes are kept, so what is sent is what was checked: a later change on the
 * disk reaches nobody, and there is no moment between check and answer. They are kept by hash, which is why a release
 * that is published again needs no restart. Damage is reported once a file; what does not fit is not kept, so that a
 * mended file is served from the next request on.
 */
export const createReleaseStore = (
  storeFolder: string,
  publicKey: KeyObject,
  report: Report,
): ReleaseStore => {
  const layout = storeLayout(storeFolder)
  const opened = new Map<string, Promise<Opened>>()
  const bytes = createKeptBytes(memory)
  const told = new Set<string>()

  const tellOnce = (event: () => void, ...about: readonly string[]): void => {
    const key = about.join(' ')
    if (told.has(key)) return
    if (told.size > 10_000) told.clear()
    told.add(key)
    event()
  }

  const openAnew = async ({ part, version }: ReleaseName): Promise<Opened> => {
    const folder = layout.release(part, version)
    const { document, problem } = await readPublishedRelease(folder, { part, version }, publicKey)
    if (document) return { contents: new Map(Object.entries(document.contents)), problem: null }
    // Anybody may ask for a release that never was; one that the registry names is reported by `problem` below.
    if (problem !== 'missing') {
      tellOnce(() => report('release refused', { part, version, problem }), part, version, problem)
    }
    return { contents: null, problem }
  }

  const keyOf = ({ part, version }: ReleaseName) => `${part}/${version}`

  const open = (release: ReleaseName): Promise<Opened> => {
    const key = keyOf(release)
    const known = opened.get(key)
    if (known) return known
    const opening = openAnew(release)
    if (opened.size >= keptLists) opened.clear()
    opened.set(key, opening)
    void opening.then(({ problem }) => problem && opened.delete(key))
    return opening
  }

  const refuse = (release: ReleaseName, file: string, problem: 'missing' | 'changed'): null => {
    const { part, version } = release
    tellOnce(
      () => report('release file refused', { part, version, file, problem }),
      part,
      version,
      file,
      problem,
    )
    // It may have been published anew since the list was read.
    opened.delete(keyOf(release))
    return null
  }

  return {
    read: async (release, file) => {
      const expected = (await open(release)).contents?.get(file)
      if (expected === undefined) return null
      const known = bytes.get(expected)
      if (known) return known
      const content = await readFile(join(layout.release(release.part, release.version), file)).catch(
        () => null,
      )
      if (!content) return refuse(release, file, 'missing')
      if (hashOf(content) !== expected) return refuse(release, file, 'changed')
      bytes.set(expected, content)
      return content
    },
    files: async (release) => [...((await open(release)).contents?.keys() ?? [])],
    problem: async (release) => {
      const { problem } = await open(release)
      const { part, version } = release
      if (problem)
        tellOnce(() => report('release refused', { part, version, problem }), part, version, problem)
      return problem
    },
  }
}
