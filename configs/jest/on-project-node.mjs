import { handToProjectNode } from '../scripts/project-node.mjs'

/** ES modules such as react-router run untouched only with this switch, and it must be there when Node starts. */
const esModules = '--experimental-vm-modules'
const env = { NODE_ENV: 'test', TZ: 'Europe/Amsterdam' }

/** Runs jest with what this project's modules need; the arguments begin with jest's own script. */
export const runJest = (args) => handToProjectNode([esModules, '--no-warnings', ...args], { env })

/**
 * `npx jest` and editors start jest on whatever Node they find and without the switch. A configuration that is read
 * that way runs the same command again in the right way, and never returns. Other tools may read it as they please.
 */
export const beginAgainWhereNeeded = async () => {
  const [, program = '', ...args] = process.argv
  const isReady = process.execArgv.includes(esModules) || process.env.NODE_OPTIONS?.includes(esModules)
  const isOld = Number(process.versions.node.split('.')[0]) < 24
  if (!/[\\/]jest(\.js)?$/.test(program) || (isReady && !isOld)) return
  await runJest([...process.execArgv.filter((option) => option !== esModules), program, ...args])
}
