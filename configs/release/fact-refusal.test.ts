import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { factsFile } from '../contract/facts.ts'
import { publish } from './publish.ts'
import { rollback } from './rollback.ts'
import { createTestStore } from './test-builds.ts'

let made: ReturnType<typeof createTestStore>
beforeEach(() => {
  made = createTestStore()
})
afterEach(() => made.remove())

const event = (field: string) => ({
  [factsFile]: JSON.stringify({
    events: { 'like-given': { is: 'fact' }, [`like-given.${field}`]: { is: 'isNumber', demanded: true } },
  }),
})
const [asAgreed, renamed] = [event('profileId'), event('memberId')]
const chat = (script: string, facts: Readonly<Record<string, string>>) =>
  made.remote('mf-chat', {}, script, facts)
const start = async () =>
  publish(made.store, [
    await made.shell('shell', asAgreed),
    await made.remote('mf-members', {}, 'mf-members', asAgreed),
    await chat('one', asAgreed),
  ])

test('a release that renames a field is refused with the field and the parts, and so is its candidate', async () => {
  await start()
  const build = await chat('two', renamed)
  for (const options of [{}, { canary: 0 }])
    await expect(publish(made.store, [build], options)).rejects.toThrow(
      /mf-chat \S+ would break on shell \S+: events like-given\.memberId: is gone.*mf-members \S+ cannot do without it/s,
    )
})

test('all of them together may, and none of them goes back alone', async () => {
  await start()
  await publish(made.store, [
    await made.shell('shell two', renamed),
    await made.remote('mf-members', {}, 'members two', renamed),
    await chat('two', renamed),
  ])
  await expect(rollback(made.store, 'mf-chat')).rejects.toThrow(/like-given\.profileId: is gone/)
})

test('a shell is refused while what runs, or a candidate, would break on it', async () => {
  await start()
  await publish(made.store, [await chat('two', asAgreed)], { canary: 0.1 })
  const both = [
    await made.shell('shell two', renamed),
    await made.remote('mf-members', {}, 'members two', renamed),
  ]
  const refused = await publish(made.store, both).catch(String)
  expect(
    String(refused).match(/mf-chat \S+ would break on shell \S+: events like-given\.profileId: is gone/g),
  ).toHaveLength(2)
})
