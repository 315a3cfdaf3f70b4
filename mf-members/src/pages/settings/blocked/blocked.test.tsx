import { expect, test } from '@jest/globals'
import type { ChatPartner } from '@lonk/shared-api/schemas/profile.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../server-state.ts'
import { member } from '../../../testing/member.ts'
import { network } from '../../../testing/network.ts'
import { card } from '../../../testing/people.ts'
import { remote } from '../../../testing/remote.ts'
import { BlockedSection } from './blocked-section.tsx'

const gone: ChatPartner = { id: 9, name: 'Lid niet beschikbaar', main_image: null, online: false }

const open = async (profiles: ChatPartner[], routes: Record<string, FakeRoute> = {}) => {
  const seen = network({ 'GET /api/blocks.php': () => ({ body: { profiles } }), ...routes })
  await remote.open(
    <ServerState>
      <BlockedSection />
    </ServerState>,
    { path: '/notifications', state: { user: member() } },
  )
  await screen.findByRole('heading', { name: 'Geblokkeerde leden' })
  return seen
}

test('who is let go stays in sight, and one more press blocks them again', async () => {
  const seen = await open([card(2), card(3)], {
    'DELETE /api/block.php': () => ({ body: { blocked: false } }),
    'POST /api/block.php': () => ({ body: { blocked: true } }),
  })
  const refreshed = remote.heard('refresh-requested')
  await userEvent.click(await screen.findByRole('button', { name: 'Lid_2 deblokkeren' }))
  const undo = await screen.findByRole('button', { name: 'Deblokkeren van Lid_2 ongedaan maken' })
  expect(undo).toHaveFocus()
  expect(screen.getByText('Niet meer geblokkeerd')).toBeInTheDocument()
  await userEvent.click(undo)
  await screen.findByRole('button', { name: 'Lid_2 deblokkeren' })
  expect(seen.callsOf('DELETE /api/block.php')[0]?.body).toEqual({ profile_id: 2 })
  expect(seen.callsOf('POST /api/block.php')[0]?.body).toEqual({ profile_id: 2 })
  expect(refreshed).toEqual(Array(2).fill({ parts: ['chats', 'likes'] }))
})

test('somebody who is gone has no age and can be let go too', async () => {
  await open([gone], { 'DELETE /api/block.php': () => ({ body: { blocked: false } }) })
  const row = within(await screen.findByRole('listitem'))
  expect(row.getByText('Lid niet beschikbaar')).toBeInTheDocument()
  await userEvent.click(row.getByRole('button', { name: /deblokkeren/ }))
  expect(await row.findByText('Niet meer geblokkeerd')).toBeInTheDocument()
})

test('what was refused is said at the member, who stays blocked', async () => {
  await open([card(2)], {
    'DELETE /api/block.php': () => refusal(404, 'profile_not_found', { message: 'Bestaat niet (meer).' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Lid_2 deblokkeren' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('Bestaat niet (meer).')
  expect(screen.getByRole('button', { name: 'Lid_2 deblokkeren' })).toBeEnabled()
})

test('whoever has blocked nobody is told how it is done', async () => {
  await open([])
  expect(await screen.findByRole('heading', { name: 'Je hebt niemand geblokkeerd' })).toBeInTheDocument()
})
