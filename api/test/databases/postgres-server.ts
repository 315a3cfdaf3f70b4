import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdir, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { loadCatalogue } from '../../src/database/catalogue/catalogue.ts'
import { connect } from '../../src/database/connection.ts'
import { migrate } from '../../src/database/migrate.ts'
import { templateFolder } from './template.ts'

const run = promisify(execFile)

export type PostgresServer = {
  url: string
  /** Ends every connection, as an update of the server does, and is there again when it resolves. */
  restart: () => Promise<void>
  /** Answers nothing, refuses nothing. Returns the way to undo it. */
  freeze: () => Promise<() => void>
  stop: () => Promise<void>
}

/** A server of its own for one test file, on a copy of the filled template cluster; nobody else can reach it. */
export const startPostgres = async (): Promise<PostgresServer> => {
  const template = await templateFolder('postgres', buildTemplate)
  const home = await ownedFolder()
  // A copy keeps the owner, without whom the server refuses to start.
  await run('cp', ['-a', template, join(home, 'cluster')])
  const cluster = join(home, 'cluster')
  let server = await startServer(cluster, home)
  return {
    url: server.url,
    restart: async () => {
      await server.stop()
      server = await startServer(cluster, home)
    },
    freeze: async () => {
      const processes = await processesOf(cluster)
      for (const id of processes) process.kill(id, 'SIGSTOP')
      return () => {
        for (const id of processes) process.kill(id, 'SIGCONT')
      }
    },
    stop: async () => {
      await server.stop()
      await rm(home, { recursive: true, force: true })
    },
  }
}

const buildTemplate = async (folder: string) => {
  const programs = await findPrograms()
  await mkdir(folder)
  await giveAway(folder)
  await run(
    join(programs, 'initdb'),
    ['-D', folder, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-N'],
    {
      ...(await identity()),
      cwd: '/',
    },
  )
  const home = await ownedFolder()
  const server = await startServer(folder, home)
  try {
    await fill(server, folder)
  } finally {
    // A migration that fails must not leave a server behind that keeps the whole run from ending.
    await server.stop()
    await rm(home, { recursive: true, force: true })
  }
}

const fill = async (server: Awaited<ReturnType<typeof startServer>>, folder: string) => {
  const admin = new pg.Client({ connectionString: server.urlOf('postgres') })
  await admin.connect()
  try {
    await admin.query('create database lonk')
  } finally {
    await admin.end()
  }
  const connection = await connect({ databaseUrl: server.url, dataDir: folder })
  try {
    await migrate(connection.db)
    await loadCatalogue(connection.db)
  } finally {
    await connection.close()
  }
}

// The shell is in between, so that the server dies with whoever started it, however that died: its input closes.
const untilInputEnds = '"$@" & server=$!; read -r _; kill -INT $server; wait $server'

const startServer = async (cluster: string, socketFolder: string) => {
  const programs = await findPrograms()
  const options = [
    'fsync=off',
    'listen_addresses=',
    `unix_socket_directories=${socketFolder}`,
    // Three processes with a pool of 20 each, their notices, and a test that looks at what they left.
    'max_connections=100',
  ]
  const child = spawn(
    'sh',
    [
      '-c',
      untilInputEnds,
      'sh',
      join(programs, 'postgres'),
      '-D',
      cluster,
      ...options.flatMap((option) => ['-c', option]),
    ],
    { ...(await identity()), cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] },
  )
  const urlOf = (database: string) =>
    `postgresql://postgres@localhost/${database}?host=${encodeURIComponent(socketFolder)}`
  await untilReady(urlOf('postgres'))
  return {
    url: urlOf('lonk'),
    urlOf,
    stop: async () => {
      const ended = once(child, 'exit')
      child.stdin?.end()
      await ended
    },
  }
}

/** The first process, which takes connections, and all that serve one. */
const processesOf = async (cluster: string): Promise<number[]> => {
  const [first = ''] = (await readFile(join(cluster, 'postmaster.pid'), 'utf8')).split('\n')
  const others = await readFile(`/proc/${first}/task/${first}/children`, 'utf8')
  return [first, ...others.trim().split(' ')].filter(Boolean).map(Number)
}

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

const findPrograms = async (): Promise<string> => {
  const versions = await readdir('/usr/lib/postgresql').catch(() => [])
  const newest = versions
    .map(Number)
    .filter(Boolean)
    .sort((a, b) => b - a)[0]
  if (newest === undefined)
    throw new Error('No PostgreSQL server programs: install them with `apt-get install postgresql`')
  return join('/usr/lib/postgresql', String(newest), 'bin')
}

/** The server refuses to run as root: it runs as the package's user, or as nobody. */
const identity = async (): Promise<{ uid?: number; gid?: number }> => {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const ids = await Promise.all([run('id', ['-u', name]), run('id', ['-g', name])]).catch(() => null)
    if (ids) return { uid: Number(ids[0].stdout), gid: Number(ids[1].stdout) }
  }
  return {}
}

const giveAway = async (folder: string) => {
  const { uid, gid } = await identity()
  if (uid !== undefined && gid !== undefined) await chown(folder, uid, gid)
}

const ownedFolder = async (): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'lonk-pg-'))
  await giveAway(folder)
  return folder
}
