import { existsSync, readdirSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { StartError } from '../start-error.ts'
import { createTestStore, type TestStore } from '../testing/test-store.ts'
import { withPublishLock } from './publish-lock.ts'
import { storeLayout } from './store-layout.ts'
import { emptyRegistry, registryToChange, swapRegistry } from './swap-registry.ts'

let store: TestStore
beforeEach(() => {
  store = createTestStore()
})
afterEach(() => store.remove())

test('each swap raises the sequence by one and leaves a history file', async () => {
  const first = await swapRegistry(store, emptyRegistry, {})
  const second = await swapRegistry(store, first, {})
  expect(second.sequence).toBe(2)
  expect(readdirSync(storeLayout(store.folder).history).sort()).toEqual(['1.json', '2.json'])
})

test('who worked from an older registry is refused', async () => {
  const first = await swapRegistry(store, emptyRegistry, {})
  const refused = swapRegistry(store, emptyRegistry, {})
  await expect(refused).rejects.toThrow('moved from 0 to 1')
  // Nobody's mistake and no fault of the server: one line, and the same command does it.
  await expect(refused).rejects.toBeInstanceOf(StartError)
  expect(await registryToChange(store)).toEqual(first)
})

test('nothing is published on top of a registry that cannot be verified', async () => {
  writeFileSync(storeLayout(store.folder).registry, '{"signature":"x","document":{}}')
  await expect(registryToChange(store)).rejects.toThrow('not usable (bad_signature)')
})

test('two publishers take turns', async () => {
  const { lock } = storeLayout(store.folder)
  const steps: string[] = []
  const publisher = (name: string) =>
    withPublishLock(lock, async () => {
      steps.push(`${name} in`)
      await new Promise((resolve) => setImmediate(resolve))
      steps.push(`${name} out`)
    })
  await Promise.all([publisher('a'), publisher('b')])
  expect(steps[1]).toBe(steps[0]?.replace('in', 'out'))
  expect(existsSync(lock)).toBe(false)
})
