import type { KeyObject } from 'node:crypto'
import { stat } from 'node:fs/promises'
import type { RegistryDocument } from '@lonk/shared-events/registry.ts'
import type { Report } from '../log.ts'
import { type RegistryProblem, readSignedRegistry } from './signed-registry.ts'
import { storeLayout } from './store-layout.ts'

export interface RegistryState {
  /** The last good one: a broken file never takes a running site down. */
  readonly document: RegistryDocument | null
  /** What is wrong with the file as it lies there now. */
  readonly problem: RegistryProblem | 'older_sequence' | null
}

export type ReadRegistry = () => Promise<RegistryState>

/**
 * Reads `registry.json` again whenever the file has been replaced, so that a release is served from the next page
 * load on. A file that is broken, unsigned or older than the one in service is reported once and passed over.
 */
export const createRegistryReader = (folder: string, publicKey: KeyObject, report: Report): ReadRegistry => {
  const { registry } = storeLayout(folder)
  let state: RegistryState = { document: null, problem: 'missing' }
  let seen: string | null = null
  let reading: Promise<void> | null = null

  const readAgain = async (stamp: string) => {
    const result = await readSignedRegistry(registry, publicKey)
    const older = result.document && state.document && result.document.sequence < state.document.sequence
    const problem = older ? 'older_sequence' : result.problem
    state = problem ? { document: state.document, problem } : { document: result.document, problem: null }
    seen = stamp
    if (problem) {
      report('registry refused', { file: registry, problem, inService: state.document?.sequence ?? 'none' })
    } else {
      report('registry read', { sequence: state.document?.sequence })
    }
  }

  return async () => {
    const stamp = await stampOf(registry)
    if (stamp !== seen) {
      reading ??= readAgain(stamp).finally(() => {
        reading = null
      })
      await reading
    }
    return state
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
