import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'

const root = fileURLToPath(new URL('../..', import.meta.url))
const page = readFileSync(join(root, 'docs/operation.md'), 'utf8')

const sources = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.includes('.test.'))
    .map((file) => readFileSync(join(root, folder, file), 'utf8'))

const found = (texts: readonly string[], pattern: RegExp): string[] => [
  ...new Set(texts.flatMap((text) => [...text.matchAll(pattern)].flatMap(([, name]) => name ?? []))),
]

/** What happens on a developer's machine alone. */
const notForOperators = ['the demo did not hear of something', 'the sandbox could not deliver its notice']

it.each([
  ['line of the API', found(sources('api/src'), /log\.(?:error|warn)\((?:\s*\{[^}]*\},)?\s*'([^']+)'/g)],
  ['notice of the API', found(sources('api/src/adapters'), /warn\(`([^`$]+)/g)],
  ['metric', found(sources('api/src'), /name: '(lonk_\w+)'/g)],
])('every %s is explained to whoever is called at night', (_, names) => {
  expect(names.length).toBeGreaterThan(0)
  const wanted = names.filter((name) => !notForOperators.includes(name))
  expect(wanted.filter((name) => !page.includes(name))).toEqual([])
})

it('what is explained of the document server is what it reports', () => {
  const events = found(sources('shell/server'), /report\('([^']+)'/g)
  const good = ['registry read']
  expect(events.filter((event) => !good.includes(event) && !page.includes(event))).toEqual([])
})
