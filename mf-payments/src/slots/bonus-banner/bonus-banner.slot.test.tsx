import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { act, screen } from '@testing-library/react'
import catalogue from '../../locales/nl.json' with { type: 'json' }
import { Slot } from './bonus-banner.slot.tsx'

const page = { namespace: 'mf-payments', catalogue }

beforeEach(() => {
  stateWriterForTests.set('user', exampleUser({ paid_user: false }))
})
afterEach(() => {
  stateWriterForTests.set('timeBonusEnds', null)
  jest.useRealTimers()
})

test('the banner counts down to the end of the bonus, leads to the bundles and goes at zero', async () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T12:00:00.000Z') })
  stateWriterForTests.set('timeBonusEnds', '2026-03-01T12:00:02.000Z')
  let closed = 0
  const close = () => {
    closed += 1
  }
  await renderPage(<Slot request={{}} close={close} />, page)
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
  stateWriterForTests.set('user', user)
  stateWriterForTests.set('timeBonusEnds', endsAt)
  const { container } = await renderPage(<Slot request={{}} close={() => undefined} />, page)
  expect(container).toBeEmptyDOMElement()
})
