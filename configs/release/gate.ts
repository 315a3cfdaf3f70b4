import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ReleaseOrigin } from '@lonk/shared-events/registry.ts'
import { partChecks } from '../checks/static-checks.ts'
import type { SuiteResult } from '../checks/suite-result.ts'
import { runJestIn } from '../checks/test-suites.ts'

/** What holds a part back from visitors, one after the other, the fastest first. */
export const gateOf = (part: string): readonly (() => Promise<SuiteResult>)[] => [
  ...partChecks([part]),
  () => runJestIn(part, {}),
]

type Tree = Pick<ReleaseOrigin, 'commit' | 'clean'>

/**
 * Which parts went through the gate at which commit: what a build server has tested is not tested again by its next
 * step, nor a candidate when it is released to all. Of a tree with changes nothing is known.
 */
export const gateBook = (folder: string) => {
  const file = (part: string): string => join(folder, `${part}.json`)
  return {
    passed: (part: string, { commit, clean }: Tree): boolean => {
      if (!clean || commit === null) return false
      try {
        return JSON.parse(readFileSync(file(part), 'utf8')).commit === commit
      } catch {
        return false
      }
    },
    remember: (part: string, { commit, clean }: Tree): void => {
      if (!clean || commit === null) return
      mkdirSync(folder, { recursive: true })
      writeFileSync(file(part), JSON.stringify({ commit }))
    },
  }
}
