import { expect, test } from '@jest/globals'
import type { Call } from './call.ts'
import { getInterests } from './calls/content/interests.ts'
import { createClient } from './client.ts'
import { fakeApi } from './testing/fake-api.ts'
import { createTransport } from './transport.ts'

const ask: Call<Record<string, never>, { fine: boolean }> = { method: 'GET', path: '/api/ask.php' }

const clientWhoseCodeFails = (times: number, retryDelay: number) => {
  let tries = 0
  const client = createClient({
    baseURL: 'http://127.0.0.1:1',
    retryDelay,
    loadTransport: async () => {
      tries += 1
      if (tries <= times) throw new Error('the chunk is gone')
      return { createTransport }
    },
  })
  client.setAdapter(async (config) => ({
    data: { fine: true },
    status: 200,
    statusText: '',
    headers: {},
    config,
  }))
  return { client, tries: () => tries }
}

test('the first call fetches the transport, all at once share that fetch', async () => {
  const { client, tries } = clientWhoseCodeFails(0, 0)
  expect(await Promise.all([client.call(ask, {}), client.call(ask, {}), client.warmUp()])).toEqual([
    { fine: true },
    { fine: true },
    undefined,
  ])
  expect(tries()).toBe(1)
})

test('a transport that the network dropped twice is asked for a third time', async () => {
  const { client, tries } = clientWhoseCodeFails(2, 1)
  expect(await client.call(ask, {})).toEqual({ fine: true })
  expect(tries()).toBe(3)
})

test('without its transport a call is offline, and the next one tries again', async () => {
  const { client } = clientWhoseCodeFails(1, 0)
  await expect(client.call(ask, {})).rejects.toMatchObject({ code: 'offline', status: 0 })
  expect(await client.call(ask, {})).toEqual({ fine: true })
})

test('a client that was given its transport fetches none', async () => {
  const { client, tries } = clientWhoseCodeFails(9, 0)
  const network = fakeApi(client, { 'GET /api/interests.php': () => ({ body: { interests: [] } }) })
  expect(await client.call(getInterests, {})).toEqual({ interests: [] })
  expect([tries(), network.calls.length]).toEqual([0, 1])
})
