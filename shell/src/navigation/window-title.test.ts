import { beforeAll, beforeEach, expect, test } from '@jest/globals'
import { stateWriterForTests as state } from '@lonk/shared-events/state.ts'
import { setPageTitle, watchWindowTitle } from './window-title.ts'

const badges: number[] = []
let opened = ''

beforeAll(() => {
  document.title = 'Leden · Lonk'
  Object.defineProperty(navigator, 'setAppBadge', {
    value: async (count: number) => {
      badges.push(count)
      throw new Error('no badge here')
    },
  })
  watchWindowTitle()
  opened = document.title
})
beforeEach(() => {
  state.set('unreadTotal', 0)
  state.set('newLikesTotal', 0)
  setPageTitle('Leden')
})

test('the title that the document came with stays', () => {
  expect(opened).toBe('Leden · Lonk')
})

test('the sum of unread messages and new likes stands before the title, and on the app', () => {
  state.set('unreadTotal', 3)
  state.set('newLikesTotal', 2)
  expect(document.title).toBe('(5) Leden · Lonk')
  expect(badges.at(-1)).toBe(5)
})

test('with nothing new the title stands alone', () => {
  state.set('unreadTotal', 1)
  state.set('unreadTotal', 0)
  expect(document.title).toBe('Leden · Lonk')
  expect(badges.at(-1)).toBe(0)
})

test('it stays before the title of the next page', () => {
  state.set('unreadTotal', 1)
  setPageTitle('Berichten')
  expect(document.title).toBe('(1) Berichten · Lonk')
  setPageTitle('')
  expect(document.title).toBe('(1) Lonk')
})
