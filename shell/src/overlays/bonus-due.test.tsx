import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { stateWriterForTests as state } from '@lonk/shared-events/state.ts'
import { act, render } from '@testing-library/react'
import { siteHistory } from '../composition/site-history.ts'
import { BonusDue } from './bonus-due.ts'

let said = 0
const heard = () => bus.on('bonus-due').subscribe(() => (said += 1))
let listening: ReturnType<typeof heard>

const goTo = (path: string) => act(() => siteHistory.push(path))
const after = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  said = 0
  listening = heard()
  state.set('user', exampleUser({ paid_user: false, credits: 0 }))
  state.set('timeBonusEnds', '2099-01-01T00:00:00Z')
  goTo('/members')
})
afterEach(() => {
  listening.unsubscribe()
  jest.useRealTimers()
})

test('the bonus is due 40 s after entering the members area, once', () => {
  render(<BonusDue />)
  after(39)
  expect(said).toBe(0)
  after(1)
  expect(said).toBe(1)
  goTo('/')
  goTo('/members')
  after(100)
  expect(said).toBe(1)
})

test('leaving the members area cancels, and coming back begins anew', () => {
  render(<BonusDue />)
  after(30)
  goTo('/')
  after(30)
  goTo('/members')
  after(39)
  expect(said).toBe(0)
  after(1)
  expect(said).toBe(1)
})

test.each<[string, () => void]>([
  ['has credits', () => state.set('user', exampleUser({ paid_user: false, credits: 1 }))],
  ['has paid', () => state.set('user', exampleUser({ paid_user: true, credits: 0 }))],
  ['has no bonus', () => state.set('timeBonusEnds', null)],
])('it is not due for whoever %s', (_, become) => {
  act(become)
  render(<BonusDue />)
  after(100)
  expect(said).toBe(0)
})
