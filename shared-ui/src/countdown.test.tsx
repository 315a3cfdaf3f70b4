import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server.node'
import { Countdown } from './countdown.tsx'
import { render } from './testing/render.tsx'
import { timeLeft } from './use-countdown.ts'

const start = Date.parse('2026-01-01T00:00:00Z')
const clock = () => Date.now()

beforeEach(() => {
  jest.useFakeTimers({ now: start })
})
afterEach(() => {
  jest.useRealTimers()
})

const pass = (seconds: number) => act(() => jest.advanceTimersByTime(seconds * 1000))

test.each([
  [14_400_000, '04', '00', '00'],
  [3_661_000, '01', '01', '01'],
  [500, '00', '00', '01'],
  [-5, '00', '00', '00'],
])('%s milliseconds are zero-padded', (milliseconds, hours, minutes, seconds) => {
  expect(timeLeft(milliseconds)).toMatchObject({ hours, minutes, seconds })
})

test('counts down every second and tells its end once', () => {
  const onOver = jest.fn()
  render(<Countdown endsAt="2026-01-01T00:00:03Z" clock={clock} onOver={onOver} />)
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:03')
  pass(1)
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:02')
  pass(60)
  expect(screen.getByRole('timer', { name: 'Afgelopen' })).toHaveTextContent('00:00:00')
  expect(onOver).toHaveBeenCalledTimes(1)
})

test('goes by the server’s clock, not ours', () => {
  render(<Countdown endsAt="2026-01-01T01:00:00Z" serverOffset={-600_000} clock={clock} />)
  expect(screen.getByRole('timer')).toHaveTextContent('01:10:00')
})

test('says what is left in words', () => {
  render(<Countdown endsAt="2026-01-01T03:05:09Z" clock={clock} />)
  expect(screen.getByRole('timer', { name: 'Nog 03 uur, 05 min en 09 sec' })).toBeInTheDocument()
})

test.each([
  ['an hour is skipped', '2027-03-28T00:30:00Z', '2027-03-28T04:30:00Z', [1, 6]],
  ['an hour comes twice', '2027-10-30T23:30:00Z', '2027-10-31T03:30:00Z', [1, 4]],
])('four hours are four hours in the night when %s', (_, begins, endsAt, wallClock) => {
  // The tests run where the site lives: by the clock on the wall it would be five hours, or three.
  expect([begins, endsAt].map((instant) => new Date(instant).getHours())).toEqual(wallClock)
  jest.setSystemTime(new Date(begins))
  render(<Countdown endsAt={endsAt} clock={clock} />)
  expect(screen.getByRole('timer')).toHaveTextContent('04:00:00')
  pass(2 * 3600)
  expect(screen.getByRole('timer')).toHaveTextContent('02:00:00')
  pass(2 * 3600)
  expect(screen.getByRole('timer', { name: 'Afgelopen' })).toHaveTextContent('00:00:00')
})

test('before the browser has said the time there is no time to read', () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Countdown endsAt="2026-01-01T03:05:09Z" clock={clock} />)
  expect(place.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  expect(place.textContent).toBe('')
  expect(place.querySelector('[role="timer"]')).toBeNull()
})
