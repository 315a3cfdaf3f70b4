import { readFile, rm } from 'node:fs/promises'
import { expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { connect } from '../src/database/connection.ts'
import { startServer } from './databases/postgres-process.ts'
import { ownedFolder } from './databases/postgres-programs.ts'
import { copyCluster } from './databases/postgres-server.ts'

const file = new URL('../../configs/production/postgresql/growth.conf', import.meta.url)

/** The lines of it that are no comment, as a server takes them at its start. */
const settingsIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => {
    const [, name, quoted, plain] = /^([\w.]+) = (?:'([^']*)'|(\S+))$/.exec(line) ?? []
    return name ? [`${name}=${quoted ?? plain}`] : []
  })

it('a server starts with the settings for growth, has taken each of them, and says what statements cost', async () => {
  const settings = settingsIn(await readFile(file, 'utf8'))
  const home = await ownedFolder()
  const server = await startServer(await copyCluster(home), home, settings)
  const connection = await connect({ databaseUrl: server.url, dataDir: home })
  try {
    const names = settings.map((setting) => setting.slice(0, setting.indexOf('=')))
    const { rows } = await sql<{ name: string }>`
      select name from pg_settings where source = 'command line' and name = any(${names})`.execute(
      connection.db,
    )
    expect(rows.map(({ name }) => name).sort()).toEqual(names.sort())
    await sql`create extension pg_stat_statements`.execute(connection.db)
    for (const _ of [1, 2, 3]) await connection.db.selectFrom('cities').select('id').limit(1).execute()
    const counted = await sql<{ calls: number }>`
      select calls from pg_stat_statements where query ilike '%from "cities" limit%'`.execute(connection.db)
    expect(counted.rows).toEqual([{ calls: 3 }])
  } finally {
    await connection.close()
    await server.stop()
    await rm(home, { recursive: true, force: true })
  }
}, 60_000)
