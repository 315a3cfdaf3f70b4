import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { Page } from './login.page.tsx'

const member = exampleUser()

const open = (path = '/login') => remote.open(<Page />, { path })

const logIn = async () => {
  await userEvent.type(screen.getByLabelText('E-mailadres'), 'jan@example.test')
  await userEvent.type(screen.getByLabelText('Wachtwoord'), 'lonkend-naar-jou')
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
}

test('a member logs in, the site hears of it, and goes on to the members', async () => {
  const network = fakeApi(api, { 'POST /api/user.php': () => ({ body: { user: member } }) })
  const heard = remote.heard('login-completed')
  const { visited } = await open()
  await logIn()
  expect(visited).toEqual(['/members'])
  expect(heard).toEqual([{ user: member }])
  expect(network.calls[0]?.body).toEqual({
    email: 'jan@example.test',
    password: 'lonkend-naar-jou',
    remember: true,
  })
})

test('whoever unticks it is logged in until the browser is closed', async () => {
  const { calls } = fakeApi(api, { 'POST /api/user.php': () => ({ body: { user: member } }) })
  await open()
  await userEvent.click(screen.getByRole('checkbox', { name: 'Ingelogd blijven' }))
  await logIn()
  expect(calls[0]?.body).toMatchObject({ remember: false })
})

test('a browser that keeps no cookie is told so, instead of the log-in page once more', async () => {
  fakeApi(api, {
    'POST /api/user.php': () => ({ body: { user: member } }),
    'GET /api/user.php': () =>
      refusal(403, 'authentication_required', { message: 'Log in.', authentication_required: true }),
  })
  const heard = remote.heard('login-completed')
  const { visited } = await open()
  await logIn()
  expect(await screen.findByRole('alert')).toHaveTextContent(/bewaart geen cookies/)
  expect([visited, heard]).toEqual([[], []])
})

test.each([
  ['/login?back=%2Fchats%2F3', '/chats/3'],
  ['/login?back=%2F%2Felsewhere.test', '/members'],
  ['/login?back=https%3A%2F%2Felsewhere.test', '/members'],
])('from %s one goes on to %s', async (path, goal) => {
  fakeApi(api, { 'POST /api/user.php': () => ({ body: { user: member } }) })
  const { visited } = await open(path)
  await logIn()
  expect(visited).toEqual([goal])
})

test.each([
  [401, 'login_failed', 'Login mislukt, probeer opnieuw'],
  [423, 'login_blocked', 'Te veel foute pogingen, account voor 15 min geblokkeerd.'],
  [403, 'account_deleted_pending', 'Je account is verwijderd, maar nog niet definitief.'],
])('%i %s is said in place and loses nothing', async (status, code, message) => {
  fakeApi(api, { 'POST /api/user.php': () => refusal(status, code, { message }) })
  const { visited } = await open()
  await logIn()
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText('E-mailadres')).toHaveValue('jan@example.test')
  expect(screen.getByLabelText('Wachtwoord')).toHaveValue('lonkend-naar-jou')
  expect(visited).toEqual([])
})

test('what is missing is said at its field, without a call', async () => {
  const network = fakeApi(api, {})
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
  expect(screen.getByLabelText('E-mailadres')).toHaveAccessibleDescription('Ongeldige e-mail')
  expect(screen.getByLabelText('Wachtwoord')).toHaveAccessibleDescription('Vul dit in.')
  expect(network.calls).toEqual([])
})

test('who is logged in already goes on at once, and once', async () => {
  const { visited } = await open('/login?back=%2Flikes')
  remote.share({ user: member })
  remote.share({ user: exampleUser({ credits: 1 }) })
  expect(visited).toEqual(['/likes'])
})

test('whose session has ended reads why, and goes on where they were', async () => {
  fakeApi(api, { 'POST /api/user.php': () => ({ body: { user: member } }) })
  const { visited } = await open('/login?back=%2Fchats%2F3&ended=1')
  expect(screen.getByText(/^Je bent niet meer ingelogd: je sessie is verlopen/)).toBeInTheDocument()
  await logIn()
  expect(visited).toEqual(['/chats/3'])
})

test('nobody else reads of an ended session', async () => {
  await open('/login?back=%2Fchats%2F3')
  expect(screen.queryByText(/je sessie is verlopen/)).toBeNull()
})

test('the way to sign up keeps where one came from', async () => {
  await open('/login?back=%2Flikes')
  expect(screen.getByRole('link', { name: 'Meld je gratis aan' })).toHaveAttribute(
    'href',
    '/signup?back=%2Flikes',
  )
})

test('the way to a new password takes the typed address along, outside the address bar', async () => {
  const { visited, states } = await open()
  await userEvent.type(screen.getByLabelText('E-mailadres'), 'jan@example.test')
  await userEvent.click(screen.getByRole('link', { name: 'Wachtwoord vergeten?' }))
  expect(visited).toEqual(['/reset-password'])
  expect(states).toEqual([{ email: 'jan@example.test' }])
})

test.each([
  ['account_deleted_pending', { date: '7 december 2026' }, 'Zo haal je je account terug', '/account-deleted'],
  ['account_banned', { complaint_url: '/complaints' }, 'Naar klachten', '/complaints'],
  ['account_banned', { complaint_url: '//elsewhere.test' }, 'Naar klachten', '/complaints'],
])('%s with %j says the way on', async (code, params, name, href) => {
  fakeApi(api, { 'POST /api/user.php': () => refusal(403, code, { message: 'Dat kan nu niet.', params }) })
  await open()
  await logIn()
  expect(screen.getByRole('alert')).toHaveTextContent('Dat kan nu niet.')
  expect(screen.getByRole('link', { name })).toHaveAttribute('href', href)
})
