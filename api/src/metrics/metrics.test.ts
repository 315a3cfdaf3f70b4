import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { Registry } from 'prom-client'
import { startApi, type TestApi } from '../../test/harness.ts'
import { createPerson, textTo } from '../../test/people.ts'
import { joinSite } from '../../test/visitors.ts'
import { readLocation } from '../adapters/files/store-location.ts'
import { createServer } from '../app.ts'
import { measureDisks } from './disk-numbers.ts'
import { createMetrics, serveMetrics } from './metrics.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { METRICS_PORT: '0' } })
}, 120_000)
afterAll(() => api.end())

it('counts calls by route, never by address, and shows streams, jobs and ledger', async () => {
  const [anna, bram] = [await createPerson(api, { credits: 3 }), await createPerson(api)]
  await anna.post('/api/message.php', textTo(bram))
  await anna.get(`/api/profile.php?id=${bram.profileId}`)
  await joinSite(api)
  const app = createServer({ environment: 'test', documentServers: [] })
  const registry = createMetrics(app, api.services, api.services.db)
  app.get('/things/:id', async () => ({ ok: true }))
  await app.inject('/things/12345')
  await app.inject('/things/67890')
  const server = await serveMetrics(registry, 0)
  const { port } = server.address() as AddressInfo
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  expect(text).toContain('lonk_calls_total{method="GET",route="/things/:id",status="200"} 2')
  expect(text).not.toContain('12345')
  expect(text).toContain('lonk_streams 0')
  expect(text).toMatch(/lonk_ledger_credits_last_hour\{kind="message"\} -1/)
  expect(text).toContain('# TYPE lonk_jobs gauge')
  expect(text).toContain('# TYPE lonk_refunds gauge')
  expect(text).toContain('lonk_payment_requests 0')
  expect(text).toMatch(/lonk_outbox\{topic="mail",state="waiting"\} [1-9]/)
  const room = [...text.matchAll(/^lonk_disk_free_share\{folder="(\w+)"\} (.+)$/gm)]
  expect(room.map(([, folder]) => folder)).toContain('data')
  for (const [, , free] of room) expect(Number(free) > 0 && Number(free) < 1).toBe(true)
  expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404)
  server.close()
  await app.close()
})

it('says nothing of a folder that is not there, nor of photos that lie in a bucket', async () => {
  const registry = new Registry()
  const bucket = readLocation('s3://photos?endpoint=https://s3.example&region=eu-1', {
    name: 'PHOTO_STORE',
    env: { S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'b' },
    production: false,
  })
  measureDisks(registry, { dataDir: '/', registry: '/nowhere', photoStore: bucket })
  const folders = [...(await registry.metrics()).matchAll(/\{folder="(\w+)"\}/g)]
  expect(folders.map(([, folder]) => folder)).toEqual(['data'])
})

it('goes on while the database is away, without the numbers that it alone knows', async () => {
  const app = createServer({ environment: 'test', documentServers: [] })
  const away = await startApi()
  await away.end()
  const registry = createMetrics(app, api.services, away.services.db)
  const text = await registry.metrics()
  expect(text).toContain('lonk_streams 0')
  expect(text).toContain('# TYPE lonk_calls_total counter')
  expect(text).not.toMatch(/^lonk_(jobs|outbox|refunds|payment_requests|ledger_credits_last_hour)/m)
  await app.close()
})
