import { beforeEach, expect, jest, test } from '@jest/globals'
import { claimStateWriter } from '@lonk/shared-events/state.ts'
import { act, render } from '@testing-library/react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server.node'
import { siteZone, usePageClock } from './use-page-clock.ts'

const Clock = () => {
  const { now, timeZone } = usePageClock()
  return <p>{`${now} in ${timeZone ?? 'my zone'}`}</p>
}

const written = Date.parse('2026-03-14T22:59:58Z')
const state = claimStateWriter()

beforeEach(() => state.set('clockOffset', 0))

test('a document says the moment it was written, in the zone of the site, and agrees with what comes to life', async () => {
  state.set('documentTime', written)
  const place = document.body.appendChild(document.createElement('div'))
  place.innerHTML = renderToString(<Clock />)
  expect(place.textContent).toBe(`${written} in ${siteZone}`)
  const differs = jest.fn()
  // A browser needs a while.
  const now = jest.spyOn(Date, 'now').mockReturnValue(written + 3000)
  const root = await act(async () => hydrateRoot(place, <Clock />, { onRecoverableError: differs }))
  expect(differs).not.toHaveBeenCalled()
  expect(place.textContent).toBe(`${written + 3000} in my zone`)
  act(() => root.unmount())
  now.mockRestore()
})

test("what a browser makes by itself goes by its own zone, and by the server's clock", () => {
  state.set('clockOffset', 60_000)
  const now = jest.spyOn(Date, 'now').mockReturnValue(written)
  const { container } = render(<Clock />)
  expect(container.textContent).toBe(`${written + 60_000} in my zone`)
  now.mockRestore()
})
