import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { decodeTrial } from '../../shell/server/registry/trial.ts'
import { publish } from './publish.ts'
import { createTestStore } from './test-builds.ts'
import { tryElsewhere } from './try-elsewhere.ts'

let made: ReturnType<typeof createTestStore>
beforeEach(async () => {
  made = createTestStore()
  await publish(made.store, [await made.shell(), await made.remote('mf-chat')])
})
afterEach(() => made.remove())

const from = 'http://localhost:4203'
const origins = ['https://dev.lonk.example', from]
const now = new Date('2026-11-24T12:00:00Z')

test('the link names the server that the part comes from, and counts for a day', async () => {
  const { path } = await tryElsewhere(made.store, 'mf-chat', { from, origins, now })
  const token = path.replace('/?try=', '')
  const { publicKey } = made.store.keys
  expect(decodeTrial(token, publicKey, now).document).toEqual({
    part: 'mf-chat',
    from,
    until: '2026-11-25T12:00:00.000Z',
  })
  expect(decodeTrial(token, publicKey, new Date('2026-11-25T12:00:00Z')).problem).toBe('expired')
})

test('no link is made of what the site would refuse', async () => {
  const attempt = (part: string, allowed = origins) =>
    tryElsewhere(made.store, part, { from, origins: allowed, now })
  await expect(attempt('mf-chat', ['http://localhost:4204'])).rejects.toThrow(
    'http://localhost:4203 is no server from which parts are tried at this site: TRIAL_ORIGINS has http://localhost:4204',
  )
  await expect(attempt('mf-chat', [])).rejects.toThrow('TRIAL_ORIGINS is not set')
  await expect(attempt('shell')).rejects.toThrow('the shell is not tried from elsewhere')
  await expect(attempt('mf-events')).rejects.toThrow('mf-events runs nowhere yet')
  await expect(attempt('constructor')).rejects.toThrow('constructor runs nowhere yet')
})
