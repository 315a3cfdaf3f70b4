import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, it } from '@jest/globals'
import { startApi } from '../../test/harness.ts'

it('a connection on which nothing is asked does not keep a process from its end', async () => {
  const api = await startApi()
  const silent = connect(api.port, '127.0.0.1')
  await once(silent, 'connect')
  // The server has taken it once it answers whoever came after.
  expect((await fetch(`${api.url}/healthz`)).status).toBe(200)
  const cut = once(silent, 'close')
  await api.end()
  await cut
}, 20_000)
