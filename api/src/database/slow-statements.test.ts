import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { sql } from 'kysely'
import { type PostgresServer, startPostgres } from '../../test/databases/postgres-server.ts'
import { minutes } from '../clock.ts'
import { type Connection, connect } from './connection.ts'
import { type SlowStatement, tellSlow } from './slow-statements.ts'

let server: PostgresServer
let connection: Connection
const heard: SlowStatement[] = []
let passed = 0
beforeAll(async () => {
  server = await startPostgres()
  connection = await connect({
    databaseUrl: server.url,
    dataDir: '/nowhere',
    heedStatements: tellSlow(
      (slow) => heard.push(slow),
      () => passed,
    ),
  })
}, 60_000)
beforeEach(() => {
  heard.length = 0
})
afterAll(async () => {
  await connection.close()
  await server.stop()
})

/** A busy machine may take long for what is around them as well. */
const slept = () => heard.map((one) => one.sql).filter((text) => text.includes('pg_sleep'))

it('a statement that took long is told without its values, once a minute, a fast one never', async () => {
  const wait = (seconds: number) =>
    sql`select pg_sleep(${seconds}),
      ${'what a member typed'}::text`.execute(connection.db)
  await wait(0)
  await wait(0.6)
  await wait(0.6)
  expect(slept()).toEqual(['select pg_sleep($1), $2::text'])
  passed = minutes(1)
  await connection.db.transaction().execute((trx) => sql`select pg_sleep(0.6)`.execute(trx))
  await wait(0.6)
  expect(slept()).toEqual([
    'select pg_sleep($1), $2::text',
    'select pg_sleep(0.6)',
    'select pg_sleep($1), $2::text',
  ])
  expect(heard.filter(({ ms }) => ms < 500)).toEqual([])
})

it('one that failed after a long time is told as well', async () => {
  const late = connection.db.transaction().execute(async (trx) => {
    await sql`set local statement_timeout = 700`.execute(trx)
    await sql`select pg_sleep(5)`.execute(trx)
  })
  await expect(late).rejects.toThrow('statement timeout')
  expect(slept()).toEqual(['select pg_sleep(5)'])
})
