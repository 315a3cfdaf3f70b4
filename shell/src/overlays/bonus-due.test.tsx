import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { dismissalKey } from '@lonk/shared-events/notices.ts'
import { stateWriterForTests as state } from '@lonk/shared-events/state.ts'
import { act, render } from '@testing-library/react'
import { siteHistory } from '../composition/site-history.ts'
import { dismissals } from '../warnings/dismissals.ts'
import { BonusDue } from './bonus-due.ts'

let said = 0
const heard = () => bus.on('bonus-due').subscribe(() => (said += 1))
let listening: ReturnType<typeof heard>

const goTo = (path: string) => act(() => siteHistory.push(path))
const after = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
  dismissals.forget()
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

test('it is due once, also in another tab and where the page is loaded again', () => {
  const { unmount } = render(<BonusDue />)
  after(40)
  unmount()
  // A page that knows what was closed by its storage alone.
  dismissals.forget()
  render(<BonusDue />)
  after(100)
  expect(said).toBe(1)
})

test('another tab that told of it meanwhile has told of it for both', () => {
  render(<BonusDue />)
  after(30)
  localStorage.setItem(dismissalKey('time-bonus'), String(Date.now()))
  after(30)
  expect(said).toBe(0)
})

test('a bonus that ends within the 40 s is not spoken of', () => {
  render(<BonusDue />)
  after(39)
  act(() => state.set('timeBonusEnds', null))
  after(100)
  expect(said).toBe(0)
})

test('whoever gets credits or buys within the 40 s is not told of it', () => {
  render(<BonusDue />)
  after(39)
  act(() => state.set('user', exampleUser({ paid_user: true, credits: 10 })))
  after(100)
  expect(said).toBe(0)
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
