import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { Page } from './complete-signup.page.tsx'

const check = 'GET /api/complete-signup.php'
const complete = 'POST /api/complete-signup.php'
const utrecht = { id: 3, code: 'UT', name: 'Utrecht', country: 'NL', cities: [{ id: 30, name: 'Zeist' }] }
const known = {
  gender: 'female',
  seeking: 'male',
  date_of_birth: '1985-05-17',
  country: 'NL',
  region_id: 3,
  city: 'Zeist',
}
const created = exampleUser({ status: 'not_confirmed' })

const open = async (routes: Record<string, FakeRoute> = {}) => {
  const network = fakeApi(api, {
    [check]: () => ({ body: { email_masked: 'e****@example.test', known } }),
    [complete]: () => ({ body: { user: created } }),
    'GET /api/regions.php': () => ({ body: { regions: [utrecht] } }),
    'POST /api/signup-check.php': () => ({ body: { ok: true } }),
    ...routes,
  })
  const page = await remote.open(<Page />, { path: '/complete-signup?token=abc' })
  return { ...network, ...page }
}

const fillIn = async () => {
  await userEvent.type(await screen.findByLabelText('Profielnaam'), 'Eva_40')
  await userEvent.type(screen.getByLabelText('Wachtwoord'), 'lonkend-naar-jou')
  await userEvent.click(screen.getByRole('checkbox', { name: /Ik ga akkoord/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Ik geef toestemming/ }))
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Account afmaken' }))

test('what the partner told stands there, the rest is filled in, and one goes on as a new member', async () => {
  const heard = remote.heard('signup-completed')
  const { visited, callsOf } = await open()
  await fillIn()
  expect(screen.getByText(/e\*\*\*\*@example\.test/)).toBeInTheDocument()
  await screen.findByRole('option', { name: 'Utrecht' })
  await send()
  await waitFor(() => expect(visited.at(-1)).toBe('/members?api_signup_complete=1'))
  expect(heard).toEqual([{ user: created }])
  expect(callsOf(complete)[0]?.body).toEqual({
    ...known,
    token: 'abc',
    name: 'Eva_40',
    password: 'lonkend-naar-jou',
    language: 'nl',
    terms_version: '2023-12-01T12:00:00Z',
    consent_terms: true,
    consent_sensitive: true,
    consent_mail: false,
  })
})

test('what is missing is said at the first field that lacks it, and nothing is sent', async () => {
  const { callsOf } = await open()
  await screen.findByLabelText('Profielnaam')
  await send()
  expect(await screen.findAllByText('Geef toestemming om verder te gaan.')).toHaveLength(2)
  await waitFor(() => expect(screen.getByLabelText('Profielnaam')).toHaveFocus())
  expect(callsOf(complete)).toEqual([])
})

test('what the server refuses is said at its field, and nothing is lost', async () => {
  await open({
    [complete]: () =>
      refusal(422, 'validation_failed', {
        fields: { name: { code: 'name_taken', message: 'Deze profielnaam is al bezet.' } },
      }),
  })
  await fillIn()
  await send()
  const name = screen.getByLabelText('Profielnaam')
  await waitFor(() =>
    expect(name).toHaveAccessibleDescription(expect.stringContaining('Deze profielnaam is al bezet.')),
  )
  expect(name).toHaveValue('Eva_40')
})

test.each([
  ['when it is opened', { [check]: () => refusal(410, 'token_invalid') }],
  ['when it is sent', { [complete]: () => refusal(410, 'token_invalid') }],
])('a dead link says so %s, with both ways on', async (_, routes: Record<string, FakeRoute>) => {
  await open(routes)
  if (complete in routes) {
    await fillIn()
    await send()
  }
  expect(await screen.findByRole('heading', { name: 'Deze link werkt niet meer' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login')
  expect(screen.getByRole('link', { name: 'Nieuw account maken' })).toHaveAttribute('href', '/signup')
})

test('without a token nothing is asked', async () => {
  const { calls } = fakeApi(api, {})
  await remote.open(<Page />, { path: '/complete-signup' })
  expect(screen.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeInTheDocument()
  expect(calls).toEqual([])
})
