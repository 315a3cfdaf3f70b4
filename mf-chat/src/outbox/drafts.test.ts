import { beforeEach, expect, test } from '@jest/globals'
import { createDrafts } from './drafts.ts'

const storage = () => sessionStorage

beforeEach(() => sessionStorage.clear())

test('a draft outlives a reload, under a key that names the profile', () => {
  createDrafts(storage).write(7, 'Zin in')
  expect(sessionStorage.getItem('mf-chat.draft.7')).toBe('Zin in')
  expect(createDrafts(storage).of(7)).toBe('Zin in')
})

test('an empty draft leaves nothing behind', () => {
  const drafts = createDrafts(storage)
  drafts.write(7, 'Zin in')
  drafts.write(7, '')
  expect(sessionStorage).toHaveLength(0)
})

test('words that come back stand before what was typed since', () => {
  const drafts = createDrafts(storage)
  drafts.write(7, 'En jij?')
  drafts.giveBack(7, ['Hoi', 'Alles goed?'])
  expect(drafts.of(7)).toBe('Hoi\nAlles goed?\nEn jij?')
})

test('logging out forgets every draft', () => {
  const drafts = createDrafts(storage)
  drafts.write(7, 'Zin in')
  sessionStorage.setItem('mf-chat.draft.8', 'Van voor de herlaadbeurt')
  drafts.forgetAll()
  expect([drafts.of(7), drafts.of(8)]).toEqual(['', ''])
})

test('where the browser keeps nothing, a draft still lives as long as the page', () => {
  const drafts = createDrafts(() => {
    throw new Error('no storage here')
  })
  drafts.write(7, 'Zin in')
  expect(drafts.of(7)).toBe('Zin in')
})
