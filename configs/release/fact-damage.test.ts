import { rmSync, writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import { storeLayout } from '../../shell/server/registry/store-layout.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import { factsFile } from '../contract/facts.ts'
import { promote } from './promote.ts'
import { publish } from './publish.ts'
import { ReleaseError } from './release-error.ts'
import { rollback } from './rollback.ts'
import { createTestStore } from './test-builds.ts'

// One part's damaged facts are that part's: the other teams go on, and are told what was not compared.

let made: ReturnType<typeof createTestStore>
beforeEach(() => {
  made = createTestStore()
})
afterEach(() => made.remove())

const facts = (field: string) =>
  JSON.stringify({
    events: { 'like-given': { is: 'fact' }, [`like-given.${field}`]: { is: 'isNumber', demanded: true } },
  })
const chat = (script: string, said = facts('profileId')) =>
  made.remote('mf-chat', {}, script, { [factsFile]: said })
const payments = (script: string, said = facts('profileId')) =>
  made.remote('mf-payments', {}, script, { [factsFile]: said })
const version = async (part: string) =>
  (await registryToChange(made.store)).parts[part]?.current.version ?? ''
const factsOf = async (part: string) =>
  storeLayout(made.store.folder).file({ part, version: await version(part) }, factsFile)

beforeEach(async () => {
  const shell = await made.shell('shell', { [factsFile]: facts('profileId') })
  await publish(made.store, [shell, await chat('one'), await payments('one')])
})

describe('facts in the store that are', () => {
  const damages: readonly (readonly [string, (file: string) => void])[] = [
    ['no JSON', (file) => writeFileSync(file, '{"events":')],
    ['changed, though well formed', (file) => writeFileSync(file, '{}')],
    ['gone', (file) => rmSync(file)],
  ]

  test.each(damages)('%s stop no other team', async (_, damage) => {
    damage(await factsOf('mf-chat'))
    const line = `mf-chat ${await version('mf-chat')}: ${factsFile} is not as it was published: nothing was compared with it`
    expect((await publish(made.store, [await payments('two')])).notCompared).toEqual([line])
    expect((await rollback(made.store, 'mf-payments')).notCompared).toEqual([line])
    await publish(made.store, [await payments('three')], { canary: 0.1 })
    expect((await promote(made.store, 'mf-payments')).notCompared).toEqual([line])
  })

  test.each(damages)(
    '%s are believed in nothing: what is whole is compared all the same',
    async (_, damage) => {
      await publish(made.store, [
        await made.remote('mf-members', {}, 'm', { [factsFile]: facts('profileId') }),
      ])
      damage(await factsOf('mf-chat'))
      const work = publish(made.store, [await payments('two', facts('memberId'))])
      await expect(work).rejects.toThrow(/mf-members \S+ cannot do without it/)
      await expect(work).rejects.not.toThrow('mf-chat')
    },
  )
})

test.each([
  ['no JSON', '{"events":'],
  ['of another shape', '{"events":{"like-given":"fact"}}'],
  ['no object', '[]'],
])('a release whose facts are %s is refused in one line', async (_, said) => {
  const refused = await publish(made.store, [await payments('two', said)]).catch((cause: unknown) => cause)
  expect(refused).toBeInstanceOf(ReleaseError)
  expect(String(refused)).toBe(
    `ReleaseError: mf-payments: ${factsFile} is missing or not as agreed: build it again`,
  )
})

test('a release without facts is refused, but for a save of development, which records none', async () => {
  const build = await payments('two')
  rmSync(`${build.folder}/${factsFile}`)
  await expect(publish(made.store, [build])).rejects.toThrow(`${factsFile} is missing`)
  expect((await publish(made.store, [build], { facts: false })).sequence).toBe(2)
})
