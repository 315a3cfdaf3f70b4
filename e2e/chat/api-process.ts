import { execFileSync } from 'node:child_process'

/** The API of this worker's site: the document server runs in this very process, the API is its child. */
const apiPid = (): number => {
  const pids = execFileSync('pgrep', ['-P', String(process.pid), '-f', 'api/src/main'], { encoding: 'utf8' })
  const [pid] = pids.trim().split('\n').map(Number)
  if (!pid) throw new Error('the API has no process')
  return pid
}

/** As when the power goes: no farewell, no last write. The document server starts it again. */
export const killApi = (): void => {
  process.kill(apiPid(), 'SIGKILL')
}
