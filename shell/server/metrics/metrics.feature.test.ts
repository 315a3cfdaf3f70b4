import { afterAll, beforeAll, describe, expect, test } from '@jest/globals'
import { type VitalsReport, vitalsPath } from '@lonk/shared-events/vitals.ts'
import { listen } from '../listen.ts'
import { members, type PublishedSite, shell, startPublishedSite } from '../testing/published-site.ts'

let site: PublishedSite
let port: number
beforeAll(async () => {
  const free = await listen(() => {}, 0, '127.0.0.1')
  port = free.port
  await free.close()
  site = await startPublishedSite({ metricsPort: port })
})
afterAll(() => site.stop())

const metrics = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text()

const post = (body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  fetch(site.address + vitalsPath, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })

const report: VitalsReport = {
  route: '/wall/:slug?',
  part: 'mf-members',
  version: members.version,
  vitals: { LCP: 1900, CLS: 0.004 },
}

test('counts documents by the pattern of their route, never by the address', async () => {
  expect((await site.get('/wall/blue?from=4711')).status).toBe(200)
  expect((await site.get('/no/such/4711')).status).toBe(404)
  const text = await metrics()
  expect(text).toMatch(/^lonk_documents_total\{route="\/wall\/:slug\?",status="200"\} \d+$/m)
  expect(text).toMatch(/^lonk_documents_total\{route="unknown",status="404"\} \d+$/m)
  expect(text).toMatch(/^lonk_document_seconds_count\{route="\/wall\/:slug\?"\} \d+$/m)
  expect(text).not.toContain('4711')
})

test('tells which releases run, and that none is damaged', async () => {
  const text = await metrics()
  expect(text).toContain(`lonk_release{part="shell",version="${shell.version}"} 1`)
  expect(text).toContain('lonk_registry_refused 0')
  expect(text).toContain('lonk_damaged_files 0')
})

test('is not where visitors are', async () => {
  expect((await site.get('/metrics')).status).toBe(404)
  expect((await fetch(`http://127.0.0.1:${port}/members`)).status).toBe(404)
})

describe('what browsers measured', () => {
  test('is counted by route, part and version', async () => {
    expect((await post(report)).status).toBe(204)
    const text = await metrics()
    const where = `route="/wall/:slug?",part="mf-members",version="${members.version}"`
    expect(text).toContain(`lonk_vital_seconds_sum{name="LCP",${where}} 1.9`)
    expect(text).toContain(`lonk_vital_shift_sum{${where}} 0.004`)
  })

  test.each([
    ['a route that its part does not have', { ...report, route: '/wall/4712' }],
    ['a version that the registry does not know', { ...report, version: '20200101-0000-4712aaaa' }],
    ['a part that is not there', { ...report, part: 'mf-4712' }],
    ['what every object has', { ...report, part: '__proto__' }],
  ])('%s becomes no label', async (_, body) => {
    const before = await metrics()
    expect((await post(body)).status).toBe(204)
    const counted = (text: string) => text.split('\n').filter((line) => line.startsWith('lonk_vital'))
    expect(counted(await metrics())).toEqual(counted(before))
  })

  test.each([
    ['no JSON', '{', {}, 400],
    ['an unknown name', { ...report, vitals: { FID: 3 } }, {}, 400],
    ['a negative time', { ...report, vitals: { LCP: -1 } }, {}, 400],
    ['more than any page needs', { ...report, part: 'm'.repeat(2000) }, {}, 413],
    ['a form', report, { 'content-type': 'text/plain' }, 415],
    ['another site', report, { 'sec-fetch-site': 'cross-site' }, 403],
  ])('%s is refused', async (_, body, headers, status) => {
    expect((await post(body, headers)).status).toBe(status)
  })
})

test('a document says by which name its calls are found in the logs', async () => {
  const ids = await Promise.all(
    [1, 2].map(async () => (await site.get('/members')).headers.get('x-request-id')),
  )
  expect(ids[0]).toMatch(/^[0-9a-f-]{36}$/)
  expect(ids[0]).not.toBe(ids[1])
  // Anybody can write a header: it is not taken from them.
  const made = '11111111-2222-4333-8444-555555555555'
  expect((await site.get('/members', { 'x-request-id': made })).headers.get('x-request-id')).not.toBe(made)
})
