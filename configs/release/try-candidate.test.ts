import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { decodeTrial } from '../../shell/server/registry/trial.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { createTestStore } from './test-builds.ts'
import { tryCandidate } from './try-candidate.ts'

let made: ReturnType<typeof createTestStore>
beforeEach(async () => {
  made = createTestStore()
  await publish(made.store, [await made.shell(), await made.remote('mf-chat')])
})
afterEach(() => made.remove())

const now = new Date('2026-11-24T12:00:00Z')
const candidate = async () => {
  const build = await made.remote('mf-chat', {}, 'two')
  const { releases } = await publish(made.store, [build], { canary: 0 })
  return releases[0]?.release.version
}

test('the link names the candidate that is there, and counts for the days that were asked for', async () => {
  const version = await candidate()
  const { path } = await tryCandidate(made.store, 'mf-chat', { days: 2, now })
  const token = path.replace('/?try=', '')
  expect(token).toMatch(/^[\w.-]+$/)
  const { publicKey } = made.store.keys
  expect(decodeTrial(token, publicKey, now).document).toEqual({
    part: 'mf-chat',
    version,
    until: '2026-11-26T12:00:00.000Z',
  })
  expect(decodeTrial(token, publicKey, new Date('2026-11-26T12:00:00Z')).problem).toBe('expired')
})

test('without a candidate there is nothing to try, before and after it is for everybody', async () => {
  await expect(tryCandidate(made.store, 'mf-chat')).rejects.toThrow('mf-chat has no candidate')
  await candidate()
  await promote(made.store, 'mf-chat')
  await expect(tryCandidate(made.store, 'mf-chat')).rejects.toThrow('mf-chat has no candidate')
})

test('what testers had goes to a share of visitors as the same version: their links go on', async () => {
  const build = await made.remote('mf-chat', {}, 'two')
  await publish(made.store, [build], { canary: 0, now })
  const before = await tryCandidate(made.store, 'mf-chat', { now })
  await publish(made.store, [build], { canary: 0.1, now: new Date('2026-11-25T09:00:00Z') })
  expect(await tryCandidate(made.store, 'mf-chat', { now })).toEqual(before)
})
