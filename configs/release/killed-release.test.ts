import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import type { Build } from '../build/build-part.ts'
import { commitNumber } from '../checks/commit-number.ts'
import { runProgram } from '../checks/run-program.ts'
import type { DyingTask } from './dying-release.ts'
import { publish } from './publish.ts'
import { createTestStore } from './test-builds.ts'
import { wholeRelease } from './whole-release.ts'

let made: ReturnType<typeof createTestStore>
beforeEach(() => {
  made = createTestStore()
})
afterEach(() => made.remove())

const dying = fileURLToPath(new URL('dying-release.ts', import.meta.url))

/** Whether it lived to its end. */
const releaseThatDies = async (build: Build, dieAt: number): Promise<boolean> => {
  const { folder, keys } = made.store
  const key = keys.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString()
  const task: DyingTask = { folder, key, build, dieAt }
  const { ok, output } = await runProgram(process.execPath, [dying, JSON.stringify(task)])
  // Nothing else ends it: it says nothing where it is killed.
  expect(output).toBe('')
  return ok
}

/** What runs, in whole. */
const running = async (): Promise<string> => {
  const { parts } = await registryToChange(made.store)
  const current = parts['mf-chat']?.current
  if (!current) throw new Error('mf-chat is not published')
  expect(await wholeRelease(made.store, current)).not.toBeNull()
  return current.sourceHash
}

/** As whoever is told to wait for a minute: it was killed in the moment in which it let go of the lock. */
const releaseAgain = async (build: Build): Promise<void> => {
  for (let refused = true; refused; ) {
    refused = false
    await publish(made.store, [build]).catch((cause: unknown) => {
      if (!String(cause).includes('a minute after its last sign of life')) throw cause
      refused = true
    })
  }
}

/** All steps in the full run; else one of so many, which moves on with the commit. */
const stride = process.env.TEST_FULL ? 1 : 8
const firstStep = 1 + (process.env.TEST_FULL ? 0 : commitNumber() % stride)

test('a release that is killed at any step leaves the last one or the new one, whole, and is made up for', async () => {
  await publish(made.store, [await made.shell(), await made.remote('mf-chat')])
  let before = await running()
  const left = { last: 0, next: 0 }
  for (let dieAt = firstStep, lived = false; !lived; dieAt += stride) {
    const build = await made.remote('mf-chat', {}, `script ${dieAt}`)
    lived = await releaseThatDies(build, dieAt)
    const now = await running()
    if (lived) expect(now).toBe(build.sourceHash)
    else {
      expect([before, build.sourceHash]).toContain(now)
      left[now === before ? 'last' : 'next'] += 1
    }
    await releaseAgain(build)
    before = await running()
    expect(before).toBe(build.sourceHash)
  }
  expect(left.last).toBeGreaterThan(0)
  if (process.env.TEST_FULL) expect(left.next).toBeGreaterThan(0)
}, 240_000)
