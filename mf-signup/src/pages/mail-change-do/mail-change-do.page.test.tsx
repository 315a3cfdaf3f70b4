import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { Page } from './mail-change-do.page.tsx'

const change = 'PUT /api/mail-change.php'

const open = async (route: FakeRoute) => {
  const network = fakeApi(api, { [change]: route })
  const page = await remote.open(<Page />, { path: '/mail-change/do?token=abc' })
  return { ...network, ...page }
}
const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Ja, dit adres gebruiken' }))
const changed = exampleUser({ email: 'nieuw@example.test' })

test('opening the link changes nothing, and the token leaves the address', async () => {
  const { calls, visited } = await open(() => ({ body: { user: changed } }))
  expect(screen.getByRole('heading', { name: 'Dit e-mailadres gebruiken?' })).toBeInTheDocument()
  expect(screen.getByText(/Dan wordt iedereen uitgelogd/)).toBeInTheDocument()
  expect(calls).toEqual([])
  expect(visited).toEqual(['/mail-change/do'])
})

test('a yes changes the address, says which one counts, and the user is loaded anew', async () => {
  const asked = remote.heard('refresh-requested')
  const { calls } = await open(() => ({ body: { user: changed } }))
  await confirm()
  expect(await screen.findByRole('heading', { name: 'Dit is nu je e-mailadres' })).toHaveFocus()
  expect(screen.getByText('nieuw@example.test')).toBeInTheDocument()
  expect(screen.getByText(/wijziging ongedaan gemaakt/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login')
  expect(calls[0]?.body).toEqual({ token: 'abc' })
  expect(asked).toEqual([{ parts: ['user'] }])
})

test('whoever is logged in goes back to the settings', async () => {
  remote.share({ user: exampleUser() })
  await open(() => ({ body: { user: changed } }))
  await confirm()
  expect(await screen.findByRole('link', { name: 'Naar je instellingen' })).toHaveAttribute(
    'href',
    '/notifications',
  )
})

test('an address that is still to be confirmed has another mail on its way', async () => {
  await open(() => ({ body: { user: { ...changed, status: 'not_confirmed' } } }))
  await confirm()
  expect(await screen.findByText(/Activeer daarmee je account/)).toBeInTheDocument()
  expect(screen.queryByText(/ongedaan/)).not.toBeInTheDocument()
})

test('a link that was used before says that it is done, and nothing of whose it was', async () => {
  await open(() => ({ body: { user: null } }))
  await confirm()
  expect(await screen.findByRole('heading', { name: 'Dit is al gedaan' })).toHaveFocus()
  expect(screen.getByRole('link', { name: 'Inloggen' })).toHaveAttribute('href', '/login')
})

test.each([
  [410, 'token_invalid', 'Deze link werkt niet meer', /vraag een nieuwe e-mail aan/],
  [409, 'email_exists', 'Je e-mailadres is niet gewijzigd', /heeft al een account op deze site/],
])('%i %s says so and leads to the settings', async (status, code, title, words) => {
  await open(() => refusal(status, code, { message: code }))
  await confirm()
  expect(await screen.findByRole('heading', { name: title })).toHaveFocus()
  expect(screen.getByText(words)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Naar je instellingen' })).toHaveAttribute('href', '/notifications')
})

test('what passes can be tried again', async () => {
  const { answer } = await open(() => refusal(429, 'rate_limited', { message: 'Rustig aan.' }))
  await confirm()
  expect(await screen.findByRole('alert')).toHaveTextContent('Rustig aan.')
  answer(change, () => ({ body: { user: changed } }))
  await confirm()
  expect(await screen.findByText('nieuw@example.test')).toBeInTheDocument()
})

test('without a token there is nothing to say yes to', async () => {
  await remote.open(<Page />, { path: '/mail-change/do' })
  expect(screen.getByRole('heading', { name: 'Deze link werkt niet meer' })).toBeInTheDocument()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})
