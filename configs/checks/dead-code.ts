import { join } from 'node:path'
import { projectRoot } from '../project.ts'
import { runProgram } from './run-program.ts'

const knip = join(projectRoot, 'node_modules/knip/bin/knip.js')

/** Files, exports and dependencies that nobody uses, and those that nobody declared, as `knip.json` says; in one text. */
export const deadCode = async (root: string = projectRoot): Promise<readonly string[]> => {
  const { ok, output } = await runProgram(process.execPath, [knip, '--no-progress', '--no-config-hints'], {
    cwd: root,
  })
  return ok ? [] : [output.trim()]
}
