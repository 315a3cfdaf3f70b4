import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { Page } from './reset-password-do.page.tsx'

const check = 'GET /api/reset-password.php'
const set = 'PUT /api/reset-password.php'
const valid: FakeRoute = () => ({ body: { valid: true, email_masked: 'j****@example.test' } })
const gone: FakeRoute = () => refusal(410, 'token_invalid', { message: 'Link verlopen of invalide' })

const open = async (routes: Record<string, FakeRoute>) => {
  const network = fakeApi(api, { [check]: valid, ...routes })
  const page = await remote.open(<Page />, { path: '/reset-password/do?token=abc' })
  return { ...network, ...page }
}

const choose = async (password = 'lonkend-naar-jou', repeat = password) => {
  await userEvent.type(await screen.findByLabelText('Nieuw wachtwoord'), password)
  await userEvent.type(screen.getByLabelText('Nieuw wachtwoord nog een keer'), repeat)
  await userEvent.click(screen.getByRole('button', { name: 'Wachtwoord opslaan' }))
}

test('a new password logs in, the site hears of it, and the member goes on', async () => {
  const user = exampleUser()
  const heard = remote.heard('login-completed')
  const toasts = remote.heard('toast-requested')
  const { visited, callsOf } = await open({ [set]: () => ({ body: { user } }) })
  expect(await screen.findByText(/j\*\*\*\*@example\.test/)).toBeInTheDocument()
  await choose()
  await waitFor(() => expect(visited.at(-1)).toBe('/members'))
  expect(heard).toEqual([{ user }])
  expect(toasts[0]?.text).toBe('Je wachtwoord is gewijzigd. Overal elders ben je uitgelogd.')
  expect(callsOf(set)[0]?.body).toEqual({
    token: 'abc',
    password: 'lonkend-naar-jou',
    password_repeat: 'lonkend-naar-jou',
  })
  expect(callsOf(check)).toHaveLength(1)
})

test('the token leaves the address at once', async () => {
  const { visited } = await open({})
  expect(visited).toEqual(['/reset-password/do'])
  await screen.findByLabelText('Nieuw wachtwoord')
})

test('after a reload the token is still known', async () => {
  const { callsOf } = fakeApi(api, { [check]: valid })
  await remote.open(<Page />, { path: '/reset-password/do', locationState: { token: 'abc' } })
  expect(await screen.findByLabelText('Nieuw wachtwoord')).toBeInTheDocument()
  expect(callsOf(check)[0]?.query).toEqual({ token: 'abc' })
})

test.each([
  ['password', 'password_weak', 'Nieuw wachtwoord', 'Kies een ander.'],
  ['password', 'password_equals_login', 'Nieuw wachtwoord', 'Niet je profielnaam.'],
  ['password_repeat', 'password_mismatch', 'Nieuw wachtwoord nog een keer', 'Niet gelijk.'],
])('what the server says of %s (%s) is said there', async (field, code, label, message) => {
  await open({ [set]: () => refusal(422, code, { fields: { [field]: { code, message } } }) })
  await choose()
  const input = screen.getByLabelText(label)
  await waitFor(() => expect(input).toHaveAccessibleDescription(expect.stringContaining(message)))
  expect(input).toHaveFocus()
})

test('two different passwords are told apart without a call', async () => {
  const { callsOf } = await open({})
  await choose('lonkend-naar-jou', 'lonkend-naar-jouw')
  expect(screen.getByLabelText('Nieuw wachtwoord nog een keer')).toHaveAccessibleDescription(
    'De opgegeven wachtwoorden zijn niet gelijk.',
  )
  expect(callsOf(set)).toEqual([])
})

test('a call whose answer was lost ends at the log-in page, and nobody is logged in', async () => {
  const heard = remote.heard('login-completed')
  await open({ [set]: () => ({ body: { user: null } }) })
  await choose()
  expect(await screen.findByRole('heading', { name: 'Je nieuwe wachtwoord is opgeslagen' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login')
  expect(heard).toEqual([])
})

test.each([
  ['when it is opened', { [check]: gone }],
  ['when the password is sent', { [set]: gone }],
])('a dead link says so %s, with the way to another one', async (_, routes: Record<string, FakeRoute>) => {
  await open(routes)
  if (set in routes) await choose()
  expect(await screen.findByRole('heading', { name: 'Deze link werkt niet meer' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Nieuwe link aanvragen' })).toHaveAttribute(
    'href',
    '/reset-password',
  )
})

test('without a token nothing is asked', async () => {
  const network = fakeApi(api, {})
  await remote.open(<Page />, { path: '/reset-password/do' })
  expect(screen.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeInTheDocument()
  expect(network.calls).toEqual([])
})

test('a link that could not be looked at can be looked at again', async () => {
  const { answer } = await open({ [check]: () => refusal(429, 'rate_limited', { message: 'Rustig aan.' }) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Rustig aan.')
  answer(check, valid)
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByLabelText('Nieuw wachtwoord')).toBeInTheDocument()
})
