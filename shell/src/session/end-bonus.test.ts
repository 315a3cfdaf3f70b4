import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createState } from '@lonk/shared-events/state.ts'
import { endBonus } from './end-bonus.ts'

const seconds = 1000
const day = 24 * 3600 * seconds
const signup = Date.parse('2026-03-01T12:00:00.000Z')
const endsAt = new Date(signup + 14_400 * seconds).toISOString()

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** A page that is opened so long after the sign-up, on a device whose clock is `wrong` milliseconds ahead. */
const openAt = (sinceSignup: number, wrong = 0) => {
  jest.setSystemTime(signup + sinceSignup * seconds + wrong)
  const state = createState({ timeBonusEnds: endsAt, clockOffset: -wrong })
  endBonus(state)
  return state
}

test.each([
  [14_399, endsAt],
  [14_400, null],
  [14_401, null],
])('%i s after the sign-up the bonus is %s', (since, ends) => {
  expect(openAt(since).get('timeBonusEnds')).toBe(ends)
})

test.each([
  ['right', 0],
  ['a day ahead', day],
  ['a day behind', -day],
])('it ends at zero by the server’s clock where the device’s is %s', (_, wrong) => {
  const state = openAt(14_398, wrong)
  jest.advanceTimersByTime(1.999 * seconds)
  expect(state.get('timeBonusEnds')).toBe(endsAt)
  jest.advanceTimersByTime(1)
  expect(state.get('timeBonusEnds')).toBeNull()
})

test('what the server says of its clock later on moves the end', () => {
  const state = openAt(14_000)
  state.set('clockOffset', 399 * seconds)
  jest.advanceTimersByTime(999)
  expect(state.get('timeBonusEnds')).toBe(endsAt)
  jest.advanceTimersByTime(1)
  expect(state.get('timeBonusEnds')).toBeNull()
})

test('a device that slept past the end shows none when somebody looks again', () => {
  const state = openAt(0)
  jest.setSystemTime(signup + day)
  document.dispatchEvent(new Event('visibilitychange'))
  expect(state.get('timeBonusEnds')).toBeNull()
})
