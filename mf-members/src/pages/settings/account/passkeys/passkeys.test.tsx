import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../../server-state.ts'
import { member } from '../../../../testing/member.ts'
import { network } from '../../../../testing/network.ts'
import { remote } from '../../../../testing/remote.ts'
import { AccountSection } from '../account-section.tsx'

const passkey = (id: number, name: string, last_used_at: string | null = null) => ({
  id,
  name,
  synced: true,
  created_at: '2026-03-01T12:00:00.000Z',
  last_used_at,
})

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** What the browser's own call gives; the library reads it. */
const made = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{}'),
    attestationObject: bytes('attested'),
    getTransports: () => ['internal'],
  },
}

let create: () => Promise<unknown> = () => Promise.resolve(made)
const before = { credential: window.PublicKeyCredential, credentials: navigator.credentials }

beforeEach(() => {
  create = () => Promise.resolve(made)
  Object.assign(window, { PublicKeyCredential: class {} })
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: () => create() },
  })
})
afterEach(() => {
  Object.assign(window, { PublicKeyCredential: before.credential })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: before.credentials })
})

const open = async (routes: Record<string, FakeRoute> = {}) => {
  const seen = network({
    'GET /api/sessions.php': () => ({ body: { sessions: [] } }),
    'GET /api/passkeys.php': () => ({ body: { passkeys: [passkey(1, 'Telefoon')] } }),
    'POST /api/passkey-options.php': () => ({
      body: {
        options: {
          challenge: 'Y2hhbGxlbmdl',
          rp: { id: 'localhost', name: 'Lonk' },
          user: { id: 'bWVtYmVy', name: 'anna@example.test', displayName: 'Anna' },
          pubKeyCredParams: [{ alg: -7, type: 'public-key' }],
        },
      },
    }),
    ...routes,
  })
  await remote.open(
    <ServerState>
      <AccountSection />
    </ServerState>,
    { path: '/notifications', state: { user: member() } },
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Passkeys beheren' }))
  await screen.findByText('Telefoon')
  return seen
}

const add = async (name: string) => {
  const field = screen.getByLabelText('Naam van de passkey')
  await userEvent.clear(field)
  await userEvent.type(field, name)
  await userEvent.type(screen.getByLabelText('Je huidige wachtwoord'), 'zonnebloem-1')
  await userEvent.click(screen.getByRole('button', { name: 'Passkey toevoegen' }))
}

test('one more is made with the password and what the device asks for', async () => {
  const seen = await open({
    'POST /api/passkeys.php': () => ({ body: { passkeys: [passkey(2, 'Laptop'), passkey(1, 'Telefoon')] } }),
  })
  const toasts = remote.heard('toast-requested')
  await add('Laptop')
  expect(await screen.findByText('Laptop')).toBeInTheDocument()
  expect(seen.callsOf('POST /api/passkey-options.php')[0]?.body).toEqual({ password: 'zonnebloem-1' })
  expect(seen.callsOf('POST /api/passkeys.php')[0]?.body).toEqual({
    name: 'Laptop',
    passkey: {
      id: 'cGFzc2tleQ',
      rawId: 'cGFzc2tleQ',
      type: 'public-key',
      authenticatorAttachment: 'platform',
      response: { clientDataJSON: 'e30', attestationObject: 'YXR0ZXN0ZWQ', transports: ['internal'] },
    },
  })
  expect(toasts).toHaveLength(1)
  expect(screen.getByLabelText('Je huidige wachtwoord')).toHaveValue('')
})

test('a wrong password is said where it was typed, and the device is not asked', async () => {
  let asked = 0
  create = () => {
    asked += 1
    return Promise.resolve(made)
  }
  const message = 'Controleer je oude wachtwoord.'
  await open({
    'POST /api/passkey-options.php': () =>
      refusal(422, 'old_password_wrong', {
        message,
        fields: { password: { code: 'old_password_wrong', message } },
      }),
  })
  await add('Laptop')
  await waitFor(() => expect(screen.getByLabelText('Je huidige wachtwoord')).toHaveFocus())
  expect(screen.getByLabelText('Je huidige wachtwoord')).toHaveAccessibleDescription(message)
  expect(asked).toBe(0)
})

test.each([
  ['NotAllowedError', 'Afgebroken. Er is geen passkey toegevoegd.'],
  ['InvalidStateError', 'Dit apparaat heeft al een passkey voor je account.'],
])('where the device answers %s that is said', async (name, words) => {
  create = () => Promise.reject(new DOMException('no', name))
  await open()
  await add('Laptop')
  expect(await screen.findByRole('alert')).toHaveTextContent(words)
  expect(screen.getByLabelText('Naam van de passkey')).toHaveValue('Laptop')
})

test('one that is removed is gone', async () => {
  const seen = await open({ 'DELETE /api/passkeys.php': () => ({ body: { passkeys: [] } }) })
  const list = screen.getByRole('list', { name: 'Passkeys' })
  await userEvent.click(within(list).getByRole('button', { name: 'Passkey Telefoon verwijderen' }))
  await waitFor(() => expect(screen.queryByText('Telefoon')).toBeNull())
  expect(seen.callsOf('DELETE /api/passkeys.php')[0]?.body).toEqual({ id: 1 })
})
