import { beforeEach, expect, test } from '@jest/globals'
import { messageDrafts } from '@lonk/shared-events/storage-register.ts'
import { denyStorage } from '@lonk/shared-events/testing/deny-storage.ts'
import { createDrafts } from './drafts.ts'

const me = () => 1

beforeEach(() => sessionStorage.clear())

test('a draft outlives a reload, under a key that names the member and the profile', () => {
  createDrafts(messageDrafts, me).write(7, 'Zin in')
  expect(sessionStorage.getItem(`${messageDrafts.key}1.7`)).toBe('Zin in')
  expect(createDrafts(messageDrafts, me).of(7)).toBe('Zin in')
})

test('an empty draft leaves nothing behind', () => {
  const drafts = createDrafts(messageDrafts, me)
  drafts.write(7, 'Zin in')
  drafts.write(7, '')
  expect(sessionStorage).toHaveLength(0)
})

test('words that come back stand before what was typed since', () => {
  const drafts = createDrafts(messageDrafts, me)
  drafts.write(7, 'En jij?')
  drafts.giveBack(7, ['Hoi', 'Alles goed?'])
  expect(drafts.of(7)).toBe('Hoi\nAlles goed?\nEn jij?')
})

test('logging out forgets every draft', () => {
  const drafts = createDrafts(messageDrafts, me)
  drafts.write(7, 'Zin in')
  sessionStorage.setItem(`${messageDrafts.key}1.8`, 'Van voor de herlaadbeurt')
  drafts.forgetAll()
  expect([drafts.of(7), drafts.of(8)]).toEqual(['', ''])
})

test('the next member of the same tab does not see it', () => {
  createDrafts(messageDrafts, me).write(7, 'Zin in')
  expect(createDrafts(messageDrafts, () => 2).of(7)).toBe('')
})

test('where the browser keeps nothing, a draft still lives as long as the page', () => {
  const allow = denyStorage()
  const drafts = createDrafts(messageDrafts, me)
  drafts.write(7, 'Zin in')
  expect(drafts.of(7)).toBe('Zin in')
  allow()
})
