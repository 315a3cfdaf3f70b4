import { afterEach, expect, test } from '@jest/globals'
import { answerWith, startTestApi, type TestApi } from '../testing/test-api.ts'
import { startTestSite, type TestSite } from '../testing/test-site.ts'

let api: TestApi | undefined
let site: TestSite | undefined
afterEach(async () => {
  await site?.stop()
  await api?.close()
  api = undefined
})

test('a call goes through whole: method, body, host, answer and its cookies', async () => {
  api = await startTestApi((request, response) => {
    let body = ''
    request.on('data', (data: Buffer) => {
      body += data.toString()
    })
    request.on('end', () => {
      response.setHeader('set-cookie', ['a=1', 'b=2'])
      answerWith(response, { method: request.method, body, url: request.url }, 201)
    })
  })
  site = await startTestSite({ apiUrl: api.address })
  const response = await fetch(`${site.address}/api/message.php?x=1`, {
    method: 'POST',
    body: 'hello',
    headers: { 'x-forwarded-for': '6.6.6.6' },
  })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({ method: 'POST', body: 'hello', url: '/api/message.php?x=1' })
  expect(response.headers.getSetCookie()).toEqual(['a=1', 'b=2'])
  const { headers } = api.asked[0] ?? {}
  expect(headers?.['x-forwarded-for']).toMatch(/^(127\.0\.0\.1|::1|::ffff:127\.0\.0\.1)$/)
  expect(headers?.['x-forwarded-host']).toBe(new URL(site.address).host)
  expect(headers?.host).toBe(new URL(site.address).host)
})

test('behind a trusted proxy the chain of addresses is kept', async () => {
  api = await startTestApi((_, response) => answerWith(response, {}))
  site = await startTestSite({ apiUrl: api.address, trustProxy: true })
  await site.get('/api/user.php', { 'x-forwarded-for': '1.2.3.4', 'x-forwarded-proto': 'https' })
  expect(api.asked[0]?.headers['x-forwarded-for']).toBe('1.2.3.4')
  expect(api.asked[0]?.headers['x-forwarded-proto']).toBe('https')
})

test('events arrive while the stream is open, and who leaves is left on the other side', async () => {
  const left = new Promise<void>((resolve, reject) => {
    startTestApi((_, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' })
      response.write('data: one\n\n')
      response.on('close', () => resolve())
    }).then((started) => {
      api = started
    }, reject)
  })
  while (!api) await new Promise((resolve) => setImmediate(resolve))
  site = await startTestSite({ apiUrl: api.address })
  const leaving = new AbortController()
  const response = await fetch(`${site.address}/api/events.php`, { signal: leaving.signal })
  const reader = response.body?.getReader()
  const first = await reader?.read()
  expect(new TextDecoder().decode(first?.value)).toBe('data: one\n\n')
  leaving.abort()
  await left
})

test('while the API is away a call is told when to come back', async () => {
  site = await startTestSite({ apiUrl: 'http://127.0.0.1:9' })
  const response = await site.get('/api/user.php')
  expect(response.status).toBe(503)
  expect(response.headers.get('retry-after')).toBe('2')
  expect(await response.json()).toMatchObject({ error: 'maintenance' })
})
