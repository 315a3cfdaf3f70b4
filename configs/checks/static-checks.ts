import { join } from 'node:path'
import { contractProblems } from '../contract/contract-problems.ts'
import { rangeProblems } from '../contract/contract-range.ts'
import { projectRoot } from '../project.ts'
import { checkAdvisories } from './advisories.ts'
import { brokenApiArrows } from './api-arrows.ts'
import { brokenArrows } from './arrows.ts'
import { storageProblems } from './browser-storage.ts'
import { brokenCatalogues, brokenTexts } from './catalogues.ts'
import { brokenCookiePolicies } from './cookie-policy.ts'
import { allStrandedDocstrings, unusedPromises } from './event-users.ts'
import { outdatedDocs } from './made-docs.ts'
import { remoteShapeProblems } from './remote-shape.ts'
import { runProgram } from './run-program.ts'
import { silentExports } from './silent-exports.ts'
import { slotPropsProblems } from './slot-props.ts'
import { oneCheck, type SuiteResult } from './suite-result.ts'
import { checkTypes } from './types.ts'
import { unusedTexts } from './unused-texts.ts'

const checkLint = async (folders: readonly string[]): Promise<SuiteResult> => {
  const biome = join(projectRoot, 'node_modules/.bin/biome')
  const { ok, output } = await runProgram(biome, ['check', '--colors=off', ...folders])
  return oneCheck('lint', ok ? [] : [output.trim()])
}

/** Files, exports and dependencies that nobody uses, and those that nobody declared (`knip.json`). */
const checkDeadCode = async (): Promise<SuiteResult> => {
  const knip = join(projectRoot, 'node_modules/knip/bin/knip.js')
  const { ok, output } = await runProgram(process.execPath, [knip, '--no-progress', '--no-config-hints'])
  return oneCheck('nothing dead', ok ? [] : [output.trim()])
}

const listed = (problems: readonly string[]): readonly string[] =>
  problems.length > 0 ? [problems.join('\n')] : []

const checkCatalogues = async (): Promise<SuiteResult> =>
  oneCheck('catalogues', listed([...brokenCatalogues(), ...brokenTexts(), ...unusedTexts()]))
const checkArrows = async (): Promise<SuiteResult> =>
  oneCheck('arrows', listed([...brokenArrows(), ...brokenApiArrows()]))
const checkShape = async (): Promise<SuiteResult> =>
  oneCheck('the shape of remotes', listed(remoteShapeProblems()))
const checkEvents = async (): Promise<SuiteResult> =>
  oneCheck('events and shared values', listed([...unusedPromises(), ...slotPropsProblems()]))
const checkContract = async (): Promise<SuiteResult> =>
  oneCheck('the contract between parts', listed([...contractProblems(), ...rangeProblems()]))

/** The fast part of the tests: nothing is started, nothing is built, and nothing but advisories comes from elsewhere. */
export const staticChecks: readonly (() => Promise<SuiteResult>)[] = [
  () => checkLint(['.']),
  checkCatalogues,
  checkArrows,
  checkShape,
  checkEvents,
  checkContract,
  async () => oneCheck('what browsers keep', listed([...storageProblems(), ...brokenCookiePolicies()])),
  async () => oneCheck('docs', listed([...outdatedDocs(), ...silentExports(), ...allStrandedDocstrings()])),
  checkDeadCode,
  () => checkTypes(),
  () => checkAdvisories(),
]

/** What parts have to hold before they are released, but for their tests; how they are laid out is no matter of visitors. */
export const partChecks = (parts: readonly string[]): readonly (() => Promise<SuiteResult>)[] => [
  checkCatalogues,
  checkArrows,
  checkShape,
  checkEvents,
  checkContract,
  () => checkTypes(parts),
]

/** What can be said of some packages without testing them. */
export const staticChecksOf = (folders: readonly string[]): readonly (() => Promise<SuiteResult>)[] => [
  () => checkLint(folders),
  ...partChecks(folders),
]
