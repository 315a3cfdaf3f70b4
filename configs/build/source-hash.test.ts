import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { sourceHash } from './source-hash.ts'

let root: string
const write = (file: string, content: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true })
  writeFileSync(join(root, file), content)
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'lonk-sources-'))
  write('package-lock.json', '{}')
  write('mf-chat/package.json', '{"dependencies":{"@lonk/shared-ui":"0.0.0"}}')
  write('shared-ui/package.json', '{"dependencies":{"@lonk/shared-events":"0.0.0"}}')
  write('shared-events/package.json', '{}')
  write('shared-api/package.json', '{}')
  for (const folder of ['mf-chat', 'mf-members', 'shared-ui', 'shared-events', 'shared-api']) {
    write(`${folder}/src/a.ts`, folder)
  }
  write('configs/webpack/part.ts', 'webpack')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

const changes = (file: string): boolean => {
  const before = sourceHash('mf-chat', 'production', root)
  write(file, 'changed')
  return sourceHash('mf-chat', 'production', root) !== before
}

test.each([
  'mf-chat/src/a.ts',
  'mf-chat/src/new.ts',
  'mf-chat/remote.json',
  'shared-ui/src/a.ts',
  'shared-events/src/a.ts',
  'configs/webpack/part.ts',
  'shell/src/composition/facades/react-router.ts',
  'package-lock.json',
])('a change of %s is another build', (file) => {
  expect(changes(file)).toBe(true)
})

test.each([
  'mf-members/src/a.ts',
  'shared-api/src/a.ts',
  'mf-chat/src/a.test.ts',
  'shell/src/boot.ts',
  'api/src/app.ts',
])('a change of %s is not', (file) => {
  expect(changes(file)).toBe(false)
})

test('modes have builds of their own', () => {
  expect(sourceHash('mf-chat', 'production', root)).not.toBe(sourceHash('mf-chat', 'development', root))
})
