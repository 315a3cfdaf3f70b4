import { execFileSync } from 'node:child_process'

/** How many commits led here: what the short run leaves out moves on with it. 0 outside a repository. */
export const commitNumber = (): number => {
  try {
    return Number(execFileSync('git', ['rev-list', '--count', 'HEAD'], { encoding: 'utf8' }))
  } catch {
    return 0
  }
}
