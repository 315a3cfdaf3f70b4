import { beforeEach, expect, test } from '@jest/globals'
import { bus } from '@lonk/shared-events/bus.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import ui from './locales/nl.json' with { type: 'json' }
import { LocationButton } from './location-button.tsx'
import { renderPage } from './testing/render-page.tsx'
import type { FoundPlace } from './use-geolocation.ts'

const zeist = { country: 'NL', region_id: 3, city: 'Zeist', distance_km: 2 }

beforeEach(() => {
  stateWriterForTests.set('geolocationPermission', 'prompt')
  stateWriterForTests.set('geocode', null)
  stateWriterForTests.set('geocoding', false)
})

const show = async () => {
  const found: FoundPlace[] = []
  let requests = 0
  const listening = bus.on('position-requested').subscribe(() => {
    requests += 1
  })
  const onFound = (place: FoundPlace) => found.push(place)
  const view = await renderPage(<LocationButton onFound={onFound} />, { namespace: 'ui', catalogue: ui })
  const press = () => userEvent.click(screen.getByRole('button', { name: 'Gebruik mijn locatie' }))
  return { ...view, found, requests: () => requests, press, stop: () => listening.unsubscribe() }
}

/** What the shell does once it is asked. */
const answer = (geocode: FoundPlace | false) => {
  act(() => stateWriterForTests.set('geocoding', true))
  act(() => {
    stateWriterForTests.set('geocode', geocode)
    stateWriterForTests.set('geocoding', false)
  })
}

test('a press asks, and the place is told once', async () => {
  const { found, press, requests, stop } = await show()
  expect(requests()).toBe(0)
  await press()
  expect(requests()).toBe(1)
  answer(zeist)
  expect(found).toEqual([zeist])
  stop()
})

test('a place known from before, or asked for elsewhere, is not taken for an answer', async () => {
  stateWriterForTests.set('geocode', zeist)
  const { found, stop } = await show()
  answer(zeist)
  expect(found).toEqual([])
  stop()
})

test.each([
  ['denied', 'Je browser mag je locatie niet delen. Dat kun je in je browser aanpassen.'],
  ['prompt', 'Je locatie is niet gevonden. Vul je plaats zelf in.'],
] as const)('where the permission is %s and nothing comes it says why', async (permission, words) => {
  stateWriterForTests.set('geolocationPermission', permission)
  const { found, press, stop } = await show()
  await press()
  answer(false)
  expect(screen.getByRole('status')).toHaveTextContent(words)
  expect(found).toEqual([])
  stop()
})

test('a browser without geolocation has no button', async () => {
  stateWriterForTests.set('geolocationPermission', 'unsupported')
  const { container } = await renderPage(<LocationButton onFound={() => undefined} />, {
    namespace: 'ui',
    catalogue: ui,
  })
  expect(container).toBeEmptyDOMElement()
})
