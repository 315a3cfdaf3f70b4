import { expect, test } from '@jest/globals'
import { createWayOut } from './way-out.ts'

const chat = '/members/7/chat'
const login = '/login?back=%2Fmembers%2F7%2Fchat&ended=1'

test('after the member’s own act a tab goes to the index', () => {
  expect(createWayOut().next('own-act', chat, true)).toBe('/')
})

test('an act that has a page of its own leads there, also where the server refused this tab first', () => {
  const wayOut = createWayOut()
  expect(wayOut.next('own-act', '/notifications', true, '/account-deleted')).toBe('/account-deleted')
  wayOut.next('session-ended', '/notifications', true)
  expect(wayOut.next('own-act', '/notifications', false, '/account-deleted')).toBe('/account-deleted')
})

test('after an ended session it goes to the login page, with the way back', () => {
  expect(createWayOut().next('session-ended', chat, true)).toBe(login)
})

test('who is logged out already stays', () => {
  const wayOut = createWayOut()
  expect(wayOut.next('own-act', '/premium', false)).toBeNull()
  expect(wayOut.next('session-ended', '/premium', false)).toBeNull()
})

test.each([
  ['the login page', login],
  ['the page that waits for it', chat],
])('the word of an own act that comes after the server’s refusal leads %s on to the index', (_, here) => {
  const wayOut = createWayOut()
  wayOut.next('session-ended', chat, true)
  expect(wayOut.next('own-act', here, false)).toBe('/')
})

test('whoever has gone elsewhere since is left there', () => {
  const wayOut = createWayOut()
  wayOut.next('session-ended', chat, true)
  expect(wayOut.next('own-act', '/pages/terms', false)).toBeNull()
})
