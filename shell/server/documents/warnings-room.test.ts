import { runInNewContext } from 'node:vm'
import { expect, test } from '@jest/globals'
import { warningsHeightKey } from '@lonk/shared-events/boot.ts'
import { warningsRoom } from './warnings-room.ts'

const roomOn = (pathname: string, innerWidth: number, stored: string | null) => {
  const style: { minHeight?: string } = {}
  runInNewContext(warningsRoom, {
    localStorage: stored === null ? {} : { [warningsHeightKey]: stored },
    location: { pathname },
    innerWidth,
    document: { getElementById: () => ({ style }) },
  })
  return style.minHeight
}

const stored = JSON.stringify({ width: 360, heights: { members: 206, profile: 0 }, last: 150 })

test('the room that the warnings took on such a page is kept free', () => {
  expect(roomOn('/members', 360, stored)).toBe('206px')
  expect(roomOn('/members/7', 360, stored)).toBe('206px')
})

test('on a page that was not seen they are taken to be as high as they were last', () => {
  expect(roomOn('/likes', 360, stored)).toBe('150px')
})

test.each([
  ['where there were none', '/profile', 360, stored],
  ['in a window of another width', '/members', 1280, stored],
  ['where nothing is remembered', '/members', 360, null],
  ['where something else stands there', '/members', 360, '[]'],
])('none is kept %s', (_, pathname, width, value) => {
  expect(roomOn(pathname, width, value)).toBeUndefined()
})
