import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@jest/globals'
import { projectRoot } from '../project.ts'
import { brokenReferences, type Project } from './named-tests.ts'

const project: Project = {
  has: (path) => globSync(path, { cwd: projectRoot }).length > 0,
  read: (path) => readFileSync(join(projectRoot, path), 'utf8'),
}

// It walks through a page and a remote that are made up.
const invents = 'docs/remotes.md'

const pages = globSync(['README.md', 'docs/**/*.md', '{mf-*,shell,api}/README.md'], { cwd: projectRoot })

test.each(pages.filter((page) => page !== invents).sort())(
  'every file and every test that %s names is there',
  (page) => {
    expect(brokenReferences(project.read(page), project)).toEqual([])
  },
)

const files: Readonly<Record<string, string>> = {
  api: '',
  'api/one.test.ts': "it('counts what there is, and\n    nothing else', () => {})",
  'api/two.test.ts': "it('is the second', () => {})",
}
const small: Project = { has: (path) => path in files, read: (path) => files[path] ?? '' }
const table = (...rows: string[]) => ['| rule | test |', '| --- | --- |', ...rows].join('\n')

test.each([
  ['a file and a test', '`api/one.test.ts`: counts what there is, and nothing else'],
  ['two of them', '`api/one.test.ts`: counts what; nothing else; `api/two.test.ts`: is the second'],
  ['a command and what is no test', '`npm run moderate -- vat`; `api/one.test.ts`'],
  ['an address and a type', '`/api/user.php`; `text/plain`'],
])('%s, as a row may name them, are found', (_, cell) => {
  expect(brokenReferences(table(`| a rule | ${cell} |`), small)).toEqual([])
})

test('a row goes on with the file above its table, or with that of the row before it', () => {
  const rows = [
    '| a | is the second |',
    '| b | `api/one.test.ts`: counts |',
    '| c | same file: nothing else |',
  ]
  const page = `All are in \`api/two.test.ts\`.\n\n${table(...rows, '| d | `two.test.ts`: second |')}`
  expect(brokenReferences(page, small)).toEqual([])
})

test.each([
  ['a file', '`api/three.test.ts`: counts', 'no file api/three.test.ts'],
  ['a file without its folder', '`three.test.ts`: counts', 'no file three.test.ts'],
  ['a test', '`api/one.test.ts`: counts what is not', 'no "counts what is not" in api/one.test.ts'],
  ['a second test', '`api/one.test.ts`: counts; is the second', 'no "is the second" in api/one.test.ts'],
])('%s that is not there is named', (_, cell, problem) => {
  expect(brokenReferences(table(`| a rule | ${cell} |`), small)).toEqual([problem])
})

test('a path with a star stands for whatever is there', () => {
  const has = (path: string) => ['mf-*', 'mf-*/src/pages', 'api'].includes(path)
  const page = 'See `mf-*/src/pages`, `mf-*/src/rooms` and `*/*`.'
  expect(brokenReferences(page, { has, read: () => '' })).toEqual(['no file mf-*/src/rooms'])
})

test('a file that is not there is named in a sentence and in any column as well', () => {
  const page = `See \`api/gone.ts\`.\n\n${table('| `api/lost.ts` | `api/one.test.ts` |')}`
  expect(brokenReferences(page, small)).toEqual(['no file api/gone.ts', 'no file api/lost.ts'])
})
