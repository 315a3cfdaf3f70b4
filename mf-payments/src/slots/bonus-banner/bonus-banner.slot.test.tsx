import { afterEach, expect, jest, test } from '@jest/globals'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { act, screen } from '@testing-library/react'
import { remote } from '../../testing/remote.ts'
import { Slot } from './bonus-banner.slot.tsx'

afterEach(() => {
  jest.useRealTimers()
})

test('the banner counts down to the end of the bonus, leads to the bundles and goes at zero', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00.000Z') })
  remote.share({ timeBonusEnds: '2026-03-01T12:00:02.000Z' })
  let closed = 0
  const close = () => {
    closed += 1
  }
  await remote.open(<Slot request={{}} close={close} />)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/credits')
  expect(screen.getByRole('timer')).toHaveTextContent('00:00:02')
  act(() => jest.advanceTimersByTime(2000))
  expect(screen.queryByRole('link')).toBeNull()
  expect(closed).toBe(1)
})

test.each([
  ['has paid', exampleUser({ paid_user: true }), '2099-01-01T00:00:00.000Z'],
  ['is logged out', null, '2099-01-01T00:00:00.000Z'],
  ['has no bonus', exampleUser(), null],
])('who %s sees no banner', async (_, user, endsAt) => {
  remote.share({ user, timeBonusEnds: endsAt })
  const { container } = await remote.open(<Slot request={{}} close={() => undefined} />)
  expect(container).toBeEmptyDOMElement()
})
