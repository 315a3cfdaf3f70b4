import { beforeEach, expect, test } from '@jest/globals'
import { type SearchFilterName, searchFilterNames, searchFilters } from '@lonk/shared-api/search-filters.ts'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member, ownProfile } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { card, found } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './search.page.tsx'

beforeEach(() => {
  remote.share({
    geolocationPermission: 'prompt',
    user: member({ country: 'NL', profile: ownProfile({ seeking: 'both' }) }),
  })
})

const offering = (search_fields: readonly string[]) =>
  remote.share({
    settings: exampleSettings({
      countries: ['NL', 'BE'],
      geoip_selected_country: 'NL',
      search_fields: [...search_fields],
    }),
  })

const openPage = async (path = '/members') => {
  const seen = network({ 'GET /api/members.php': () => ({ body: found([card(2)]) }) })
  const view = await remote.open(<Page routeName="members" params={{}} />, { path })
  await screen.findByRole('link', { name: /Lid_2/ })
  return { ...view, seen }
}

/** With its panel of filters open, as on a phone. */
const open = async (path?: string) => {
  const view = await openPage(path)
  await userEvent.click(screen.getByRole('button', { name: /^(Filters|\d filter)$/ }))
  return view
}

type Drawn = readonly [role: 'button' | 'checkbox' | 'combobox' | 'group', name: string]

/** How each filter is drawn: a new one is missing here until it is. */
const drawn: { readonly [Name in SearchFilterName]: Drawn } = {
  gender: ['combobox', 'Wie zoek je?'],
  country: ['combobox', 'Land'],
  countryregion: ['combobox', 'Regio'],
  city: ['combobox', 'Afstand'],
  radius_km: ['combobox', 'Afstand'],
  min_age: ['group', 'Leeftijd'],
  max_age: ['group', 'Leeftijd'],
  sexuality: ['combobox', 'Geaardheid'],
  body_type: ['combobox', 'Figuur'],
  interests: ['combobox', 'Interesses'],
  online: ['button', 'Nu online'],
  with_photo: ['button', 'Met foto'],
  verified: ['checkbox', 'Geverifieerd'],
  hide_fictional: ['checkbox', 'Zonder fictieve profielen'],
}

const alone = searchFilterNames.filter((name) => searchFilters[name].shown !== 'within')
const find = ([role, name]: Drawn) => screen.findByRole(role, { name })

test.each(searchFilterNames)('%s is drawn where the operator names no filter', async (name) => {
  offering([])
  await open()
  expect(await find(drawn[name])).toBeInTheDocument()
})

test.each(alone)('%s is drawn where it is the only one offered, and nothing besides', async (name) => {
  offering([name])
  await open()
  expect(await find(drawn[name])).toBeInTheDocument()
  const inSight = screen.getAllByText(/./, { selector: 'label, legend, button > span' })
  const words = new Set(inSight.map(({ textContent }) => textContent))
  expect(alone.filter((other) => words.has(drawn[other][1]))).toEqual([name])
})

test('visitors are offered no distance', async () => {
  offering([])
  remote.share({ user: null })
  await open()
  await find(drawn.gender)
  expect(screen.queryByLabelText('Afstand')).toBeNull()
})

test('more filters wait until they are asked for, and so do their lists', async () => {
  offering([])
  const { seen } = await openPage()
  await screen.findByLabelText('Wie zoek je?')
  const more = screen.getByRole('button', { name: 'Meer filters' })
  expect(more).toHaveAttribute('aria-expanded', 'false')
  expect(screen.queryByLabelText('Figuur')).toBeNull()
  expect(seen.callsOf('GET /api/interests.php')).toEqual([])
  await userEvent.click(more)
  expect(more).toHaveAttribute('aria-expanded', 'true')
  const part = document.getElementById(more.getAttribute('aria-controls') ?? '')
  expect(part).toContainElement(screen.getByLabelText('Figuur'))
  await waitFor(() => expect(seen.callsOf('GET /api/interests.php')).toHaveLength(1))
})

test('there are no more filters where none of them is offered', async () => {
  offering(['gender', 'online'])
  await openPage()
  expect(screen.queryByRole('button', { name: 'Meer filters' })).toBeNull()
})

test('a trait is chosen from its list', async () => {
  offering([])
  const { visited } = await open()
  await userEvent.selectOptions(await find(drawn.body_type), 'Slank')
  expect(visited).toEqual(['/members?body_type=slim'])
})

test('a trait in the address is searched by, stands in its field and among the filters, and goes again', async () => {
  offering([])
  const { seen, visited } = await open('/members?body_type=slim')
  expect(seen.callsOf('GET /api/members.php')[0]?.query).toMatchObject({ body_type: 'slim' })
  expect(await find(drawn.body_type)).toHaveDisplayValue('Slank')
  await userEvent.click(screen.getByRole('button', { name: 'Filter weghalen: Slank' }))
  await userEvent.selectOptions(await find(drawn.body_type), 'Maakt niet uit')
  expect(visited).toEqual(['/members', '/members'])
})

test('interests are added one by one and taken away one by one', async () => {
  offering([])
  const { seen, visited } = await open('/members?interests=3&online=true')
  expect(seen.callsOf('GET /api/members.php')[0]?.query).toMatchObject({ interests: '3' })
  await userEvent.click(await screen.findByRole('button', { name: 'Filter weghalen: Muziek' }))
  await userEvent.selectOptions(await find(drawn.interests), 'Reizen')
  expect(visited).toEqual(['/members?online=true', '/members?interests=3%2C4&online=true'])
})

test('a box that is ticked narrows the search', async () => {
  offering([])
  const { visited } = await open()
  await userEvent.click(await find(drawn.verified))
  expect(visited).toEqual(['/members?verified=true'])
})

test('what a box stands for stands among the filters too', async () => {
  offering([])
  const { visited } = await open('/members?verified=true')
  expect(await find(drawn.verified)).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Filter weghalen: Geverifieerd' }))
  expect(visited).toEqual(['/members'])
})
