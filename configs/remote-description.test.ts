import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { StartError } from '../shell/server/start-error.ts'
import { factsOf } from './contract/facts.ts'
import { remoteNames } from './project.ts'
import { route } from './release/test-builds.ts'
import { checkedRemoteDescription, readRemoteDescription } from './remote-description.ts'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lonk-described-'))
  mkdirSync(join(root, 'mf-chat'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const describedAs = (text: string) => writeFileSync(join(root, 'mf-chat/remote.json'), text)
const whole = {
  name: 'mf-chat',
  owner: 'team-chat',
  contract: '^1.0.0',
  faultClass: 'primary',
  namespaces: ['mf-chat'],
  routes: [route('mf-chat')],
  slots: [],
}

test.each([
  ['that is no JSON', '{"name":', /^mf-chat\/remote\.json is no JSON: /],
  [
    'with a layout that there is none of',
    JSON.stringify({ ...whole, routes: [{ ...route('mf-chat'), layout: 'wide' }] }),
    /^mf-chat\/remote\.json, routes\.0\.layout: /,
  ],
  ['that is a list', '[]', /^mf-chat\/remote\.json, file: /],
])('a remote.json %s is said in one line, by its file', (_, text, why) => {
  describedAs(text)
  let refused: unknown
  try {
    checkedRemoteDescription('mf-chat', root)
  } catch (cause) {
    refused = cause
  }
  expect(refused).toBeInstanceOf(StartError)
  expect(refused).toMatchObject({ message: expect.stringMatching(why) })
})

test('a build that only passes it on says the same of what is no JSON', () => {
  describedAs('{"name":')
  expect(() => readRemoteDescription('mf-chat', root)).toThrow(/^mf-chat\/remote\.json is no JSON: /)
})

test('those of the project are as agreed, and facts are made of them', () => {
  for (const name of remoteNames) {
    expect(checkedRemoteDescription(name).name).toBe(name)
    expect(Object.keys(factsOf(name)).length).toBeGreaterThan(3)
  }
})
