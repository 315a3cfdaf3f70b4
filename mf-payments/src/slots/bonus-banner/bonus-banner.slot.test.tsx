import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleDiscount, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { act, screen } from '@testing-library/react'
import { remote } from '../../testing/remote.ts'
import { Slot } from './bonus-banner.slot.tsx'

const seconds = 1000
const day = 24 * 3600 * seconds

beforeEach(() => {
  jest.useFakeTimers()
})
afterEach(() => {
  jest.useRealTimers()
})

/** The banner as somebody sees it whose sign-up is so many seconds ago, on a clock that is `wrong` milliseconds ahead. */
const open = async (
  since: number,
  { signup = '2026-03-01T12:00:00.000Z', wrong = 0, answer }: Circumstances = {},
) => {
  const begun = Date.parse(signup)
  jest.setSystemTime(begun + since * seconds + wrong)
  const endsAt = new Date(begun + 14_400 * seconds).toISOString()
  const usual = exampleDiscount({ expires: endsAt, validity: 14_400 - since })
  const network = fakeApi(api, {
    'GET /api/discountcode.php': answer ?? (() => ({ body: { discountcode: usual } })),
  })
  const close = jest.fn()
  const view = await remote.open(<Slot request={{}} close={close} />, {
    state: { timeBonusEnds: endsAt, clockOffset: -wrong },
  })
  await act(() => jest.advanceTimersByTimeAsync(0))
  return { ...view, network, close }
}

interface Circumstances {
  readonly signup?: string
  readonly wrong?: number
  readonly answer?: FakeRoute
}

test('the banner counts down each second, leads to the bundles and goes at zero', async () => {
  const { close } = await open(14_398)
  expect(screen.getByRole('link', { name: /25\s?% welkomstkorting/ })).toHaveAttribute('href', '/credits')
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:02')
  act(() => jest.advanceTimersByTime(seconds))
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:01')
  expect(close).not.toHaveBeenCalled()
  act(() => jest.advanceTimersByTime(seconds))
  expect(screen.queryByRole('link')).toBeNull()
  expect(close).toHaveBeenCalled()
})

test.each([
  [0, '04:00:00'],
  [1, '03:59:59'],
  [14_399, '00:00:01'],
  [14_400, undefined],
  [14_401, undefined],
])('%i s after the sign-up it shows %s', async (since, shown) => {
  await open(since)
  expect(screen.queryByRole('timer')?.textContent).toBe(shown)
})

test.each([
  ['a day ahead', day],
  ['a day behind', -day],
])('a clock that is %s changes nothing: the server’s counts', async (_, wrong) => {
  await open(14_395, { wrong })
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:05')
  act(() => jest.advanceTimersByTime(5 * seconds))
  expect(screen.queryByRole('timer')).toBeNull()
})

test.each([
  ['spring, when an hour is skipped', '2026-03-28T23:30:00.000Z'],
  ['autumn, when an hour comes twice', '2026-10-24T22:30:00.000Z'],
])('four hours are four hours in the night of %s', async (_, signup) => {
  await open(0, { signup })
  expect(screen.getByRole('timer')).toHaveTextContent('04:00:00')
  act(() => jest.advanceTimersByTime(2 * 3600 * seconds))
  expect(screen.getByRole('timer')).toHaveTextContent('02:00:00')
})

test('what it gives is what the server says', async () => {
  const { network } = await open(60, {
    answer: () => ({ body: { discountcode: exampleDiscount({ value_percentage: 30, percentage: 30 }) } }),
  })
  expect(screen.getByRole('link')).toHaveTextContent(/30\s?% welkomstkorting/)
  expect(network.callsOf('GET /api/discountcode.php').map(({ query }) => query)).toEqual([{ welcome: true }])
})

test.each([
  ['rate_limited', 429],
  ['maintenance', 503],
  ['server_error', 500],
])('%s instead of an answer is ignored without a word', async (error, status) => {
  const { network } = await open(60, { answer: () => refusal(status, error) })
  expect(screen.getByRole('link')).toHaveTextContent(/25\s?% welkomstkorting/)
  expect(screen.queryByRole('alert')).toBeNull()
  expect(network.callsOf('GET /api/discountcode.php')).toHaveLength(1)
})

test('where the server says that none runs, no discount is promised', async () => {
  const { close } = await open(60, { answer: () => ({ body: { discountcode: null } }) })
  expect(screen.queryByRole('link')).toBeNull()
  expect(close).toHaveBeenCalled()
})

test('an order that is being paid has the discount: the banner asks again, and goes', async () => {
  const { network } = await open(60)
  network.answer('GET /api/discountcode.php', () => ({ body: { discountcode: null } }))
  remote.say('payment-changed', { orderId: 500, status: 'pending' })
  await act(() => jest.advanceTimersByTimeAsync(0))
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([
  ['has paid', exampleUser({ paid_user: true }), '2099-01-01T00:00:00.000Z'],
  ['is logged out', null, '2099-01-01T00:00:00.000Z'],
  ['has no bonus', exampleUser(), null],
])('who %s sees no banner, and nothing is asked', async (_, user, endsAt) => {
  remote.share({ user, timeBonusEnds: endsAt })
  const network = fakeApi(api, {})
  const { container } = await remote.open(<Slot request={{}} close={() => undefined} />)
  expect(container).toBeEmptyDOMElement()
  expect(network.calls).toEqual([])
})
