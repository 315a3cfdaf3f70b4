import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { projectRoot } from '../project.ts'
import { deadCode } from './dead-code.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'lonk-dead-'))
})
afterEach(() => rm(root, { recursive: true, force: true }))

const manifest = (name: string, more: object = {}) => JSON.stringify({ name, private: true, ...more })
const remote = (dependencies: Readonly<Record<string, string>> = {}) =>
  manifest('@lonk/mf-one', { dependencies: { '@lonk/shared-ui': '0.0.0', ...dependencies } })

/** A small project under the very `knip.json` of this one. */
const problemsWith = async (changes: Readonly<Record<string, string>> = {}): Promise<string> => {
  const sources = {
    'knip.json': await readFile(join(projectRoot, 'knip.json'), 'utf8'),
    'package.json': manifest('small', { workspaces: ['mf-*', 'shared-ui'] }),
    'shared-ui/package.json': manifest('@lonk/shared-ui', { type: 'module', exports: { './*': './src/*' } }),
    'shared-ui/src/a.ts': 'export const a = 1\n',
    'mf-one/package.json': remote(),
    'mf-one/src/pages/one/one.page.tsx':
      "import { a } from '@lonk/shared-ui/a.ts'\nexport const Page = () => a\n",
    ...changes,
  }
  for (const [path, source] of Object.entries(sources)) {
    await mkdir(dirname(join(root, path)), { recursive: true })
    await writeFile(join(root, path), source)
  }
  await mkdir(join(root, 'node_modules/@lonk'), { recursive: true })
  await symlink(join(root, 'shared-ui'), join(root, 'node_modules/@lonk/shared-ui'))
  return (await deadCode(root)).join('\n')
}

test('where everything is used there is nothing to tell', async () => {
  expect(await problemsWith()).toBe('')
})

test('what nobody uses is told, also where a shared package offers each of its files', async () => {
  const told = await problemsWith({
    'shared-ui/src/a.ts': 'export const a = 1\nexport const deadValue = 2\nexport type DeadType = number\n',
    'mf-one/src/dead-file.ts': 'export const lost = 1\n',
    'mf-one/package.json': remote({ 'dead-dependency': '1.0.0' }),
  })
  for (const dead of ['deadValue', 'DeadType', 'mf-one/src/dead-file.ts', 'dead-dependency'])
    expect(told).toContain(dead)
})
