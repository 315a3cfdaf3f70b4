import { join } from 'node:path'
import type { ReleaseOrigin } from '@lonk/shared-events/registry.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { totalOf } from '../checks/suite-result.ts'
import { projectRoot } from '../project.ts'
import { gateBook, gateOf } from '../release/gate.ts'
import { runSuites } from './run-suites.ts'
import { say } from './say.ts'

const book = gateBook(join(projectRoot, '.cache/gate'))

/** Checks and tests of the parts, before anything is built; ends the release in one line where one of them fails. */
export const passGate = async (parts: readonly string[], made: ReleaseOrigin): Promise<void> => {
  for (const part of parts) {
    if (book.passed(part, made)) {
      say(`${part} went through its checks and tests at this commit.`)
      continue
    }
    const { failed } = totalOf(await runSuites(gateOf(part)))
    if (failed > 0)
      throw new StartError(
        `${part} is not released: mend the above, or go without the checks and tests by --force, which is recorded`,
      )
    rememberPassed([part], made)
  }
}

/** `npm test -- <part>` checks and tests no less. */
export const rememberPassed = (parts: readonly string[], made: ReleaseOrigin): void => {
  for (const part of parts) book.remember(part, made)
}
