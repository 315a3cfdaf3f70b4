import { request } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../test/harness.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi()
}, 120_000)
afterAll(() => api.end())

/** `fetch` lets nobody choose the host. */
const statusOf = (path: string, headers: Record<string, string>): Promise<number> =>
  new Promise((resolve, reject) => {
    const asked = request(`${api.url}${path}`, { headers }, (response) => {
      response.resume()
      resolve(response.statusCode ?? 0)
    })
    asked.on('error', reject)
    asked.end()
  })

describe('pages for whoever works at this machine', () => {
  it.each([
    ['by its own name', { Host: 'localhost:3000' }, 200],
    ['by its own name on another site of it', { Host: 'gay.localhost:3000' }, 200],
    ['by its address', { Host: '127.0.0.1' }, 200],
    ['by its newer address', { Host: '[::1]:3000' }, 200],
    ['by a name that somebody had point here', { Host: 'rebind.evil.example' }, 404],
    ['by a name that only begins like it', { Host: 'localhost.evil.example' }, 404],
    ['by an address that only begins like it', { Host: '127.0.0.1.evil.example' }, 404],
    ['by another name at the document server', { 'X-Forwarded-Host': 'rebind.evil.example' }, 404],
    ['from elsewhere', { 'X-Forwarded-For': '192.0.2.7' }, 404],
    ['from what nobody knows', { 'X-Forwarded-For': 'unknown' }, 404],
  ])('open %s: %j is %d', async (_, headers, status) => {
    for (const path of ['/dev/outbox', '/dev/outbox.json', '/dev/api'])
      expect([path, await statusOf(path, { Host: 'localhost', ...headers })]).toEqual([path, status])
  })
})
