import { expect, test } from '@jest/globals'
import type { NotificationsAnswer } from '@lonk/shared-api/calls/notifications/notifications.schema.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../server-state.ts'
import { member } from '../../../testing/member.ts'
import { network } from '../../../testing/network.ts'
import { remote } from '../../../testing/remote.ts'
import { type Change, withChange } from './change.ts'
import { NotificationsSection } from './notifications-section.tsx'

const usual: NotificationsAnswer = {
  settings: {
    email: { message: true, like: true, match: true, visit: false, tips: false, offers: false },
    push: { message: true, like: true, match: true, offers: false, quiet_from: 22, quiet_to: 8 },
    frequency: 'now',
  },
  disabled: [],
}
const put = 'PUT /api/notifications.php'

const open = async (
  routes: Record<string, FakeRoute> = {},
  { answer = usual, path = '/notifications' }: { answer?: NotificationsAnswer; path?: string } = {},
) => {
  const seen = network({ 'GET /api/notifications.php': () => ({ body: answer }), ...routes })
  const view = await remote.open(
    <ServerState>
      <NotificationsSection />
    </ServerState>,
    { path, state: { user: member() } },
  )
  await screen.findByRole('group', { name: 'Per e-mail' })
  return { ...seen, ...view }
}

/** The server as it keeps what it is told. */
const keeping = (): FakeRoute => {
  let kept = usual
  return ({ body }) => {
    kept = withChange(kept, body as Change)
    return { body: kept }
  }
}

const switchOf = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('switch', { name })

test('a switch is kept at once, alone, and it is said', async () => {
  const seen = await open({ [put]: keeping() })
  const toasts = remote.heard('toast-requested')
  await userEvent.click(switchOf('Per e-mail', 'Nieuwe like'))
  expect(switchOf('Per e-mail', 'Nieuwe like')).not.toBeChecked()
  await waitFor(() => expect(toasts).toEqual([{ text: 'Opgeslagen.', tone: 'success' }]))
  expect(seen.callsOf(put)[0]?.body).toEqual({ email: { like: false } })
  expect(switchOf('Op je apparaten', 'Nieuwe like')).toBeChecked()
})

test('a refused change goes back by itself, says why, and leaves what was changed besides', async () => {
  let refuse = (_: unknown): void => undefined
  const seen = await open({
    [put]: ({ body }) =>
      'push' in (body as Change)
        ? { body: withChange(usual, body as Change) }
        : new Promise((resolve) => {
            refuse = () => resolve(refusal(429, 'rate_limited', { message: 'Even rustig aan.' }))
          }),
  })
  const toasts = remote.heard('toast-requested')
  await userEvent.click(switchOf('Per e-mail', 'Tips van ons'))
  await userEvent.click(switchOf('Op je apparaten', 'Nieuwe match'))
  expect(switchOf('Per e-mail', 'Tips van ons')).toBeChecked()
  // The second waits for the first: the server hears them in their order.
  expect(seen.callsOf(put)).toHaveLength(1)
  refuse(null)
  await waitFor(() => expect(switchOf('Per e-mail', 'Tips van ons')).not.toBeChecked())
  await waitFor(() => expect(seen.callsOf(put)).toHaveLength(2))
  expect(toasts[0]).toEqual({ text: 'Even rustig aan.', tone: 'danger' })
  expect(switchOf('Op je apparaten', 'Nieuwe match')).not.toBeChecked()
})

test('how often is one choice; never leaves nothing to switch', async () => {
  const seen = await open({ [put]: keeping() })
  await userEvent.click(screen.getByRole('radio', { name: 'Nooit' }))
  await waitFor(() => expect(switchOf('Per e-mail', 'Nieuw bericht')).toBeDisabled())
  expect(seen.callsOf(put)[0]?.body).toEqual({ frequency: 'never' })
})

test('quiet hours are chosen by the hour, and off by equal ones', async () => {
  const seen = await open({ [put]: keeping() })
  await userEvent.selectOptions(screen.getByLabelText('Tot'), '07:00')
  await userEvent.click(switchOf('Op je apparaten', 'Stille uren'))
  await waitFor(() => expect(seen.callsOf(put)).toHaveLength(2))
  expect(seen.callsOf(put).map(({ body }) => body)).toEqual([
    { push: { quiet_from: 22, quiet_to: 7 } },
    { push: { quiet_from: 0, quiet_to: 0 } },
  ])
  expect(screen.queryByLabelText('Tot')).not.toBeInTheDocument()
})

test('notifications of this browser are the shell’s to switch', async () => {
  await open()
  expect(screen.queryByRole('group', { name: 'Deze browser' })).not.toBeInTheDocument()
  const wishes = remote.heard('push-requested')
  remote.share({ push: { isCapable: true, isSubscribed: false, lastMessage: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Aanzetten in deze browser' }))
  remote.share({ push: { isCapable: true, isSubscribed: true, lastMessage: null } })
  await userEvent.click(screen.getByRole('button', { name: 'Uitzetten in deze browser' }))
  expect(wishes).toEqual([{ on: true }, { on: false }])
  remote.share({ push: { isCapable: false, isSubscribed: false, lastMessage: null } })
  expect(screen.getByText(/kan geen meldingen laten zien/)).toBeInTheDocument()
})

test('mails that are off say why, and a test mail is the way back', async () => {
  await open(
    { [put]: () => refusal(409, 'reenable_needs_confirm', { message: 'Klik op de link in de testmail.' }) },
    { answer: { ...usual, disabled: ['bounce'] } },
  )
  expect(screen.getByText(/jan@example.test kwam terug/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Stuur een testmail' }))
  expect(await screen.findByText(/Klik op de link in de mail aan jan@example.test/)).toBeInTheDocument()
})

test('the link of the test mail switches them on, and its token leaves the address', async () => {
  const token = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQ'
  const refreshed = remote.heard('refresh-requested')
  const { callsOf, visited } = await open(
    { [put]: () => ({ body: usual }) },
    { answer: { ...usual, disabled: ['unsubscribe'] }, path: `/notifications?token=${token}` },
  )
  await screen.findByText('Je e-mails staan weer aan.')
  expect(callsOf(put)[0]?.body).toEqual({ token })
  expect(visited).toEqual(['/notifications'])
  expect(refreshed).toContainEqual({ parts: ['user'] })
  expect(screen.queryByText('Stuur een testmail')).not.toBeInTheDocument()
})

test('a dead link says so, and leaves the way to another test mail', async () => {
  await open(
    { [put]: () => refusal(410, 'token_invalid', { message: 'Link verlopen of invalide.' }) },
    { answer: { ...usual, disabled: ['complaint'] }, path: '/notifications?token=dead' },
  )
  expect(await screen.findByText('Link verlopen of invalide.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Stuur een testmail' })).toBeEnabled()
})
