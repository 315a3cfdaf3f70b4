import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { Slot } from './login-prompt.slot.tsx'

const open = async (request: EventPayload<'login-requested'>) => {
  let closed = 0
  const close = () => {
    closed += 1
  }
  const { visited } = await remote.open(<Slot request={request} close={close} />, { path: '/members?page=2' })
  await screen.findByRole('dialog')
  return { visited, closed: () => closed }
}

const sayMember = () => userEvent.click(screen.getByRole('button', { name: 'Al lid? Log in' }))

const logIn = async () => {
  await sayMember()
  await userEvent.type(screen.getByLabelText('E-mailadres'), 'jan@example.test')
  await userEvent.type(screen.getByLabelText('Wachtwoord'), 'lonkend-naar-jou')
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
}

const welcome = () => fakeApi(api, { 'POST /api/user.php': () => ({ body: { user: exampleUser() } }) })

test.each([
  [{ reason: 'like' }, 'Laat weten dat je iemand leuk vindt', 'Log in om te liken'],
  [{ reason: 'chat' }, 'Stuur een bericht', 'Log in om een bericht te sturen'],
  [{ reason: 'block' }, 'Blokkeer iemand', 'Log in om iemand te blokkeren'],
  [{ reason: 'something newer' }, 'Ga verder als lid', 'Log in om verder te gaan'],
  [{}, 'Ga verder als lid', 'Log in om verder te gaan'],
])('%j invites by its name, and asks a member to log in by it', async (request, invited, asked) => {
  await open(request)
  expect(screen.getByRole('dialog', { name: invited })).toBeInTheDocument()
  expect(screen.queryByLabelText('Wachtwoord')).toBeNull()
  await sayMember()
  expect(screen.getByRole('dialog', { name: asked })).toBeInTheDocument()
})

test('who wanted to chat is in the chat after logging in', async () => {
  welcome()
  const { visited, closed } = await open({ reason: 'chat', back: '/members/7/chat' })
  await logIn()
  expect(visited).toEqual(['/members/7/chat'])
  expect(closed()).toBe(1)
})

test.each([[undefined], ['https://elsewhere.test'], ['//elsewhere.test']])(
  'with the way on %j one stays on the page',
  async (back) => {
    welcome()
    const { visited, closed } = await open({ reason: 'like', back })
    await logIn()
    expect(visited).toEqual([])
    expect(closed()).toBe(1)
  },
)

test('a refusal keeps the prompt open', async () => {
  const message = 'Login mislukt, probeer opnieuw'
  fakeApi(api, { 'POST /api/user.php': () => refusal(401, 'login_failed', { message }) })
  const { closed } = await open({ reason: 'like' })
  await logIn()
  expect(screen.getByText(message)).toBeInTheDocument()
  expect(closed()).toBe(0)
})

test('who has no account yet comes back to the page after signing up', async () => {
  await open({ reason: 'like' })
  expect(screen.getByRole('link', { name: 'Maak gratis een profiel' })).toHaveAttribute(
    'href',
    '/signup?back=%2Fmembers%3Fpage%3D2',
  )
})

test('who forgot the password goes to a new one with the address that was typed', async () => {
  const { visited } = await open({ reason: 'like' })
  await sayMember()
  await userEvent.type(screen.getByLabelText('E-mailadres'), 'jan@example.test')
  await userEvent.click(screen.getByRole('link', { name: 'Wachtwoord vergeten?' }))
  expect(visited).toEqual(['/reset-password'])
})
