import type { KeyObject } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { RegistryDocument, Release } from '@lonk/shared-events/registry.ts'
import type { Report } from '../log.ts'
import type { ReleaseStore } from './release-store.ts'
import type { SeenRegistry } from './seen-registry.ts'
import { type RegistryProblem, readSignedRegistry } from './signed-registry.ts'
import { storeLayout } from './store-layout.ts'

export interface RegistryState {
  /** The last good one: a broken file never takes a running site down. */
  readonly document: RegistryDocument | null
  /** What is wrong with the file as it is there now; `not_pulled`: with a release that the one in the bucket names. */
  readonly problem: RegistryProblem | 'older_sequence' | 'not_pulled' | null
}

export type ReadRegistry = () => Promise<RegistryState>

interface Source {
  readonly folder: string
  readonly publicKey: KeyObject
  readonly seen: SeenRegistry
  readonly releases: Pick<ReleaseStore, 'problem'>
  readonly report: Report
  /** What keeps a newer one, which several machines share, from coming here. */
  readonly notPulled?: (() => RegistryState['problem']) | undefined
  /** Hears of each release that visitors get from now on, and that is as it was published. */
  readonly onInService?: (release: Release) => void
}

/**
 * Reads `registry.json` again whenever the file has been replaced, so that a release is served from the next page
 * load on. A file that is broken, unsigned or older than the one in service is reported once and passed over. What was
 * in service last is remembered over a restart: whoever can write to the store cannot bring back what was replaced.
 */
export const createRegistryReader = ({
  folder,
  publicKey,
  seen,
  releases,
  report,
  notPulled = () => null,
  onInService,
}: Source): ReadRegistry => {
  const { registry } = storeLayout(folder)
  let state: RegistryState | null = null
  let read: string | null = null
  let reading: Promise<void> | null = null

  const readAgain = async (stamp: string) => {
    const before = state ? state.document : await seen.last()
    const result = await readSignedRegistry(registry, publicKey)
    const older = result.document && before && result.document.sequence < before.sequence
    const problem = older ? 'older_sequence' : result.problem
    state = problem ? { document: before, problem } : { document: result.document, problem: null }
    read = stamp
    if (problem) {
      report('registry refused', { file: registry, problem, inService: before?.sequence ?? 'none' })
      return
    }
    report('registry read', { sequence: state.document?.sequence })
    // Whoever released hears of it now, not when somebody opens that page.
    for (const { current, canary } of Object.values(result.document?.parts ?? {})) {
      for (const release of [current, ...(canary ? [canary.candidate] : [])])
        if (!(await releases.problem(release))) onInService?.(release)
    }
    await seen.remember().catch((cause) => report('registry not remembered', { cause: String(cause) }))
  }

  return async () => {
    const stamp = await stampOf(registry)
    if (stamp !== read) {
      reading ??= readAgain(stamp).finally(() => {
        reading = null
      })
      await reading
    }
    const { document, problem } = state ?? { document: null, problem: 'missing' }
    return { document, problem: problem ?? notPulled() }
  }
}

const stampOf = async (file: string): Promise<string> => {
  try {
    const { mtimeMs, size, ino } = await stat(file)
    return `${mtimeMs}:${size}:${ino}`
  } catch {
    return 'missing'
  }
}
