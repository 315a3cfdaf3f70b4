import { expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../server-state.ts'
import { member } from '../../../testing/member.ts'
import { network } from '../../../testing/network.ts'
import { card } from '../../../testing/people.ts'
import { remote } from '../../../testing/remote.ts'
import { PhotoAccess } from './photo-access.tsx'

const open = async (private_photo_access: 'granted' | 'premium', routes: Record<string, FakeRoute> = {}) => {
  const seen = network({
    'GET /api/photo-access.php': () => ({
      body: {
        entries: [
          { profile: card(2), state: 'requested' },
          { profile: card(3, { fictional: true }), state: 'granted' },
        ],
      },
    }),
    ...routes,
  })
  const settings = exampleSettings({ private_photo_access, fictional_singular: 'Fictief profiel' })
  await remote.open(
    <ServerState>
      <PhotoAccess />
    </ServerState>,
    { path: '/profile', state: { user: member(), settings } },
  )
  return seen
}
const row = async (place: number) => within((await screen.findAllByRole('listitem'))[place] as HTMLElement)

test('where every premium member sees private photos there is nothing to decide, and nothing is asked', async () => {
  const seen = await open('premium')
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  expect(seen.calls).toEqual([])
})

test('whoever asks is let in by one press, and out again by another', async () => {
  const seen = await open('granted', {
    'POST /api/photo-access.php': ({ body }) => ({
      body: { state: (body as { action: string }).action === 'grant' ? 'granted' : 'none' },
    }),
  })
  expect((await row(0)).getByText('Vraagt of het mag')).toBeInTheDocument()
  await userEvent.click((await row(0)).getByRole('button', { name: 'Toestaan' }))
  await waitFor(async () => expect((await row(0)).getByText('Mag ze zien')).toBeInTheDocument())
  await userEvent.click((await row(0)).getByRole('button', { name: 'Terugnemen' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Lid_2/ })).not.toBeInTheDocument())
  expect(seen.callsOf('POST /api/photo-access.php').map(({ body }) => body)).toEqual([
    { profile_id: 2, action: 'grant' },
    { profile_id: 2, action: 'revoke' },
  ])
})

test('whoever is fictional is labelled here too', async () => {
  await open('granted')
  expect((await row(1)).getByText('Fictief profiel')).toBeInTheDocument()
})

test('a refusal is said, and nothing changes', async () => {
  const toasts = remote.heard('toast-requested')
  await open('granted', {
    'POST /api/photo-access.php': () =>
      refusal(403, 'account_paused', { message: 'Je account is op pauze.' }),
  })
  await userEvent.click((await row(0)).getByRole('button', { name: 'Toestaan' }))
  await waitFor(() => expect(toasts).toEqual([{ text: 'Je account is op pauze.', tone: 'danger' }]))
  expect((await row(0)).getByText('Vraagt of het mag')).toBeInTheDocument()
})
