import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { lowestRange } from '../contract/contract-range.ts'
import { languages } from '../project.ts'
import { quickPartChecks } from './static-checks.ts'

// Two teams in one checkout: what one of them left broken on the main branch holds the other's fix back from nobody.

let root: string

const write = (file: string, content: unknown): void => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), typeof content === 'string' ? content : JSON.stringify(content))
}

const writeRemote = (name: string): void => {
  const description = {
    name,
    owner: 'team-x',
    faultClass: 'regular',
    namespaces: [name],
    routes: [],
    slots: [],
  }
  write(`${name}/remote.json`, { ...description, contract: '^0.9.0' })
  write(`${name}/README.md`, name)
  write(`${name}/src/own.ts`, "export const said = (t: (key: string) => string) => t('hello')\n")
  for (const language of languages) write(`${name}/src/locales/${language}.json`, { hello: 'Lonk' })
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'lonk-checks-'))
  writeRemote('mf-payments')
  writeRemote('mf-members')
  const payments = JSON.parse(readFileSync(join(root, 'mf-payments/remote.json'), 'utf8'))
  write('mf-payments/remote.json', { ...payments, contract: lowestRange('mf-payments', root) })
  rmSync(join(root, 'mf-members/src/locales/fi.json'))
  write('mf-members/src/utils.ts', "import '@lonk/mf-payments/src/own.ts'\n")
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const failing = async (part: string): Promise<readonly string[]> => {
  const results = await Promise.all(quickPartChecks([part], root).map((check) => check()))
  return results.filter(({ failed }) => failed > 0).map(({ name }) => name)
}

test('what another part lacks holds no release of this one back', async () => {
  expect(await failing('mf-payments')).toEqual([])
})

test('its own part is held back by each of them', async () => {
  expect(await failing('mf-members')).toEqual([
    'catalogues',
    'arrows',
    'the shape of remotes',
    'the contract between parts',
  ])
})

test('the shell brings the words that all parts share, and is held to them', async () => {
  write('shared-ui/src/locales/nl.json', { close: 'Sluiten' })
  expect(await failing('mf-payments')).toEqual([])
  expect(await failing('shell')).toContain('catalogues')
})
