import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import { loadCatalogue } from '../../src/database/catalogue/catalogue.ts'
import { connect } from '../../src/database/connection.ts'
import { migrate } from '../../src/database/migrate.ts'
import { processesOf, type ServerProcess, startServer } from './postgres-process.ts'
import { giveAway, ownedFolder, run, runProgram } from './postgres-programs.ts'
import { templateFolder } from './template.ts'

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
  const home = await ownedFolder()
  const cluster = await copyCluster(home)
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
      await server.abandon()
      await rm(home, { recursive: true, force: true })
    },
  }
}

/** Puts a filled cluster into a folder. */
export const copyCluster = async (home: string): Promise<string> => {
  const template = await templateFolder('postgres', buildTemplate)
  // A copy keeps the owner, without whom the server refuses to start.
  await run('cp', ['-a', template, join(home, 'cluster')])
  return join(home, 'cluster')
}

const buildTemplate = async (folder: string) => {
  await mkdir(folder)
  await giveAway(folder)
  const access = ['-U', 'postgres', '-A', 'trust']
  await runProgram('initdb', ['-D', folder, ...access, '-E', 'UTF8', '--locale=C.UTF-8', '-N'])
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

const fill = async (server: ServerProcess, folder: string) => {
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
