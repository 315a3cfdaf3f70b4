import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { seconds } from '../../api/src/clock.ts'
import { startApi, type TestApi } from '../../api/test/harness.ts'
import { joinSite } from '../../api/test/visitors.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { createTestStore } from './test-builds.ts'

let made: ReturnType<typeof createTestStore>
let api: TestApi
beforeAll(async () => {
  made = createTestStore()
  api = await startApi({ env: { REGISTRY: made.store.folder } })
}, 120_000)
afterAll(async () => {
  await api.end()
  made.remove()
})

test('the poll names the registry that was published, and again after each release and rollback', async () => {
  const { browser } = await joinSite(api)
  const poll = async (etag = '') => {
    // The file is looked at every few seconds.
    await api.shiftClock(seconds(5))
    const answer = await browser.get('/api/poll.php', { headers: { 'If-None-Match': etag } })
    return { status: answer.status, registry: answer.body?.registry, etag: answer.headers.get('ETag') ?? '' }
  }
  expect((await poll()).registry).toBeNull()
  await publish(made.store, [await made.shell(), await made.remote('mf-chat')])
  const first = await poll()
  expect(first.registry).toBe(1)
  expect((await poll(first.etag)).status).toBe(304)
  await publish(made.store, [await made.remote('mf-chat', {}, 'newer')])
  const second = await poll(first.etag)
  expect([second.status, second.registry]).toEqual([200, 2])
  await rollback(made.store, 'mf-chat')
  expect(await poll(second.etag)).toMatchObject({ status: 200, registry: 3 })
})
