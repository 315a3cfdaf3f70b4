import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { projectRoot } from '../project.ts'
import { browserReport } from './browser-report.ts'
import { countedReport } from './counted-report.ts'
import { jestReport } from './jest-report.ts'
import { joinFiles } from './joined-files.ts'
import { withMemoryFolder } from './memory-folder.ts'
import { runProgram } from './run-program.ts'
import type { SuiteResult } from './suite-result.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface JestRun {
  /** Both without it. */
  readonly project?: 'node' | 'browser'
  /** Named in the summary. */
  readonly name: string
  /** Only the files whose path matches; all of the project without it. */
  readonly files?: string
  /** Only these files, as paths from the project's root. */
  readonly only?: readonly string[]
  /** Only these files, several of them as one file of jest's (`joined-files.ts`), beside `only`. */
  readonly joined?: readonly string[]
  /** None of these files, as paths from the project's root. */
  readonly otherThan?: readonly string[]
  /** The embedded one without it. */
  readonly database?: 'postgres'
  /** Shuffles the tests of each file, the same way for the same seed: none may need what an earlier one left. */
  readonly seed?: number
}

/** Some tests of jest. What needed its second try is named at the end. */
export const runJest = async (
  { project, name, files, only, joined, otherThan, database, seed }: JestRun,
  env: Environment,
): Promise<SuiteResult> => {
  const common = [
    ...(project ? ['--selectProjects', project] : []),
    ...(seed === undefined ? [] : ['--randomize', '--seed', `${seed}`]),
  ]
  const args = [...common]
  if (files) args.push('--testPathPatterns', files)
  if (otherThan) args.push('--testPathIgnorePatterns', '/node_modules/', ...otherThan.map(patternOf))
  if (only || joined) {
    const paths = [...(only ?? []), ...(joined ? await joinFiles(joined, name) : [])]
    args.push('--runTestsByPath', ...paths.map((path) => join(projectRoot, path)))
  }
  const onDatabase = { ...env, ...(database ? { LONK_TEST_DB: database } : {}) }
  const first = await jestOnce(name, args, onDatabase)
  const { crashed } = first
  if (crashed.length === 0) return first
  // V8 now and then crashes where WebAssembly comes and goes, as the embedded database does in every file: a process
  // that the machine ended says nothing of the file it was at. That file has one more process, and is named.
  const again = await jestOnce(`${name}, again`, [...common, '--runTestsByPath', ...crashed], onDatabase)
  const failed = first.failed - crashed.length
  return {
    name,
    passed: first.passed + again.passed,
    failed: failed + again.failed,
    failures: [
      ...(failed ? first.failures : []),
      ...again.failures,
      ...named(crashed.map((file) => `${relative(projectRoot, file)}, whose first process crashed`)),
    ],
  }
}

const jestOnce = async (
  name: string,
  chosen: readonly string[],
  env: Environment,
): Promise<SuiteResult & { readonly crashed: readonly string[] }> => {
  const file = join(projectRoot, `.cache/test/jest-${name.replaceAll(/\W+/g, '-')}.json`)
  await mkdir(dirname(file), { recursive: true })
  await rm(file, { force: true })
  // A handle that a failed test left open must not keep the whole run from its last line. On two cores jest would use
  // one; what kills processes for minutes should not hold up all the others.
  const always = ['--json', `--outputFile=${file}`, '--forceExit', '--maxWorkers=2']
  const args = [join(projectRoot, 'configs/jest/run.mjs'), ...always, ...chosen]
  const { ok, output } = await withMemoryFolder((temporary) =>
    runProgram(process.execPath, args, { env: { ...env, ...temporary } }),
  )
  const report = jestReport(await readJson(file))
  if (!report) return { name, passed: 0, failed: 1, failures: [output.trim()], crashed: [] }
  const { passed, failed, unsteady, crashed } = report
  // Jest can fail where no test did (an open handle, a broken set-up): that is never passed over.
  const counted = failed === 0 && !ok ? 1 : failed
  return {
    name,
    passed,
    failed: counted,
    failures: [...(ok ? [] : [readable(output)]), ...named(unsteady)],
    crashed,
  }
}

const named = (unsteady: readonly string[]): string[] =>
  unsteady.map((title) => `UNSTEADY, passed at its second try: ${title}`)

/** All unit and API tests of one package; browser tests have a command of their own (`npm run e2e`). */
export const runJestIn = (folder: string, env: Environment): Promise<SuiteResult> =>
  runJest({ name: `jest, ${folder}`, files: patternOf(join(folder, '/')) }, env)

/** A regular expression for what begins with this path from the project's root. */
const patternOf = (path: string): string =>
  `^${join(projectRoot, path).replaceAll(/[$()*+.?[\\\]^{|}]/g, '\\$&')}`

/** With `--json` jest also prints the report itself on one line. */
const readable = (output: string): string =>
  output
    .split('\n')
    .filter((line) => !line.startsWith('{"numFailed'))
    .join('\n')
    .trim()

/** The browser tests, shown while they run: they take minutes. What needed its second try is named at the end. */
export const runBrowserTests = async (env: Environment): Promise<SuiteResult> => {
  const file = join(projectRoot, '.cache/e2e/report.json')
  await rm(file, { force: true })
  const playwright = join(projectRoot, 'node_modules/@playwright/test/cli.js')
  const args = [playwright, 'test', '--config', 'e2e/playwright.config.ts']
  const { ok, output } = await withMemoryFolder((temporary) =>
    runProgram(process.execPath, args, { env: { ...env, ...temporary }, show: true }),
  )
  const report = browserReport(await readJson(file))
  const name = 'browser tests'
  if (!report) return { name, passed: 0, failed: 1, failures: [output.trim().slice(-4000)] }
  const { passed, failed, unsteady } = report
  return { name, passed, failed: failed === 0 && !ok ? 1 : failed, failures: named(unsteady) }
}

/** The attacks on a site of three processes (`docs/attacks.md`). */
export const runAttacks = (): Promise<SuiteResult> => runCounted('attacks', ['e2e/attack/main.ts'])

/** The short form of the drill (`docs/production.md`): each process is killed once while members are in the site. */
export const runDrill = (): Promise<SuiteResult> =>
  withMemoryFolder((temporary) => runCounted('drill', ['e2e/drill/main.ts', '--short'], temporary))

/** A command of ours that ends with a line which counts, shown while it runs: it takes minutes. */
const runCounted = async (
  name: string,
  args: readonly string[],
  env: Environment = {},
): Promise<SuiteResult> => {
  const { ok, output } = await runProgram(process.execPath, args, { env, show: true })
  const report = countedReport(output)
  if (!report) return { name, passed: 0, failed: 1, failures: [output.trim().slice(-4000)] }
  // It can fail where nothing that it counts did (a process that does not end): that is never passed over.
  return { name, ...report, failed: report.failed === 0 && !ok ? 1 : report.failed, failures: [] }
}

const readJson = async (file: string): Promise<unknown> => {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch {
    return null
  }
}
