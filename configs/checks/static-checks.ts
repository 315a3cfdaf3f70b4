import { join } from 'node:path'
import { contractProblems } from '../contract/contract-problems.ts'
import { rangeProblems } from '../contract/contract-range.ts'
import { projectRoot, remotesIn } from '../project.ts'
import { checkAdvisories } from './advisories.ts'
import { brokenApiArrows } from './api-arrows.ts'
import { brokenArrows } from './arrows.ts'
import { storageProblems } from './browser-storage.ts'
import { brokenCatalogues, brokenTexts } from './catalogues.ts'
import { brokenCookiePolicies } from './cookie-policy.ts'
import { deadCode } from './dead-code.ts'
import { allStrandedDocstrings, unusedPromises } from './event-users.ts'
import { outdatedDocs } from './made-docs.ts'
import { packages } from './project-files.ts'
import { remoteShapeProblems } from './remote-shape.ts'
import { runProgram } from './run-program.ts'
import { silentExports } from './silent-exports.ts'
import { slotPropsProblems } from './slot-props.ts'
import { oneCheck, type SuiteResult } from './suite-result.ts'
import { checkTypes } from './types.ts'
import { unusedModules } from './unused-modules.ts'
import { unusedTexts } from './unused-texts.ts'

const checkLint = async (folders: readonly string[]): Promise<SuiteResult> => {
  const biome = join(projectRoot, 'node_modules/.bin/biome')
  const { ok, output } = await runProgram(biome, ['check', '--colors=off', ...folders])
  return oneCheck('lint', ok ? [] : [output.trim()])
}

const listed = (problems: readonly string[]): readonly string[] =>
  problems.length > 0 ? [problems.join('\n')] : []

type Check = () => Promise<SuiteResult>

/** Which folders of which copy of the project are looked at. */
interface Looked {
  readonly root: string
  readonly folders: readonly string[]
}

const everything: Looked = { root: projectRoot, folders: packages }

const remotesOf = ({ root, folders }: Looked): readonly string[] =>
  remotesIn(root).filter((remote) => folders.includes(remote))

/** What belongs to no part alone is asked of whoever has that folder. */
const ifIn = (folder: string, { folders }: Looked, ask: () => readonly string[]): readonly string[] =>
  folders.includes(folder) ? ask() : []

const checkCatalogues =
  (looked: Looked): Check =>
  async () =>
    oneCheck(
      'catalogues',
      listed([
        ...brokenCatalogues(looked.root, looked.folders),
        ...ifIn('api', looked, () => brokenTexts(looked.root)),
        ...unusedTexts(looked.root, looked.folders),
      ]),
    )
const checkArrows =
  (looked: Looked): Check =>
  async () =>
    oneCheck(
      'arrows',
      listed([
        ...brokenArrows(looked.root, looked.folders),
        ...ifIn('api', looked, () => brokenApiArrows(looked.root)),
      ]),
    )
const checkShape =
  (looked: Looked): Check =>
  async () =>
    oneCheck('the shape of remotes', listed(remoteShapeProblems(looked.root, remotesOf(looked))))
const checkEvents =
  (looked: Looked): Check =>
  async () =>
    oneCheck(
      'events and shared values',
      listed([
        ...ifIn('shared-events', looked, unusedPromises),
        ...slotPropsProblems(looked.root, remotesOf(looked)),
      ]),
    )
const checkContract =
  (looked: Looked): Check =>
  async () =>
    oneCheck(
      'the contract between parts',
      listed([
        ...ifIn('shared-events', looked, contractProblems),
        ...rangeProblems(looked.root, remotesOf(looked)),
      ]),
    )

/** The fast part of the tests: nothing is started, nothing is built, and nothing but advisories comes from elsewhere. */
export const staticChecks: readonly Check[] = [
  () => checkLint(['.']),
  checkCatalogues(everything),
  checkArrows(everything),
  checkShape(everything),
  checkEvents(everything),
  checkContract(everything),
  async () => oneCheck('what browsers keep', listed([...storageProblems(), ...brokenCookiePolicies()])),
  async () => oneCheck('docs', listed([...outdatedDocs(), ...silentExports(), ...allStrandedDocstrings()])),
  async () => oneCheck('nothing dead', [...(await deadCode()), ...listed(unusedModules())]),
  () => checkTypes(),
  () => checkAdvisories(),
]

/** What the shell brings to all parts: its release is held to it. */
const sharedFolders = ['shared-events', 'shared-api', 'shared-ui']

/** The quick half of {@link partChecks}. */
export const quickPartChecks = (parts: readonly string[], root: string = projectRoot): readonly Check[] => {
  const looked = {
    root,
    folders: [...new Set(parts.flatMap((part) => (part === 'shell' ? [part, ...sharedFolders] : [part])))],
  }
  return [checkCatalogues, checkArrows, checkShape, checkEvents, checkContract].map((check) => check(looked))
}

/**
 * What parts have to hold before they are released, but for their tests: each its own folder alone, so that nobody waits
 * for what another team left broken. How they are laid out is no matter of visitors.
 */
export const partChecks = (parts: readonly string[]): readonly Check[] => [
  ...quickPartChecks(parts),
  () => checkTypes(parts),
]

/** What can be said of some packages without testing them. */
export const staticChecksOf = (folders: readonly string[]): readonly Check[] => [
  () => checkLint(folders),
  ...partChecks(folders),
]
