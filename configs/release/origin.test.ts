import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { originOf } from './origin.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lonk-origin-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim()
const commit = () => {
  git('init', '-q')
  git('config', 'user.name', 'Payments')
  git('config', 'user.email', 'payments@example.test')
  writeFileSync(join(folder, 'page.ts'), '1')
  git('add', '.')
  git('commit', '-qm', 'one')
}

test('a clean tree is its commit, by whom git knows', async () => {
  commit()
  expect(await originOf({ folder, env: {}, note: ' price in bold ' })).toEqual({
    commit: git('rev-parse', 'HEAD'),
    clean: true,
    by: 'Payments',
    note: 'price in bold',
  })
})

test('a change that no commit has is told', async () => {
  commit()
  writeFileSync(join(folder, 'page.ts'), '2')
  expect(await originOf({ folder, env: {} })).toMatchObject({ clean: false })
})

test('that it went without its tests is kept, and only that', async () => {
  commit()
  expect(await originOf({ folder, env: {}, forced: true })).toMatchObject({ forced: true })
  expect(await originOf({ folder, env: {}, forced: false })).not.toHaveProperty('forced')
})

test('that it may go over its budget is kept, and only that', async () => {
  commit()
  expect(await originOf({ folder, env: {}, overBudget: true })).toMatchObject({ overBudget: true })
  expect(await originOf({ folder, env: {} })).not.toHaveProperty('overBudget')
})

test('a machine names itself; outside a repository there is no commit', async () => {
  expect(await originOf({ folder, env: { RELEASED_BY: 'ci of payments' } })).toEqual({
    commit: null,
    clean: false,
    by: 'ci of payments',
  })
})
