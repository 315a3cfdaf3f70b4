import { expect, test } from '@jest/globals'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../server-state.ts'
import { member, ownProfile } from '../../../testing/member.ts'
import { network } from '../../../testing/network.ts'
import { remote } from '../../../testing/remote.ts'
import { AccountSection } from './account-section.tsx'

const session = (id: number, user_agent: string | null, current = false) => ({
  id,
  current,
  created_at: '2026-03-01T12:00:00.000Z',
  last_seen: '2026-03-02T12:00:00.000Z',
  user_agent,
})
const sessions = [
  session(1, 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0', true),
  session(2, 'Mozilla/5.0 (Linux; Android 16; K) Chrome/156.0 Mobile Safari/537.36'),
  session(3, null),
]

const open = async (routes: Record<string, FakeRoute> = {}, user = member()) => {
  const seen = network({ 'GET /api/sessions.php': () => ({ body: { sessions } }), ...routes })
  await remote.open(
    <ServerState>
      <AccountSection />
    </ServerState>,
    { path: '/notifications', state: { user } },
  )
  await screen.findByText('Firefox op Windows')
  return seen
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const fill = (label: string, text: string) => userEvent.type(screen.getByLabelText(label), text)

test('another address waits for the link in a letter to it', async () => {
  const seen = await open({
    'POST /api/mail-change.php': () => ({ status: 202, body: { sent_to: 'n***@example.test' } }),
  })
  await press('E-mailadres wijzigen')
  await screen.findByLabelText('Nieuw e-mailadres')
  await fill('Nieuw e-mailadres', 'nieuw@example.test')
  await fill('Je huidige wachtwoord', 'zonnebloem-1')
  await press('Stuur de bevestiging')
  expect(await screen.findByText(/een link gestuurd naar n\*\*\*@example.test/)).toBeInTheDocument()
  expect(seen.callsOf('POST /api/mail-change.php')[0]?.body).toEqual({
    email: 'nieuw@example.test',
    password: 'zonnebloem-1',
  })
})

test('an address that somebody has already is said at the field, which gets the focus', async () => {
  await open({
    'POST /api/mail-change.php': () => refusal(409, 'email_exists', { message: 'Dit adres bestaat al.' }),
  })
  await press('E-mailadres wijzigen')
  await screen.findByLabelText('Nieuw e-mailadres')
  await press('Stuur de bevestiging')
  await waitFor(() => expect(screen.getByLabelText('Nieuw e-mailadres')).toHaveFocus())
  expect(screen.getByLabelText('Nieuw e-mailadres')).toHaveAccessibleDescription('Dit adres bestaat al.')
})

test('a wrong present password is said where it was typed, and a good change closes the form', async () => {
  let right = false
  const seen = await open({
    'PUT /api/password.php': () =>
      right
        ? { body: { ok: true } }
        : refusal(422, 'old_password_wrong', {
            message: 'Controleer je oude wachtwoord.',
            fields: {
              old_password: { code: 'old_password_wrong', message: 'Controleer je oude wachtwoord.' },
            },
          }),
  })
  const toasts = remote.heard('toast-requested')
  await press('Wachtwoord wijzigen')
  await screen.findByLabelText('Nieuw wachtwoord')
  await fill('Je huidige wachtwoord', 'zonnebloem-1')
  await fill('Nieuw wachtwoord', 'korenbloem-22')
  await fill('Nieuw wachtwoord nog een keer', 'korenbloem-22')
  await press('Wachtwoord opslaan')
  await waitFor(() =>
    expect(screen.getByLabelText('Je huidige wachtwoord')).toHaveAccessibleDescription(
      'Controleer je oude wachtwoord.',
    ),
  )
  expect(screen.getByLabelText('Nieuw wachtwoord')).toHaveValue('korenbloem-22')
  right = true
  await press('Wachtwoord opslaan')
  await waitFor(() => expect(screen.queryByLabelText('Nieuw wachtwoord')).not.toBeInTheDocument())
  expect(seen.callsOf('PUT /api/password.php')[1]?.body).toEqual({
    old_password: 'zonnebloem-1',
    new_password: 'korenbloem-22',
    new_password_repeat: 'korenbloem-22',
  })
  expect(toasts[0]?.tone).toBe('success')
})

test('read receipts are kept at once, and go back where they are refused', async () => {
  const seen = await open({
    'PUT /api/user.php': () => ({ body: { user: member({ read_receipts: false }) } }),
  })
  const refreshed = remote.heard('refresh-requested')
  const receipts = screen.getByRole('switch', { name: 'Leesbevestigingen' })
  await userEvent.click(receipts)
  expect(receipts).not.toBeChecked()
  await waitFor(() => expect(refreshed).toEqual([{ parts: ['user'] }]))
  remote.share({ user: member({ read_receipts: false }) })
  seen.answer('PUT /api/user.php', () => refusal(403, 'forbidden', { message: 'Dit mag niet.' }))
  const toasts = remote.heard('toast-requested')
  await userEvent.click(receipts)
  await waitFor(() => expect(toasts).toEqual([{ text: 'Dit mag niet.', tone: 'danger' }]))
  expect(receipts).not.toBeChecked()
})

test('being invisible is for premium members; whoever lost premium may still show themselves', async () => {
  await open()
  const invisible = screen.getByRole('switch', { name: 'Onzichtbaar' })
  const wishes = remote.heard('credits-requested')
  expect(invisible).toBeDisabled()
  expect(invisible).toHaveAccessibleDescription(/Alleen voor premium leden/)
  await press('Wat is premium?')
  expect(wishes).toEqual([{ reason: 'premium' }])
  remote.share({ user: member({ invisible: true }) })
  expect(invisible).toBeEnabled()
  remote.share({ user: member({ paid_user: true }) })
  expect(invisible).toBeEnabled()
})

test('one log-in elsewhere is ended, or all of them; this one has no such button', async () => {
  const seen = await open({ 'DELETE /api/sessions.php': () => ({ body: { ok: true } }) })
  expect(screen.getByText('Dit apparaat')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Firefox op Windows uitloggen' })).not.toBeInTheDocument()
  await press('Chrome op Android uitloggen')
  await waitFor(() => expect(screen.queryByText('Chrome op Android')).not.toBeInTheDocument())
  await press('Overal elders uitloggen')
  await waitFor(() => expect(screen.queryByText('Onbekend apparaat')).not.toBeInTheDocument())
  expect(seen.callsOf('DELETE /api/sessions.php').map(({ body, query }) => body ?? query)).toEqual([
    { id: 2 },
    { all: true },
  ])
  expect(screen.getByText('Firefox op Windows')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Overal elders uitloggen' })).not.toBeInTheDocument()
})

const unconfirmed = member({
  status: 'not_confirmed',
  profile: ownProfile({ date_of_birth: '1990-05-17' }),
})
const retype = async (label: string, text: string) => {
  await userEvent.clear(screen.getByLabelText(label))
  await fill(label, text)
}

test('before activation the date of birth is corrected, and whoever is confirmed is not asked', async () => {
  const corrected = ownProfile({ date_of_birth: '1991-05-17' })
  const seen = await open({ 'PUT /api/profile.php': () => ({ body: { profile: corrected } }) }, unconfirmed)
  const changed = remote.heard('profile-changed')
  expect(screen.getByText('17 mei 1990')).toBeInTheDocument()
  await press('Geboortedatum verbeteren')
  await screen.findByRole('group', { name: 'Geboortedatum' })
  expect(screen.getByText(/kun je hem één keer verbeteren/)).toBeInTheDocument()
  await retype('Jaar', '1991')
  await press('Geboortedatum opslaan')
  await waitFor(() => expect(screen.queryByLabelText('Jaar')).not.toBeInTheDocument())
  expect(seen.callsOf('PUT /api/profile.php')[0]?.body).toEqual({ date_of_birth: '1991-05-17' })
  expect(changed).toEqual([{}])
  remote.share({ user: member() })
  expect(screen.queryByText('Geboortedatum')).not.toBeInTheDocument()
})

test.each([
  ['too young', 422, 'validation_failed', 'Vul uw geboortedatum in (18+ jaar)'],
  ['corrected before', 403, 'dob_locked', 'Je geboortedatum staat vast.'],
])(
  'a date of birth that is %s is said at its boxes, and stays as typed',
  async (_, status, code, message) => {
    const fields = { date_of_birth: { code: 'dob_too_young', message } }
    await open(
      { 'PUT /api/profile.php': () => refusal(status, code, status === 422 ? { fields } : { message }) },
      unconfirmed,
    )
    await press('Geboortedatum verbeteren')
    await screen.findByRole('group', { name: 'Geboortedatum' })
    await retype('Jaar', '2020')
    await press('Geboortedatum opslaan')
    expect(await screen.findByText(message)).toBeInTheDocument()
    expect(screen.getByLabelText('Dag')).toHaveFocus()
    expect(screen.getByLabelText('Jaar')).toHaveValue('2020')
  },
)
