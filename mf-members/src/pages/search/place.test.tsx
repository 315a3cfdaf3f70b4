import { beforeEach, expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import type { SharedState } from '@lonk/shared-events/state.ts'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member, ownProfile } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { card, found } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './search.page.tsx'

const zeist = { country: 'NL', region_id: 7, city: 'Zeist', distance_km: 2 }
const gent = { country: 'BE', region_id: 9, city: 'Gent', distance_km: 2 }
const fromUtrecht = member({ country: 'NL', profile: ownProfile({ city: 'Utrecht' }) })

beforeEach(() => {
  remote.share({
    settings: exampleSettings({ countries: ['NL', 'BE'], geoip_selected_country: 'NL' }),
    geolocationPermission: 'prompt',
  })
})

const open = async (user: SharedState['user'], path = '/members') => {
  const seen = network({ 'GET /api/members.php': () => ({ body: found([card(2)]) }) })
  const view = await remote.open(<Page routeName="members" files="" params={{}} />, { path, state: { user } })
  await screen.findByLabelText('Regio')
  return { ...view, seen }
}

/** Presses the button; then the shell finds the place. */
const findPlace = async (place: SharedState['geocode']) => {
  const asked = remote.heard('position-requested')
  await userEvent.click(screen.getByRole('button', { name: 'Filters' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Gebruik mijn locatie' }))
  expect(asked).toEqual([{}])
  remote.share({ geocoding: true })
  remote.share({ geocode: place, geocoding: false })
}

test.each([
  [zeist, '/members?countryregion=7'],
  [gent, '/members?country=BE&countryregion=9'],
])('visitors are told no distances: their place chooses the region (%j)', async (place, address) => {
  const { visited } = await open(null)
  expect(screen.queryByLabelText('Afstand')).toBeNull()
  await findPlace(place)
  expect(visited).toEqual([address])
})

test('a member who lets this device find the place searches around it', async () => {
  const { visited } = await open(fromUtrecht)
  await findPlace(zeist)
  expect(visited).toEqual(['/members?city=Zeist&radius_km=25'])
})

test('a place known on this device is where a distance is measured from', async () => {
  remote.share({ geocode: zeist })
  const { visited } = await open(fromUtrecht)
  expect(screen.getByText('Vanaf Zeist')).toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Afstand'), '50 km')
  expect(visited).toEqual(['/members?city=Zeist&radius_km=50'])
})

test('a city across the border brings its country into the search', async () => {
  remote.share({ geocode: gent })
  const { visited } = await open(fromUtrecht)
  await userEvent.selectOptions(screen.getByLabelText('Afstand'), '10 km')
  expect(visited).toEqual(['/members?country=BE&city=Gent&radius_km=10'])
})

test.each([[null], [false], [{ ...gent, country: 'FR' }]] as const)(
  'where no place is known, finding it failed, or abroad, it is measured from home (%j)',
  async (geocode) => {
    remote.share({ geocode })
    const { visited } = await open(fromUtrecht)
    expect(screen.getByText('Vanaf Utrecht')).toBeInTheDocument()
    await userEvent.selectOptions(screen.getByLabelText('Afstand'), '25 km')
    expect(visited).toEqual(['/members?radius_km=25'])
  },
)

test('the distance goes to the server, stands among the filters, and is taken away with its city', async () => {
  const { seen, visited } = await open(fromUtrecht, '/members?city=Zeist&radius_km=25&online=true')
  expect(seen.callsOf('GET /api/members.php')[0]?.query).toMatchObject({ city: 'Zeist', radius_km: 25 })
  await userEvent.click(screen.getByRole('button', { name: 'Filter weghalen: 25 km rond Zeist' }))
  expect(visited).toEqual(['/members?online=true'])
})

test('another country drops the distance', async () => {
  const { visited } = await open(fromUtrecht, '/members?city=Zeist&radius_km=25')
  await userEvent.selectOptions(screen.getByLabelText('Land'), 'België')
  expect(visited).toEqual(['/members?country=BE'])
})
