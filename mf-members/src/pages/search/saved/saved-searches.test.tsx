import { expect, test } from '@jest/globals'
import type { SavedFilters } from '@lonk/shared-api/calls/matching/saved-search.schema.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member } from '../../../testing/member.ts'
import { network } from '../../../testing/network.ts'
import { card, found } from '../../../testing/people.ts'
import { remote } from '../../../testing/remote.ts'
import { Page } from '../search.page.tsx'

const saved = (id: number, name: string, filters: SavedFilters = {}) => ({ id, name, filters })
const near = saved(1, 'Dichtbij', { radius_km: 25, body_type: 'slim' })
const online = saved(2, 'Nu even', { online: true })

const open = async (
  path: string,
  searches: ReturnType<typeof saved>[],
  routes: Record<string, FakeRoute> = {},
  user: ReturnType<typeof member> | null = member(),
) => {
  const seen = network({
    'GET /api/members.php': () => ({ body: found([card(2)]) }),
    'GET /api/saved-search.php': () => ({ body: { searches } }),
    ...routes,
  })
  const view = await remote.open(<Page routeName="members" files="" params={{}} />, { path, state: { user } })
  await screen.findByRole('link', { name: /Lid_2/ })
  await userEvent.click(screen.getByRole('button', { name: 'Bewaarde zoekopdrachten' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Bewaarde zoekopdrachten' }))
  return { ...view, seen, dialog }
}

test('what is searched for now is kept under a name that its filters suggest', async () => {
  const { seen, dialog } = await open('/members?body_type=slim&online=true&sort=new', [], {
    'POST /api/saved-search.php': () => ({ body: { searches: [saved(3, 'Slank, Nu online', {})] } }),
  })
  expect(await dialog.findByRole('textbox', { name: 'Naam' })).toHaveValue('Slank, Nu online')
  await userEvent.click(dialog.getByRole('button', { name: 'Deze zoekopdracht bewaren' }))
  expect(await dialog.findByText('“Slank, Nu online” is bewaard.')).toBeInTheDocument()
  expect(seen.callsOf('POST /api/saved-search.php')[0]?.body).toEqual({
    name: 'Slank, Nu online',
    filters: { body_type: 'slim', online: true, sort: 'new' },
  })
  expect(dialog.getByRole('heading', { name: '1 van 10 bewaard' })).toBeInTheDocument()
})

test('a name that is known says that the old search goes', async () => {
  const { dialog } = await open('/members?online=true', [near])
  const name = await dialog.findByRole('textbox', { name: 'Naam' })
  await userEvent.clear(name)
  await userEvent.type(name, ' dichtbij')
  expect(dialog.getByText(/de oude zoekopdracht wordt vervangen/)).toBeInTheDocument()
})

test('one press searches for it again, and says what it asks', async () => {
  const { dialog, visited } = await open('/members?gender=male', [near])
  await userEvent.click(await dialog.findByRole('button', { name: /^Dichtbij.*Slank/ }))
  expect(visited).toEqual(['/members?radius_km=25&body_type=slim'])
  expect(screen.queryByRole('dialog')).toBeNull()
})

test('what is deleted can be taken back', async () => {
  let searches = [near, online]
  const { dialog, seen } = await open('/members?gender=male', searches, {
    'DELETE /api/saved-search.php': () => {
      searches = [online]
      return { body: { searches } }
    },
    'POST /api/saved-search.php': () => {
      searches = [near, online]
      return { body: { searches } }
    },
  })
  await userEvent.click(await dialog.findByRole('button', { name: '“Dichtbij” verwijderen' }))
  const undo = await dialog.findByRole('button', { name: 'Ongedaan maken' })
  expect(undo).toHaveFocus()
  expect(dialog.queryByRole('button', { name: /^Dichtbij/ })).toBeNull()
  expect(seen.callsOf('DELETE /api/saved-search.php')[0]?.body).toEqual({ id: 1 })
  await userEvent.click(undo)
  expect(await dialog.findByRole('button', { name: /^Dichtbij/ })).toBeInTheDocument()
  expect(seen.callsOf('POST /api/saved-search.php')[0]?.body).toEqual({
    name: 'Dichtbij',
    filters: near.filters,
  })
  expect(dialog.queryByRole('button', { name: 'Ongedaan maken' })).toBeNull()
})

test('ten are all: that is said before, and in the server’s words where it has to refuse', async () => {
  const ten = Array.from({ length: 10 }, (_, index) => saved(index + 1, `Nummer ${index}`))
  const { dialog } = await open('/members?online=true', ten, {
    'POST /api/saved-search.php': () =>
      refusal(403, 'saved_search_limit', { message: 'Je kunt 10 zoekopdrachten bewaren.' }),
  })
  expect(await dialog.findByText(/^Je hebt er al 10/)).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Deze zoekopdracht bewaren' }))
  const name = dialog.getByRole('textbox', { name: 'Naam' })
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Je kunt 10 zoekopdrachten bewaren/))
  expect(name).toHaveFocus()
})

test('what the server says of the name stands at it', async () => {
  const { dialog } = await open('/members?online=true', [], {
    'POST /api/saved-search.php': () =>
      refusal(422, 'validation_failed', {
        message: 'Dit klopt nog niet.',
        fields: { name: { code: 'field_required', message: 'Vul dit in.' } },
      }),
  })
  await userEvent.clear(await dialog.findByRole('textbox', { name: 'Naam' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Deze zoekopdracht bewaren' }))
  const name = dialog.getByRole('textbox', { name: 'Naam' })
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Vul dit in/))
})

test('without filters there is nothing to keep', async () => {
  const { dialog } = await open('/members', [])
  expect(await dialog.findByText(/^Kies eerst een filter/)).toBeInTheDocument()
  expect(dialog.queryByRole('textbox')).toBeNull()
})

test('what went wrong is said, and can be tried again', async () => {
  const { dialog, seen } = await open('/members', [], {
    'GET /api/saved-search.php': () => refusal(403, 'forbidden', { message: 'Dit mag niet.' }),
  })
  expect(await dialog.findByText('Dit mag niet.')).toBeInTheDocument()
  seen.answer('GET /api/saved-search.php', () => ({ body: { searches: [near] } }))
  await userEvent.click(dialog.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await dialog.findByRole('button', { name: /^Dichtbij/ })).toBeInTheDocument()
})

test.each([
  ['Gratis aanmelden', 'signup-requested'],
  ['Inloggen', 'login-requested'],
] as const)('a visitor is offered %s, and the way back to this search', async (button, event) => {
  const { dialog, seen } = await open('/members?online=true', [], {}, null)
  const requests = remote.heard(event)
  await userEvent.click(dialog.getByRole('button', { name: button }))
  expect(requests).toEqual([{ back: '/members?online=true' }])
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(seen.callsOf('GET /api/saved-search.php')).toEqual([])
})
