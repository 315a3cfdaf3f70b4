import { join } from 'node:path'
import { projectRoot } from '../project.ts'
import { brokenArrows } from './arrows.ts'
import { brokenCatalogues } from './catalogues.ts'
import { runProgram } from './run-program.ts'
import { oneCheck, type SuiteResult } from './suite-result.ts'
import { checkTypes } from './types.ts'

const checkLint = async (): Promise<SuiteResult> => {
  const biome = join(projectRoot, 'node_modules/.bin/biome')
  const { ok, output } = await runProgram(biome, ['check', '--colors=off', '.'])
  return oneCheck('lint', ok ? [] : [output.trim()])
}

/** The fast part of the tests: nothing is started, nothing is built. */
export const staticChecks: readonly (() => Promise<SuiteResult>)[] = [
  checkLint,
  async () => oneCheck('catalogues', brokenCatalogues()),
  async () => oneCheck('arrows', brokenArrows()),
  checkTypes,
]
