import { beforeEach, expect, test } from '@jest/globals'
import type { PhotoVerificationAnswer } from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../server-state.ts'
import { member, ownProfile } from '../../../testing/member.ts'
import { network } from '../../../testing/network.ts'
import { remote } from '../../../testing/remote.ts'
import { Verification } from './verification.tsx'

beforeEach(() => {
  URL.createObjectURL = () => 'blob:preview'
  URL.revokeObjectURL = () => undefined
})

const nobody: PhotoVerificationAnswer = { state: 'none', pose_code: 'thumb_up', reject_reason: null }

const open = async (
  known: Partial<PhotoVerificationAnswer> = {},
  routes: Record<string, FakeRoute> = {},
  user: Partial<User> = {},
) => {
  let now = { ...nobody, ...known }
  const seen = network({ 'GET /api/photo-verification.php': () => ({ body: now }), ...routes })
  const own = ownProfile({ photo_count_public: 1 })
  await remote.open(
    <ServerState>
      <Verification />
    </ServerState>,
    { path: '/profile', state: { user: member({ profile: own, ...user }) } },
  )
  return {
    ...seen,
    decide: (next: Partial<PhotoVerificationAnswer>) => {
      now = { ...now, ...next }
      remote.share({ user: member({ profile: own }) })
    },
  }
}

const choose = async (label: string, type = 'image/jpeg') => {
  const input = await screen.findByLabelText(label, { selector: 'input' })
  await userEvent.setup({ applyAccept: false }).upload(input, new File(['x'], 'selfie.jpg', { type }))
}

test('says the pose and who sees the selfie, and sends it once it was looked at', async () => {
  const sent: unknown[] = []
  const seen = await open(
    {},
    {
      'POST /api/photo-verification.php': ({ body }) => {
        if (body instanceof FormData) sent.push(body.get('pose_code'))
        return { status: 202, body: { state: 'pending' } }
      },
    },
  )
  expect(await screen.findByText('Steek je duim op.')).toBeInTheDocument()
  expect(screen.getByText(/Alleen een medewerker bekijkt je selfie.*7 dagen.*30 dagen/)).toBeInTheDocument()
  await choose('Selfie maken')
  expect(seen.callsOf('POST /api/photo-verification.php')).toHaveLength(0)
  await userEvent.click(await screen.findByRole('button', { name: 'Versturen' }))
  expect(await screen.findByText('We bekijken je selfie')).toBeInTheDocument()
  expect(sent).toEqual(['thumb_up'])
  expect(screen.queryByRole('button', { name: 'Versturen' })).not.toBeInTheDocument()
})

test('a verdict is shown as soon as the shell has news of the member', async () => {
  const { decide } = await open({ state: 'pending' })
  await screen.findByText('We bekijken je selfie')
  decide({ state: 'verified' })
  expect(await screen.findByText('Je bent geverifieerd')).toBeInTheDocument()
  expect(screen.queryByLabelText('Selfie maken', { selector: 'input' })).not.toBeInTheDocument()
})

test('a refused selfie says why and asks for the next pose', async () => {
  await open({ state: 'rejected', reject_reason: 'wrong_pose', pose_code: 'hand_on_head' })
  expect(await screen.findByText('Het was niet de gevraagde houding.')).toBeInTheDocument()
  expect(screen.getByText('Leg je hand op je hoofd.')).toBeInTheDocument()
})

test('what is no picture is not sent, and a refusal stands in the words of the server', async () => {
  const seen = await open(
    {},
    {
      'POST /api/photo-verification.php': () =>
        refusal(422, 'photo_small', { message: 'De foto moet minstens 400 × 400 pixels zijn.' }),
    },
  )
  await choose('Selfie maken', 'text/html')
  expect(await screen.findByRole('alert')).toHaveTextContent('JPG, PNG, WebP of AVIF')
  expect(screen.queryByRole('button', { name: 'Versturen' })).not.toBeInTheDocument()
  await choose('Andere selfie kiezen')
  await userEvent.click(await screen.findByRole('button', { name: 'Versturen' }))
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('minstens 400 × 400'))
  expect(seen.callsOf('POST /api/photo-verification.php')).toHaveLength(1)
})

test('where another pose is asked for in the meantime, that one is shown', async () => {
  const seen = await open(
    {},
    {
      'POST /api/photo-verification.php': () =>
        refusal(422, 'validation_failed', {
          message: 'Controleer de gemarkeerde velden.',
          fields: { pose_code: { code: 'field_invalid', message: 'Dit klopt niet.' } },
        }),
    },
  )
  await choose('Selfie maken')
  seen.answer('GET /api/photo-verification.php', () => ({ body: { ...nobody, pose_code: 'finger_on_nose' } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Versturen' }))
  expect(await screen.findByText('Leg een vinger op je neus.')).toBeInTheDocument()
  expect(screen.getByRole('alert')).toHaveTextContent('Het was niet de gevraagde houding.')
})

test('whoever has not confirmed their address is told that this comes first', async () => {
  await open({}, {}, { status: 'not_confirmed' })
  expect(await screen.findByText(/Bevestig eerst je e-mailadres/)).toBeInTheDocument()
  expect(screen.queryByLabelText('Selfie maken', { selector: 'input' })).not.toBeInTheDocument()
})

test('without a public photo there is nothing to lay beside it, and that is said', async () => {
  await open({}, {}, { profile: ownProfile({ photo_count_public: 0 }) })
  expect(await screen.findByText(/Plaats eerst een openbare foto/)).toBeInTheDocument()
})
