import type { KeyObject } from 'node:crypto'
import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import type { Report } from '../log.ts'
import { contentsOf, readPublishedRelease } from './published-release.ts'
import type { ReadRegistry } from './registry-reader.ts'
import { releasesInService } from './served-releases.ts'
import { storeLayout } from './store-layout.ts'

interface Source {
  readonly folder: string
  readonly publicKey: KeyObject
  readonly readRegistry: ReadRegistry
  readonly report: Report
  /** Milliseconds from one round to the next. */
  readonly every?: number
}

export interface DamageRound {
  /** What the last round found, a line each: part, version and file. Empty where all is as it was published. */
  readonly found: () => readonly string[]
  readonly go: () => Promise<void>
  readonly stop: () => void
}

/**
 * Reads everything that is in service from the disk now and then, and at the start: a file that nobody asks for is
 * found before somebody does. Damage is never served anyhow; this is so that the operator hears of it first.
 */
export const createDamageRound = ({
  folder,
  publicKey,
  readRegistry,
  report,
  every = 10 * 60_000,
}: Source): DamageRound => {
  let found: readonly string[] = []

  const go = async (): Promise<void> => {
    const { document } = await readRegistry()
    const now = document ? await damageOf(folder, publicKey, document) : []
    for (const what of now) if (!found.includes(what)) report('release damaged', { what })
    found = now
  }

  const goOn = (): void => {
    go().catch((cause) => report('damage round failed', { cause: String(cause) }))
  }
  const timer = setInterval(goOn, every)
  timer.unref()
  goOn()
  return { found: () => found, go, stop: () => clearInterval(timer) }
}

const damageOf = async (
  folder: string,
  publicKey: KeyObject,
  document: RegistryDocument,
): Promise<readonly string[]> => {
  const lines: string[] = []
  // One after the other: it is nobody's hurry, and the disk is the visitors'.
  for (const { part, version } of releasesInService(document)) {
    const at = storeLayout(folder).release(part, version)
    const { document: published, problem } = await readPublishedRelease(at, { part, version }, publicKey)
    if (!published) lines.push(`${part} ${version} release.json ${problem}`)
    const contents = await contentsOf(at).catch((): Readonly<Record<string, string>> => ({}))
    for (const [file, hash] of Object.entries(published?.contents ?? {}))
      if (contents[file] !== hash)
        lines.push(`${part} ${version} ${file} ${contents[file] ? 'changed' : 'missing'}`)
  }
  return lines
}
