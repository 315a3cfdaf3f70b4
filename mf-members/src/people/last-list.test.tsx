import { expect, test } from '@jest/globals'
import { card } from '../testing/people.ts'
import { remote } from '../testing/remote.ts'
import { neighboursOf, useLastList } from './last-list.ts'

const List = ({ ids }: { readonly ids: readonly number[] }) => {
  useLastList(ids.map((id) => card(id)))
  return null
}
const none = { previous: undefined, next: undefined }

test('somebody stands between two others, first or last, or nowhere', async () => {
  const { unmount } = await remote.open(<List ids={[5, 2, 9]} />)
  unmount()
  expect(neighboursOf(2)).toEqual({ previous: 5, next: 9 })
  expect(neighboursOf(5)).toEqual({ previous: undefined, next: 2 })
  expect(neighboursOf(9)).toEqual({ previous: 2, next: undefined })
  expect(neighboursOf(4)).toEqual(none)
})

test('the newest list counts, and none after a log-out', async () => {
  await remote.open(<List ids={[5, 2]} />)
  await remote.open(<List ids={[2, 7]} />)
  expect(neighboursOf(2)).toEqual({ previous: undefined, next: 7 })
  remote.say('logged-out', { reason: 'own-act' })
  expect(neighboursOf(2)).toEqual(none)
})
