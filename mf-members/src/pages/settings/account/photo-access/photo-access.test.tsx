import { expect, test } from '@jest/globals'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../../server-state.ts'
import { member } from '../../../../testing/member.ts'
import { network } from '../../../../testing/network.ts'
import { card } from '../../../../testing/people.ts'
import { remote } from '../../../../testing/remote.ts'
import { AccountSection } from '../account-section.tsx'

const entries = [
  { profile: card(2), state: 'requested' },
  { profile: card(3), state: 'granted' },
]

const open = async (routes: Record<string, FakeRoute>, access: 'premium' | 'granted' = 'granted') => {
  const seen = network({ 'GET /api/sessions.php': () => ({ body: { sessions: [] } }), ...routes })
  await remote.open(
    <ServerState>
      <AccountSection />
    </ServerState>,
    {
      path: '/notifications',
      state: { user: member(), settings: exampleSettings({ private_photo_access: access }) },
    },
  )
  return seen
}

const rowOf = async (name: RegExp) => {
  const link = await screen.findByRole('link', { name })
  const row = link.closest('li')
  if (!row) throw new Error('no row')
  return within(row)
}

test('whoever asked is let in or refused, and either can be taken back', async () => {
  const { callsOf, answer } = await open({
    'GET /api/photo-access.php': () => ({ body: { entries } }),
    'POST /api/photo-access.php': () => ({ body: { state: 'granted' } }),
  })
  const row = await rowOf(/Lid_2/)
  expect(row.getByRole('status')).toHaveTextContent('Vraagt om te kijken')
  await userEvent.click(row.getByRole('button', { name: 'Toestaan: Lid_2' }))
  expect(await row.findByText('Mag kijken')).toBeInTheDocument()
  expect(row.getByRole('button', { name: 'Toestaan: Lid_2' })).toHaveAttribute('aria-disabled', 'true')

  answer('POST /api/photo-access.php', () => ({ body: { state: 'none' } }))
  await userEvent.click(row.getByRole('button', { name: 'Weigeren: Lid_2' }))
  expect(await row.findByText('Mag niet kijken')).toBeInTheDocument()
  expect(row.getByRole('button', { name: 'Weigeren: Lid_2' })).toHaveFocus()
  expect(callsOf('POST /api/photo-access.php').map(({ body }) => body)).toEqual([
    { profile_id: 2, action: 'grant' },
    { profile_id: 2, action: 'revoke' },
  ])
  expect((await rowOf(/Lid_3/)).getByRole('status')).toHaveTextContent('Mag kijken')
})

test('what was refused by the server is said at the person, whose state stays', async () => {
  await open({
    'GET /api/photo-access.php': () => ({ body: { entries } }),
    'POST /api/photo-access.php': () => refusal(404, 'profile_not_found', { message: 'Weg.' }),
  })
  const row = await rowOf(/Lid_2/)
  await userEvent.click(row.getByRole('button', { name: 'Toestaan: Lid_2' }))
  expect(await row.findByRole('alert')).toHaveTextContent('Weg.')
  expect(row.getByRole('status')).toHaveTextContent('Vraagt om te kijken')
})

test('nobody asked', async () => {
  await open({ 'GET /api/photo-access.php': () => ({ body: { entries: [] } }) })
  expect(await screen.findByText('Niemand heeft erom gevraagd.')).toBeInTheDocument()
})

test('where premium members see all photos there is nothing to decide', async () => {
  const { callsOf } = await open({}, 'premium')
  await screen.findByRole('group', { name: 'Wat anderen zien' })
  expect(screen.queryByRole('group', { name: "Wie je privéfoto's ziet" })).not.toBeInTheDocument()
  expect(callsOf('GET /api/photo-access.php')).toEqual([])
})
