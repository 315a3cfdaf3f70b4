import { randomBytes } from 'node:crypto'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import { historyOf } from './describe-releases.ts'
import { publish } from './publish.ts'
import { createTestStore } from './test-builds.ts'

let made: ReturnType<typeof createTestStore>
beforeEach(() => {
  made = createTestStore()
})
afterEach(() => made.remove())

const origin = { commit: '0123456789abcdef', clean: true, by: 'Chat' }
/** 9 kB that nothing makes smaller; an entry may have 8. */
const heavy = () => made.remote('mf-chat', {}, randomBytes(9000).toString('base64'))
const entryOf = async (part: string) => (await registryToChange(made.store)).parts[part]
const historyNow = async () => historyOf(made.store, 'mf-chat', await entryOf('mf-chat'))

test('a part over its budget is refused, whoever else is in the swap, and told the way', async () => {
  const both = publish(made.store, [await made.remote('mf-members'), await heavy()])
  await expect(both).rejects.toThrow(
    /^mf-chat: the entry is \d+\.\d kB, the budget 8\.0 kB\n.*--over-budget.*$/,
  )
  expect(await entryOf('mf-members')).toBeUndefined()
})

test('it goes out over its budget where that is said, and its release says so for ever', async () => {
  const { warnings } = await publish(made.store, [await heavy()], { made: { ...origin, overBudget: true } })
  expect(warnings.join()).toContain('mf-chat: the entry is')
  expect((await entryOf('mf-chat'))?.current.made).toEqual({ ...origin, overBudget: true })
  expect(await historyNow()).toEqual([expect.stringContaining('by Chat, over its budget')])
})

test('what holds its budget is not said to be over it, whatever its maker asked for', async () => {
  await publish(made.store, [await made.remote('mf-chat')], { made: { ...origin, overBudget: true } })
  expect((await entryOf('mf-chat'))?.current.made).toEqual(origin)
})

test('the history shows what each version weighs: its heaviest first load, and all of it', async () => {
  await publish(made.store, [await made.remote('mf-chat')], { now: new Date('2026-03-01T09:05:00Z') })
  await publish(made.store, [await heavy()], { made: { ...origin, overBudget: true } })
  const [newer, older] = await historyNow()
  expect(newer).toMatch(/ {2}first load 18\.\d kB, in all 1[89]\.\d kB {2}/)
  expect(older).toMatch(/ {2}first load 0\.\d kB, in all [01]\.\d kB {2}/)
})
