import { join } from 'node:path'
import { projectRoot } from '../project.ts'
import { filesBelow, packages } from './project-files.ts'
import { runProgram } from './run-program.ts'
import type { SuiteResult } from './suite-result.ts'

const tsc = join(projectRoot, 'node_modules/.bin/tsc')

/** Every `tsconfig*.json` of the workspace, but not the bases that they extend. */
export const typeScriptProjects = (folders: readonly string[] = packages): readonly string[] =>
  folders.flatMap((folder) =>
    filesBelow(
      folder,
      (path) => /\/tsconfig[^/]*\.json$/.test(path) && !path.startsWith('configs/typescript/'),
    ),
  )

/**
 * Checks the types of all projects, or of those in some folders, two at once; each counts as one test. Each has one
 * thread: several checkers of a project look at what they have in common once more each, which takes twice the time.
 */
export const checkTypes = async (folders?: readonly string[]): Promise<SuiteResult> => {
  const projects = typeScriptProjects(folders)
  const waiting = [...projects]
  const failures: string[] = []
  const work = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift()) {
      const { ok, output } = await runProgram(tsc, [
        '--noEmit',
        '--singleThreaded',
        '--pretty',
        'false',
        '-p',
        project,
      ])
      if (!ok) failures.push(`${project}\n${output.trim()}`)
    }
  }
  await Promise.all([work(), work()])
  return { name: 'types', passed: projects.length - failures.length, failed: failures.length, failures }
}
