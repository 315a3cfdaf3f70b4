import { expect, test } from '@jest/globals'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../server-state.ts'
import { member } from '../../../testing/member.ts'
import { network } from '../../../testing/network.ts'
import { remote } from '../../../testing/remote.ts'
import { Invisible } from './invisible.tsx'

const open = (user: Partial<User>) =>
  remote.open(
    <ServerState>
      <Invisible />
    </ServerState>,
    { path: '/profile', state: { user: member(user) } },
  )
const button = () => screen.getByRole('switch', { name: 'Onzichtbaar' })

test('a premium member reads what it does and what it does not, and is invisible by one press', async () => {
  const seen = network({ 'PUT /api/user.php': () => ({ body: { user: member({ invisible: true }) } }) })
  const refreshed = remote.heard('refresh-requested')
  await open({ paid_user: true })
  expect(button()).toHaveAccessibleDescription(/niet dat je online bent of hun profiel bekijkt/)
  expect(screen.getByText(/likes en berichten komen gewoon aan/)).toBeInTheDocument()
  await userEvent.click(button())
  expect(button()).toBeChecked()
  await waitFor(() => expect(refreshed).toEqual([{ parts: ['user'] }]))
  expect(seen.callsOf('PUT /api/user.php')[0]?.body).toEqual({ invisible: true })
})

test('a free member sees what it is and the way to premium', async () => {
  network({})
  await open({ paid_user: false })
  expect(button()).toBeDisabled()
  expect(button()).toHaveAccessibleDescription(/Alleen voor premium leden/)
  expect(screen.getByRole('link', { name: 'Wat is premium?' })).toHaveAttribute('href', '/premium')
})

test('where it is refused the switch goes back, and why is said', async () => {
  network({
    'PUT /api/user.php': () => refusal(403, 'premium_only', { message: 'Dit is voor premium leden.' }),
  })
  const toasts = remote.heard('toast-requested')
  await open({ paid_user: true })
  await userEvent.click(button())
  await waitFor(() => expect(toasts).toEqual([{ text: 'Dit is voor premium leden.', tone: 'danger' }]))
  expect(button()).not.toBeChecked()
})
