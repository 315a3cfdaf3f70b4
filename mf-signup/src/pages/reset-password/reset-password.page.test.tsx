import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { Page } from './reset-password.page.tsx'

const ask = 'POST /api/reset-password.php'
const sent: FakeRoute = () => ({ body: { ok: true } })

const open = (locationState?: unknown) => remote.open(<Page />, { path: '/reset-password', locationState })
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the address that was typed while logging in is there already, and the link goes to it', async () => {
  const network = fakeApi(api, { [ask]: sent })
  await open({ email: 'jan@example.test' })
  await press('Stuur de link')
  expect(await screen.findByRole('heading', { name: 'Kijk in je mailbox' })).toHaveFocus()
  expect(screen.getByText('jan@example.test')).toBeInTheDocument()
  expect(network.calls[0]?.body).toEqual({ email: 'jan@example.test' })
})

test('an address that nobody is known by is said at its field, in the words of the server', async () => {
  fakeApi(api, { [ask]: () => refusal(404, 'email_not_found', { message: 'E-mailadres niet gevonden' }) })
  await open({ email: 'jon@example.test' })
  await press('Stuur de link')
  const field = screen.getByLabelText('E-mailadres')
  expect(field).toHaveAccessibleDescription('E-mailadres niet gevonden')
  expect(field).toHaveFocus()
})

test('what the server does not take for an address is said at its field', async () => {
  const fields = { email: { code: 'email_invalid', message: 'Ongeldige e-mail' } }
  fakeApi(api, { [ask]: () => refusal(422, 'validation_failed', { fields }) })
  await open({ email: 'jan@' })
  await press('Stuur de link')
  expect(screen.getByLabelText('E-mailadres')).toHaveAccessibleDescription('Ongeldige e-mail')
})

test('what is no address at all is not sent', async () => {
  const network = fakeApi(api, {})
  await open()
  await userEvent.type(screen.getByLabelText('E-mailadres'), 'jan')
  await press('Stuur de link')
  expect(screen.getByLabelText('E-mailadres')).toHaveAccessibleDescription('Ongeldige e-mail')
  expect(network.calls).toEqual([])
})

test('the limit of the day is said, and the address stays', async () => {
  const message = 'Te veel wachtwoordherstel mails verstuurd, probeer het morgen nog eens.'
  fakeApi(api, { [ask]: () => refusal(403, 'reset_mail_limit', { message }) })
  await open({ email: 'jan@example.test' })
  await press('Stuur de link')
  expect(screen.getByRole('alert')).toHaveTextContent(message)
  expect(screen.getByLabelText('E-mailadres')).toHaveValue('jan@example.test')
})

test('a mail that does not come can be asked for again, and hears of the limit too', async () => {
  const network = fakeApi(api, { [ask]: sent })
  await open({ email: 'jan@example.test' })
  await press('Stuur de link')
  await press('Stuur de mail opnieuw')
  expect(await screen.findByRole('status')).toHaveTextContent('Anders is er een nieuwe onderweg.')
  expect(network.callsOf(ask)).toHaveLength(2)
  network.answer(ask, () => refusal(403, 'reset_mail_limit', { message: 'Morgen weer.' }))
  await press('Stuur de mail opnieuw')
  expect(await screen.findByRole('alert')).toHaveTextContent('Morgen weer.')
})

test('a wrong address can be put right', async () => {
  fakeApi(api, { [ask]: sent })
  await open({ email: 'jan@exmple.test' })
  await press('Stuur de link')
  await press('Het adres klopt niet')
  expect(screen.getByLabelText('E-mailadres')).toHaveValue('jan@exmple.test')
})
