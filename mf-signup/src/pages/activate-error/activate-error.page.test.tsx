import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { Page } from './activate-error.page.tsx'

const open = (query = '') => remote.open(<Page />, { path: `/activate/error${query}` })

test.each([
  ['', 'Er is iets mis gegaan, neem contact op...'],
  ['?code=activation_failed', 'Er is iets mis gegaan, neem contact op...'],
  ['?code=token_invalid', 'Link verlopen of invalide, vraag een nieuwe e-mail aan'],
  ['?code=account_active_exists', 'Er is al een actief account met dit e-mailadres. Log in.'],
])('%s is explained: %s', async (query, text) => {
  await open(query)
  expect(screen.getByRole('heading', { name: 'Activeren mislukt' })).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'support@lonk.test' })).toHaveAttribute(
    'href',
    'mailto:support@lonk.test',
  )
})

test('a visitor is shown the way to log in, from where the mail can be sent again', async () => {
  await open('?code=token_invalid')
  expect(screen.getByRole('link', { name: 'Naar inloggen' })).toHaveAttribute('href', '/login?back=%2Fsignup')
})

test('a member without a confirmed address gets a new mail, and hears where the day limit is reached', async () => {
  remote.share({ user: exampleUser({ status: 'not_confirmed' }) })
  const { answer } = fakeApi(api, {
    'POST /api/activation-mail.php': () => ({ body: { sent_to: 'jan@example.test' } }),
  })
  await open('?code=token_invalid')
  await userEvent.click(screen.getByRole('button', { name: 'Stuur de mail opnieuw' }))
  expect(await screen.findByRole('status')).toHaveTextContent('jan@example.test')
  answer('POST /api/activation-mail.php', () =>
    refusal(403, 'activation_mail_limit', { message: 'Al 3 vandaag.' }),
  )
  await userEvent.click(screen.getByRole('button', { name: 'Stuur de mail opnieuw' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Al 3 vandaag.')
})
