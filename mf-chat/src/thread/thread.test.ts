import { describe, expect, test } from '@jest/globals'
import { sampleChat, sampleMessage } from '../testing/samples.ts'
import {
  newestReceivedId,
  type Thread,
  threadOf,
  withMessage,
  withNewestPage,
  withOlderPage,
  withoutMessage,
  withPresence,
  withReadUntil,
} from './thread.ts'

const messages = (...ids: number[]) => ids.map((id) => sampleMessage({ id }))
const loaded = (...ids: number[]): Thread => ({
  ...threadOf(sampleChat({ messages: messages(...ids) })),
  hasOlder: true,
})
const page = (ids: number[], has_more: boolean) => sampleChat({ messages: messages(...ids), has_more })
const ids = (thread: Thread) => thread.messages.map((message) => message.id)

describe('reading the newest page again', () => {
  test('keeps older messages that the page reaches back to', () => {
    expect(ids(withNewestPage(loaded(1, 2, 3, 4), page([3, 4, 5], true)))).toEqual([1, 2, 3, 4, 5])
  })

  test('drops older messages behind a gap, which nobody would see', () => {
    const thread = withNewestPage(loaded(1, 2), page([8, 9], true))
    expect(ids(thread)).toEqual([8, 9])
    expect(thread.hasOlder).toBe(true)
  })

  test('forgets what was deleted meanwhile', () => {
    expect(ids(withNewestPage(loaded(1, 2, 3), page([1, 3], false)))).toEqual([1, 3])
  })

  test('keeps knowing that everything older is loaded', () => {
    const all = { ...loaded(1, 2, 3), hasOlder: false }
    expect(withNewestPage(all, page([2, 3, 4], true)).hasOlder).toBe(false)
  })
})

test('an older page stands before the first message and says whether there are more', () => {
  const thread = withOlderPage(loaded(5, 6), page([3, 4], false))
  expect(ids(thread)).toEqual([3, 4, 5, 6])
  expect(thread.hasOlder).toBe(false)
})

test('a message that comes twice, or late, is there once and in its place', () => {
  const thread = [4, 2, 4].reduce((before, id) => withMessage(before, sampleMessage({ id })), loaded(1, 3))
  expect(ids(thread)).toEqual([1, 2, 3, 4])
})

test('a message that was deleted is not shown, whichever way it is heard of', () => {
  expect(ids(withoutMessage(loaded(1, 2), 1))).toEqual([2])
  expect(ids(withMessage(loaded(1, 2), sampleMessage({ id: 2, state: 'deleted' })))).toEqual([1])
  expect(ids(threadOf(sampleChat({ messages: [sampleMessage({ id: 1, state: 'deleted' })] })))).toEqual([])
})

test('reading marks own messages up to the read one, and no held one', () => {
  const own = [1, 2, 3].map((id) => sampleMessage({ id, own: true, state: id === 1 ? 'held' : 'delivered' }))
  const thread = withReadUntil(threadOf(sampleChat({ messages: own })), 2)
  expect(thread.messages.map((message) => message.state)).toEqual(['held', 'read', 'delivered'])
})

test('reading goes up to the newest message of the other side', () => {
  const mixed = [sampleMessage({ id: 1 }), sampleMessage({ id: 2 }), sampleMessage({ id: 3, own: true })]
  expect(newestReceivedId(threadOf(sampleChat({ messages: mixed })))).toBe(2)
})

test('a partner who is gone never comes online', () => {
  const gone = threadOf(
    sampleChat({ profile: { id: 7, name: 'Lid niet beschikbaar', main_image: null, online: false } }),
  )
  expect(withPresence(gone, true).profile.online).toBe(false)
  expect(withPresence(loaded(1), false).profile.online).toBe(false)
})
