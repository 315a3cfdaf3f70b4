import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { findPrograms, identity, run } from './postgres-programs.ts'

export type ServerProcess = {
  /** Of the site's database; `urlOf` of another one there. */
  url: string
  urlOf: (database: string) => string
  stop: () => Promise<void>
  /** Without writing down what it has: nobody reads that cluster again. */
  abandon: () => Promise<void>
  /** All its processes at once with -9, as a machine that loses its power. */
  kill: () => Promise<void>
}

// The shell is in between, so that the server dies with whoever started it, however that died: its input closes. A line
// before that names another signal.
const untilInputEnds =
  '"$@" & server=$!; read -r signal; test "$signal" || signal=INT; kill -"$signal" $server; wait $server'

/** Starts a server on a cluster; it listens on a socket file in a folder and nowhere else. */
export const startServer = async (
  cluster: string,
  socketFolder: string,
  settings: readonly string[] = [],
): Promise<ServerProcess> => {
  const programs = await findPrograms()
  const options = [
    'fsync=off',
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    // Three processes with a pool of 20 each, their notices, and a test that looks at what they left.
    'max_connections=100',
    ...settings,
  ].flatMap((option) => ['-c', option])
  const child = spawn(
    'sh',
    ['-c', untilInputEnds, 'sh', join(programs, 'postgres'), '-D', cluster, ...options],
    { ...(await identity()), cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] },
  )
  const urlOf = (database: string) =>
    `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
  await untilReady(urlOf('postgres'))
  const endBy = (line: string) => async () => {
    const ended = once(child, 'exit')
    child.stdin?.end(line)
    await ended
  }
  const stop = endBy('')
  const kill = async () => {
    const memory = await sharedMemoryOf(cluster)
    for (const id of await processesOf(cluster)) process.kill(id, 'SIGKILL')
    await stop()
    // What nobody is left to give back.
    await run('ipcrm', ['-m', memory]).catch(() => {})
  }
  return { url: urlOf('lonk'), urlOf, stop, abandon: endBy('QUIT\n'), kill }
}

/** The first process, which takes connections, and all that serve one. */
export const processesOf = async (cluster: string): Promise<number[]> => {
  const [first = ''] = await linesOf(cluster)
  const others = await readFile(`/proc/${first}/task/${first}/children`, 'utf8')
  return [first, ...others.trim().split(' ')].filter(Boolean).map(Number)
}

const sharedMemoryOf = async (cluster: string): Promise<string> =>
  (await linesOf(cluster))[6]?.trim().split(/\s+/)[1] ?? ''

const linesOf = async (cluster: string): Promise<string[]> =>
  (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')

const untilReady = async (url: string): Promise<void> => {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    const client = new pg.Client({ connectionString: url })
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await pause(50)
    }
  }
  throw new Error('The PostgreSQL server of the tests did not start')
}
