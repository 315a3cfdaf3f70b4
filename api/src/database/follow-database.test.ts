import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { type PostgresServer, startPostgres } from '../../test/databases/postgres-server.ts'
import { testEnvironment } from '../../test/harness.ts'
import { createClock, minutes } from '../clock.ts'
import { readConfig } from '../config.ts'
import { enqueue } from '../jobs/jobs.ts'
import { type RunningApi, startApi } from '../start.ts'
import { followDatabase } from './follow-database.ts'

// Three machines on one PostgreSQL server, one with the right time and two whose clocks are five minutes wrong.

let server: PostgresServer
let machines: RunningApi[]
beforeAll(async () => {
  server = await startPostgres()
  machines = []
  for (const wrong of [0, minutes(5), -minutes(5)]) {
    const clock = createClock(() => Date.now() + wrong)
    machines.push(await startApi(readConfig(testEnvironment('/nowhere', server.url)), { clock }))
  }
}, 60_000)
afterAll(async () => {
  for (const machine of machines) await machine.stop()
  await server.stop()
})

it('all have the time of the database', () => {
  for (const { services } of machines)
    expect(Math.abs(services.clock.now().getTime() - Date.now())).toBeLessThan(2000)
})

it('a job that one of them does is not taken over by another before its time', async () => {
  const done: number[] = []
  machines.forEach(({ services }, machine) => {
    services.jobs.handle('slow', async () => {
      done.push(machine)
      await wait(4000)
    })
  })
  const [right] = machines
  await right?.services.transaction((trx) =>
    enqueue(trx, { queue: 'slow', runAt: right.services.clock.now(), now: right.services.clock.now() }),
  )
  const left = async () =>
    (await right?.services.db.selectFrom('jobs').select('id').where('queue', '=', 'slow').execute())?.length
  while ((await left()) !== 0) await wait(100)
  expect(done).toHaveLength(1)
})

it('whoever is wrong says so once, and again when that changes', async () => {
  const said: unknown[] = []
  const log = { warn: (fields: unknown) => said.push(fields) }
  let wrong = -minutes(5)
  const clock = createClock(() => Date.now() + wrong)
  const db = machines[0]?.services.db
  if (!db) throw new Error('Nothing was started')
  for (const next of [wrong, wrong, 0, 0]) {
    wrong = next
    await followDatabase(clock, db, log)
  }
  const [first, ...rest] = said.map((fields) => Number(Object(fields).behind_ms))
  expect(Math.abs(Number(first) - minutes(5))).toBeLessThan(500)
  expect(rest).toEqual([0])
})
