import { afterEach, beforeEach, expect, it } from '@jest/globals'
import type { LogRequest } from '@lonk/shared-api/calls/content/log.schema.ts'
import { freePort } from '@lonk/shared-api/testing/free-port.ts'
import { startApi, type TestApi } from '../test/harness.ts'

let api: TestApi
let metricsPort: number
// A process has room for so many labels and no more: each test has a process of its own.
beforeEach(async () => {
  metricsPort = await freePort()
  api = await startApi({ env: { METRICS_PORT: String(metricsPort), RATE_LIMIT_FACTOR: '1000' } })
}, 120_000)
afterEach(() => api.end())

const report: LogRequest = {
  kind: 'error',
  owner: 'mf-chat',
  version: '20261124-1200-aaaaaaaa',
  phase: 'load',
  message: 'mf-chat did not answer in time',
  events: [],
}

const send = (body: unknown) =>
  fetch(`${api.url}/api/log.php`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-request-type': 'client' },
    body: JSON.stringify(body),
  })

const counted = async (): Promise<readonly string[]> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  return text.split('\n').filter((line) => line.startsWith('lonk_browser_reports_total{'))
}

it('counts what browsers report by owner, version and phase; a refused report is none', async () => {
  expect((await send(report)).status).toBe(204)
  expect((await send(report)).status).toBe(204)
  expect((await send({ ...report, owner: 'm'.repeat(61) })).status).toBe(422)
  expect(await counted()).toContain(
    'lonk_browser_reports_total{owner="mf-chat",version="20261124-1200-aaaaaaaa",phase="load"} 2',
  )
  expect((await counted()).join()).not.toContain('mmmm')
})

it('has an end of labels, whatever is sent', async () => {
  for (let number = 0; number < 520; number += 1) await send({ ...report, phase: `made-up-${number}` })
  const lines = await counted()
  expect(lines.length).toBe(501)
  expect(lines.at(-1)).toMatch(/owner="other",version="other",phase="other"\} \d\d$/)
})

it('is named in the log as the document server names the request', async () => {
  const named = async (name: string): Promise<unknown> => {
    const answer = await fetch(`${api.url}/api/nothing.php`, { headers: { 'x-request-id': name } })
    return Reflect.get(Object(await answer.json()), 'request_id')
  }
  const id = '11111111-2222-4333-8444-555555555555'
  expect(await named(id)).toBe(id)
  expect(await named('"}\\n{"level":60')).toMatch(/^[0-9a-f-]{36}$/)
})
