import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { Page } from './account-deleted.page.tsx'

const open = async (answer: FakeRoute) => {
  const network = fakeApi(api, { 'POST /api/account-reactivate.php': answer })
  const page = await remote.open(<Page />, { path: '/account-deleted?token=abc' })
  return { ...network, ...page }
}
const comeBack = () => userEvent.click(screen.getByRole('button', { name: 'Account terughalen' }))
const refuse = (status: number, code: string) => () => refusal(status, code, { message: code })

test('after a deletion it says what happens now, and whom to write to', async () => {
  const network = fakeApi(api, {})
  await remote.open(<Page />, { path: '/account-deleted' })
  expect(screen.getByRole('heading', { name: 'Je account is verwijderd' })).toBeInTheDocument()
  expect(screen.getByText(/14 dagen terug met de link in je e-mail/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'support@lonk.test' })).toBeInTheDocument()
  expect(network.calls).toEqual([])
})

test('whoever is logged in is not told that their account is gone', async () => {
  remote.share({ user: exampleUser() })
  const { visited } = await remote.open(<Page />, { path: '/account-deleted' })
  expect(visited).toEqual(['/notifications'])
})

test('opening the link of the mail brings nobody back, and its token leaves the address', async () => {
  const { calls, visited } = await open(() => ({ body: { user: exampleUser() } }))
  expect(screen.getByRole('heading', { name: 'Kom je terug?' })).toBeInTheDocument()
  expect(calls).toEqual([])
  expect(visited).toEqual(['/account-deleted'])
})

test('who comes back is logged in, the site hears of it, and all is as it was', async () => {
  const user = exampleUser()
  const heard = remote.heard('login-completed')
  const toasts = remote.heard('toast-requested')
  const { calls, visited } = await open(() => ({ body: { user } }))
  await comeBack()
  await waitFor(() => expect(visited.at(-1)).toBe('/members'))
  expect(calls[0]?.body).toEqual({ token: 'abc' })
  expect(heard).toEqual([{ user }])
  expect(toasts[0]?.text).toBe('Fijn dat je er weer bent. Alles is zoals het was.')
})

test('a dead link asks for no other mail, because there is none to ask for', async () => {
  await open(refuse(410, 'token_invalid'))
  await comeBack()
  expect(await screen.findByRole('heading', { name: 'Deze link werkt niet meer' })).toHaveFocus()
  expect(screen.getByText(/14 dagen lang, met de link in de nieuwste mail/)).toBeInTheDocument()
  expect(screen.queryByText(/vraag een nieuwe e-mail aan/)).not.toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Opnieuw aanmelden' })).toHaveAttribute('href', '/signup')
})

test('an account that is back already is a matter of logging in', async () => {
  await open(refuse(409, 'account_active_exists'))
  await comeBack()
  expect(await screen.findByRole('heading', { name: 'Je account is er al' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login')
})

test('where its member is logged in already, the way leads to the members', async () => {
  remote.share({ user: exampleUser() })
  await open(refuse(409, 'account_active_exists'))
  await comeBack()
  expect(await screen.findByRole('link', { name: 'Bekijk de leden' })).toHaveAttribute('href', '/members')
})

test('what passes can be tried again', async () => {
  const { answer, visited } = await open(refuse(429, 'rate_limited'))
  await comeBack()
  expect(await screen.findByRole('alert')).toHaveTextContent('rate_limited')
  answer('POST /api/account-reactivate.php', () => ({ body: { user: exampleUser() } }))
  await comeBack()
  await waitFor(() => expect(visited.at(-1)).toBe('/members'))
})
