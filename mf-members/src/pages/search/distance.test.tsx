import { beforeEach, expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { stateWriterForTests } from '@lonk/shared-events/state.ts'
import { renderPage } from '@lonk/shared-ui/testing/render-page.tsx'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member, ownProfile } from '../../testing/member.ts'
import { card, found } from '../../testing/people.ts'
import { network, published, remote, startClean } from '../../testing/set-up.ts'
import { Page } from './search.page.tsx'

startClean()

const zeist = { country: 'NL', region_id: 7, city: 'Zeist', distance_km: 2 }
const gent = { country: 'BE', region_id: 9, city: 'Gent', distance_km: 2 }

beforeEach(() => {
  stateWriterForTests.set(
    'settings',
    exampleSettings({ countries: ['NL', 'BE'], geoip_selected_country: 'NL' }),
  )
  stateWriterForTests.set('geocode', null)
  stateWriterForTests.set('geocoding', false)
  stateWriterForTests.set('geolocationPermission', 'prompt')
})

const open = async (path = '/members') => {
  const seen = network({ 'GET /api/members.php': () => ({ body: found([card(2)]) }) })
  const view = await renderPage(<Page routeName="members" params={{}} />, { ...remote, path })
  return { ...view, seen, field: await screen.findByLabelText('Afstand') }
}

test('a visitor whose place nobody knows chooses no distance, but may tell the place', async () => {
  const asked = published('position-requested')
  const { field, visited } = await open()
  expect(field).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await userEvent.click(screen.getByRole('button', { name: 'Gebruik mijn locatie' }))
  expect(asked).toEqual([{}])
  act(() => stateWriterForTests.set('geocoding', true))
  act(() => {
    stateWriterForTests.set('geocode', zeist)
    stateWriterForTests.set('geocoding', false)
  })
  expect(visited).toEqual(['/members?city=Zeist&radius_km=25'])
})

test('a place known on this device is where the distance is measured from', async () => {
  stateWriterForTests.set('geocode', zeist)
  const { field, visited } = await open()
  expect(screen.getByText('Vanaf Zeist')).toBeInTheDocument()
  await userEvent.selectOptions(field, '50 km')
  expect(visited).toEqual(['/members?city=Zeist&radius_km=50'])
})

test('across the border the country is searched along', async () => {
  stateWriterForTests.set('geocode', gent)
  const { field, visited } = await open()
  await userEvent.selectOptions(field, '10 km')
  expect(visited).toEqual(['/members?country=BE&city=Gent&radius_km=10'])
})

test.each([[false], [{ ...gent, country: 'FR' }]] as const)(
  'where it failed, or abroad, a member searches from home (%j)',
  async (geocode) => {
    stateWriterForTests.set('geocode', geocode)
    stateWriterForTests.set('user', member({ profile: ownProfile({ city: 'Utrecht' }) }))
    const { field, visited } = await open()
    expect(screen.getByText('Vanaf Utrecht')).toBeInTheDocument()
    await userEvent.selectOptions(field, '25 km')
    expect(visited).toEqual(['/members?radius_km=25'])
  },
)

test('the distance goes to the server, stands among the filters, and is taken away with its city', async () => {
  const { seen, visited } = await open('/members?city=Zeist&radius_km=25&online=true')
  expect(seen.callsOf('GET /api/members.php')[0]?.query).toMatchObject({ city: 'Zeist', radius_km: 25 })
  await userEvent.click(screen.getByRole('button', { name: 'Filter weghalen: 25 km rond Zeist' }))
  expect(visited).toEqual(['/members?online=true'])
})

test('another country takes the distance along', async () => {
  const { visited } = await open('/members?city=Zeist&radius_km=25')
  await userEvent.selectOptions(screen.getByLabelText('Land'), 'België')
  expect(visited).toEqual(['/members?country=BE'])
})

test('a visitor whose browser tells no place, and of whom nobody knows one, is offered no distance', async () => {
  stateWriterForTests.set('geolocationPermission', 'unsupported')
  network({ 'GET /api/members.php': () => ({ body: found([card(2)]) }) })
  await renderPage(<Page routeName="members" params={{}} />, { ...remote, path: '/members' })
  await screen.findByLabelText('Land')
  expect(screen.queryByLabelText('Afstand')).toBeNull()
})
