import { beforeEach, expect, test } from '@jest/globals'
import {
  type FilterOfKind,
  type SearchFilterName,
  searchFilterNames,
  searchFilters,
} from '@lonk/shared-api/search-filters.ts'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import catalogue from '../../locales/nl.json' with { type: 'json' }
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
      countries: ['NL', 'AT', 'BE'],
      geoip_selected_country: 'NL',
      search_fields: [...search_fields],
    }),
  })

const openPage = async (path = '/members') => {
  const seen = network({ 'GET /api/members.php': () => ({ body: found([card(2)]) }) })
  const view = await remote.open(<Page routeName="members" files="" params={{}} />, { path })
  await screen.findByRole('link', { name: /Lid_2/ })
  return { ...view, seen }
}

/** As on a phone. What stands beside the sheet is out of reach meanwhile. */
const openSheet = async () => {
  await userEvent.click(screen.getByRole('button', { name: /^(Filters|\d filters?)$/ }))
  return screen.findByRole('dialog', { name: 'Filters' })
}

const open = async (path?: string) => {
  const view = await openPage(path)
  await openSheet()
  return view
}

type Drawn = readonly [role: 'button' | 'checkbox' | 'combobox' | 'group' | 'searchbox', name: string]

type ByHand = Exclude<SearchFilterName, FilterOfKind<'choice' | 'yes'>> | 'gender'

/** How those are drawn that have a field of their own: a new one is missing here until it is. */
const byHand: { readonly [Name in ByHand]: Drawn } = {
  gender: ['combobox', 'Wie zoek je?'],
  country: ['combobox', 'Land'],
  countryregion: ['combobox', 'Regio'],
  city: ['searchbox', 'Woonplaats'],
  radius_km: ['combobox', 'Afstand'],
  min_age: ['group', 'Leeftijd'],
  max_age: ['group', 'Leeftijd'],
  interests: ['combobox', 'Interesses'],
}
const isByHand = (name: SearchFilterName): name is ByHand => Object.hasOwn(byHand, name)

/** The others by their kind, under the words of the catalogue. */
const drawn = (name: SearchFilterName): Drawn => {
  if (isByHand(name)) return byHand[name]
  const { kind, shown } = searchFilters[name]
  const words: Readonly<Record<string, string | { readonly label: string }>> =
    kind === 'yes' ? catalogue.search.only : catalogue.traits
  const said = words[name] ?? ''
  const role = kind === 'choice' ? 'combobox' : shown === 'first' ? 'button' : 'checkbox'
  return [role, typeof said === 'string' ? said : said.label]
}

const alone = searchFilterNames.filter((name) => searchFilters[name].shown !== 'within')
const find = ([role, name]: Drawn) => screen.findByRole(role, { name })
/** These are in sight without a sheet. */
const isChip = (name: SearchFilterName) => drawn(name)[0] === 'button'

test.each(searchFilterNames)('%s is drawn where the operator names no filter', async (name) => {
  offering([])
  await (isChip(name) ? openPage() : open())
  expect(await find(drawn(name))).toBeInTheDocument()
})

test.each(alone)('%s is drawn where it is the only one offered, and nothing besides', async (name) => {
  offering([name])
  await (isChip(name) ? openPage() : open())
  expect(await find(drawn(name))).toBeInTheDocument()
  const inSight = screen.getAllByText(/./, { selector: 'label, legend, button > span' })
  const words = new Set(inSight.map(({ textContent }) => textContent))
  expect(alone.filter((other) => words.has(drawn(other)[1]))).toEqual([name])
})

test('both ends of the ages are drawn where one of them is offered', async () => {
  offering(['max_age'])
  await open()
  expect(await find(drawn('max_age'))).toBeInTheDocument()
})

test('there is no sheet where there is nothing to put into it', async () => {
  offering(['online', 'with_photo'])
  await openPage()
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull()
})

test('the sheet says who is found meanwhile, and closes by that', async () => {
  offering([])
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Toon 1 lid' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(screen.getByRole('button', { name: 'Filters' })).toHaveFocus()
})

test('the sheet clears all filters at once', async () => {
  offering([])
  const { visited } = await open('/members?body_type=slim&online=true&sort=new')
  await userEvent.click(await screen.findByRole('button', { name: 'Alles wissen' }))
  expect(visited).toEqual(['/members?sort=new'])
})

test('a city is searched by once it is typed', async () => {
  offering([])
  const { visited } = await open()
  await userEvent.type(await find(drawn('city')), 'Zeist')
  expect(visited).toEqual([])
  await userEvent.keyboard('{Enter}')
  expect(visited).toEqual(['/members?city=Zeist'])
})

test('the ages begin with the youngest member of the site', async () => {
  remote.share({ settings: exampleSettings({ countries: ['NL'], min_age: 21 }) })
  const { visited } = await open()
  const youngest = within(await find(drawn('min_age'))).getByLabelText('Vanaf')
  expect(within(youngest).getAllByRole('option')[0]).toHaveTextContent('21')
  await userEvent.selectOptions(youngest, '30')
  expect(visited).toEqual(['/members?min_age=30'])
})

test.each([
  ['countryregion=999', 'Onbekende regio'],
  ['interests=999', 'Onbekende interesse'],
  ['city=Zeist', 'Zeist'],
])('what narrows the search by %s can be seen and taken away', async (query, words) => {
  offering([])
  const { visited } = await openPage(`/members?${query}`)
  await userEvent.click(await screen.findByRole('button', { name: `Filter weghalen: ${words}` }))
  expect(visited).toEqual(['/members'])
})

test('visitors are offered no distance', async () => {
  offering([])
  remote.share({ user: null })
  await open()
  await find(drawn('gender'))
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
  await userEvent.selectOptions(await find(drawn('body_type')), 'Slank')
  expect(visited).toEqual(['/members?body_type=slim'])
})

test('a trait in the address is searched by, stands in its field and among the filters, and goes again', async () => {
  offering([])
  const { seen, visited } = await openPage('/members?body_type=slim')
  expect(seen.callsOf('GET /api/members.php')[0]?.query).toMatchObject({ body_type: 'slim' })
  await userEvent.click(screen.getByRole('button', { name: 'Filter weghalen: Slank' }))
  await openSheet()
  expect(await find(drawn('body_type'))).toHaveDisplayValue('Slank')
  await userEvent.selectOptions(await find(drawn('body_type')), 'Maakt niet uit')
  expect(visited).toEqual(['/members', '/members'])
})

test('interests are added one by one and taken away one by one', async () => {
  offering([])
  const { seen, visited } = await openPage('/members?interests=3&online=true')
  expect(seen.callsOf('GET /api/members.php')[0]?.query).toMatchObject({ interests: '3' })
  await userEvent.click(await screen.findByRole('button', { name: 'Filter weghalen: Muziek' }))
  await openSheet()
  await userEvent.selectOptions(await find(drawn('interests')), 'Reizen')
  expect(visited).toEqual(['/members?online=true', '/members?interests=3%2C4&online=true'])
})

test('a box that is ticked narrows the search', async () => {
  offering([])
  const { visited } = await open()
  await userEvent.click(await find(drawn('verified')))
  expect(visited).toEqual(['/members?verified=true'])
})

test('what a box stands for stands among the filters too', async () => {
  offering([])
  const { visited } = await openPage('/members?verified=true')
  await userEvent.click(screen.getByRole('button', { name: 'Filter weghalen: Geverifieerd' }))
  expect(visited).toEqual(['/members'])
  await openSheet()
  expect(await find(drawn('verified'))).toBeChecked()
})

test('countries are in the order of their names, not of their codes', async () => {
  offering([])
  await open()
  const countries = within(await screen.findByLabelText('Land')).getAllByRole('option')
  expect(countries.map((option) => option.textContent)).toEqual(['België', 'Nederland', 'Oostenrijk'])
})
