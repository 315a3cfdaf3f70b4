import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { remote } from '../testing/remote.ts'
import { PasskeyPart, type PasskeyPartProps } from './passkey-part.tsx'

const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** What the browser's own call gives; the library reads it. */
const shown = {
  id: 'cGFzc2tleQ',
  rawId: bytes('passkey'),
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes('{}'),
    authenticatorData: bytes('data'),
    signature: bytes('signed'),
    userHandle: null,
  },
}

type Asked = { mediation?: string; signal?: AbortSignal }

const before = { credential: window.PublicKeyCredential, credentials: navigator.credentials }
/** What each press of the button is answered with. */
let answers: (() => Promise<unknown>)[] = []
const asked: Asked[] = []

beforeEach(() => {
  answers = []
  asked.length = 0
  const PublicKeyCredential = Object.assign(() => undefined, {
    isConditionalMediationAvailable: async () => true,
  })
  Object.assign(window, { PublicKeyCredential })
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: {
      get: (options: Asked) => {
        asked.push(options)
        if (options.mediation !== 'conditional') return answers.shift()?.() ?? Promise.reject(notAllowed())
        return new Promise((_, reject) => {
          options.signal?.addEventListener('abort', () => reject(options.signal?.reason))
        })
      },
    },
  })
})
afterEach(() => {
  Object.assign(window, { PublicKeyCredential: before.credential })
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: before.credentials })
})

const notAllowed = () => new DOMException('The operation was cancelled.', 'NotAllowedError')
const offers = () => asked.map(({ mediation }) => mediation ?? 'by the button')

const open = async (routes: Record<string, FakeRoute> = {}) => {
  fakeApi(api, {
    'POST /api/passkey-login-options.php': () => ({
      body: { options: { challenge: 'Y2hhbGxlbmdl', rpId: 'localhost' } },
    }),
    ...routes,
  })
  const onLoggedIn = jest.fn<PasskeyPartProps['onLoggedIn']>(async () => undefined)
  const onRefused = jest.fn()
  await remote.open(
    <>
      <input autoComplete="username webauthn" aria-label="E-mailadres" />
      <PasskeyPart remember onLoggedIn={onLoggedIn} onRefused={onRefused} />
    </>,
  )
  await waitFor(() => expect(offers()).toEqual(['conditional']))
  return { onLoggedIn, onRefused }
}
const press = () => userEvent.click(screen.getByRole('button', { name: 'Inloggen met een passkey' }))

test('whoever shows a passkey by the button is logged in', async () => {
  answers = [async () => shown]
  const member = exampleUser()
  const { onLoggedIn } = await open({ 'POST /api/passkey-login.php': () => ({ body: { user: member } }) })
  await press()
  await waitFor(() => expect(onLoggedIn).toHaveBeenCalledWith(member))
  expect(offers()).toEqual(['conditional', 'by the button'])
})

test('after a press that came to nothing the address field offers passkeys again', async () => {
  const { onLoggedIn } = await open()
  await press()
  expect(await screen.findByText(/^Afgebroken/)).toBeInTheDocument()
  await waitFor(() => expect(offers()).toEqual(['conditional', 'by the button', 'conditional']))
  expect(onLoggedIn).not.toHaveBeenCalled()
})

test('and after one that the server refused', async () => {
  answers = [async () => shown]
  const { onRefused } = await open({
    'POST /api/passkey-login.php': () => refusal(401, 'passkey_unknown', { message: 'Onbekend.' }),
  })
  await press()
  await waitFor(() => expect(offers()).toEqual(['conditional', 'by the button', 'conditional']))
  expect(onRefused).toHaveBeenLastCalledWith(expect.objectContaining({ code: 'passkey_unknown' }))
})
