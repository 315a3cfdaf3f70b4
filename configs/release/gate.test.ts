import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { gateBook } from './gate.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'lonk-gate-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const at = (commit: string | null, clean = true) => ({ commit, clean })

test('a part that went through at a commit does not go again there, and no other part with it', () => {
  const book = gateBook(join(folder, 'made-when-needed'))
  expect(book.passed('mf-chat', at('aa'))).toBe(false)
  book.remember('mf-chat', at('aa'))
  expect(book.passed('mf-chat', at('aa'))).toBe(true)
  expect(book.passed('mf-chat', at('bb'))).toBe(false)
  expect(book.passed('mf-payments', at('aa'))).toBe(false)
})

test('of a tree with changes, or without git, nothing is known', () => {
  const book = gateBook(folder)
  book.remember('mf-chat', at('aa', false))
  book.remember('mf-chat', at(null))
  expect(book.passed('mf-chat', at('aa'))).toBe(false)
  book.remember('mf-chat', at('aa'))
  expect(book.passed('mf-chat', at('aa', false))).toBe(false)
  expect(book.passed('mf-chat', at(null))).toBe(false)
})

test('a book that cannot be read is an empty one', () => {
  writeFileSync(join(folder, 'mf-chat.json'), '{')
  expect(gateBook(folder).passed('mf-chat', at('aa'))).toBe(false)
})
