import { afterAll, beforeAll, expect, it } from '@jest/globals'
import { contracts } from '@lonk/shared-api/contracts.ts'
import { startApi, type TestApi } from '../../../test/harness.ts'
import { browserOf } from '../../../test/visitors.ts'

let api: TestApi
let off: TestApi
beforeAll(async () => {
  api = await startApi()
  off = await startApi({ env: { OPENAPI: 'off' } })
}, 120_000)
afterAll(async () => {
  await api.end()
  await off.end()
})

it('says to whoever is next door what it takes and gives, also where the document is off', async () => {
  for (const { url } of [api, off]) {
    const { status, body } = await browserOf(url).get('/calls')
    expect(status).toBe(200)
    expect(body).toMatchObject({
      'POST /api/like.php': { is: 'Idempotency-Key' },
      'POST /api/like.php takes.profile_id': { is: 'integer', demanded: true },
      'POST /api/like.php gives.match': { is: 'boolean', demanded: true },
    })
  }
})

it('publishes every call with what goes in, what comes out and what it refuses', async () => {
  const { status, body } = await browserOf(api.url).get('/api/openapi.json')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    openapi: '3.1.0',
    paths: {
      '/api/message.php': {
        post: {
          parameters: [{ name: 'Idempotency-Key', in: 'header', required: true }],
          requestBody: { content: { 'application/json': { schema: { required: ['client_id', 'type'] } } } },
          responses: { 201: {}, 402: { description: 'not_enough_credits' } },
        },
      },
      '/api/photo-verification.php': {
        post: {
          requestBody: {
            content: {
              'multipart/form-data': {
                schema: {
                  properties: { file: { format: 'binary' }, pose_code: { enum: expect.any(Array) } },
                  required: ['file', 'pose_code'],
                },
              },
            },
          },
          responses: { 202: {}, 409: { description: 'already_verified' } },
        },
      },
      '/api/match-finder.php': {
        get: {},
        post: { requestBody: { content: { 'application/json': { schema: { required: ['answers'] } } } } },
      },
      '/api/members.php': {
        get: { parameters: expect.arrayContaining([expect.objectContaining({ name: 'min_age' })]) },
      },
    },
  })
  const operations = Object.values(Object(body.paths)).flatMap((methods) => Object.keys(Object(methods)))
  expect(operations).toHaveLength(Object.keys(contracts).length)
})

it('has a page to read it, without a script', async () => {
  const response = await fetch(`${api.url}/dev/api`)
  const page = await response.text()
  expect(response.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  expect(page).toContain('<code>/api/message.php</code>')
  expect(page).not.toContain('<script')
})

it('says nothing where the operator does not want it', async () => {
  for (const path of ['/api/openapi.json', '/dev/api'])
    expect((await fetch(`${off.url}${path}`)).status).toBe(404)
})
