import { beforeEach, expect, test } from '@jest/globals'
import { createDrafts } from './drafts.ts'

const storage = () => sessionStorage
const me = () => 1

beforeEach(() => sessionStorage.clear())

test('a draft outlives a reload, under a key that names the member and the profile', () => {
  createDrafts(storage, me).write(7, 'Zin in')
  expect(sessionStorage.getItem('mf-chat.draft.1.7')).toBe('Zin in')
  expect(createDrafts(storage, me).of(7)).toBe('Zin in')
})

test('an empty draft leaves nothing behind', () => {
  const drafts = createDrafts(storage, me)
  drafts.write(7, 'Zin in')
  drafts.write(7, '')
  expect(sessionStorage).toHaveLength(0)
})

test('words that come back stand before what was typed since', () => {
  const drafts = createDrafts(storage, me)
  drafts.write(7, 'En jij?')
  drafts.giveBack(7, ['Hoi', 'Alles goed?'])
  expect(drafts.of(7)).toBe('Hoi\nAlles goed?\nEn jij?')
})

test('logging out forgets every draft', () => {
  const drafts = createDrafts(storage, me)
  drafts.write(7, 'Zin in')
  sessionStorage.setItem('mf-chat.draft.1.8', 'Van voor de herlaadbeurt')
  drafts.forgetAll()
  expect([drafts.of(7), drafts.of(8)]).toEqual(['', ''])
})

test('the next member of the same tab does not see it', () => {
  createDrafts(storage, me).write(7, 'Zin in')
  expect(createDrafts(storage, () => 2).of(7)).toBe('')
})

test('where the browser keeps nothing, a draft still lives as long as the page', () => {
  const drafts = createDrafts(() => {
    throw new Error('no storage here')
  }, me)
  drafts.write(7, 'Zin in')
  expect(drafts.of(7)).toBe('Zin in')
})
