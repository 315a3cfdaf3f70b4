import { expect, test } from '@jest/globals'
import { createBeforeLogout } from './before-logout.ts'

test('all work is done before the session ends, although some of it fails', async () => {
  const done: string[] = []
  const beforeLogout = createBeforeLogout()
  beforeLogout.add(() => Promise.reject(new Error('no network')))
  beforeLogout.add(async () => done.push('done'))
  await beforeLogout.run()
  expect(done).toEqual(['done'])
})

test('work that never ends keeps nobody in', async () => {
  const beforeLogout = createBeforeLogout(5)
  beforeLogout.add(() => new Promise(() => undefined))
  await expect(beforeLogout.run()).resolves.toBeUndefined()
})
