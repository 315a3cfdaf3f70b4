import { expect, test } from '@jest/globals'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { ServerState } from '../../../server-state.ts'
import { member } from '../../../testing/member.ts'
import { network } from '../../../testing/network.ts'
import { remote } from '../../../testing/remote.ts'
import { DataSection } from './data-section.tsx'

const open = async (routes: Record<string, FakeRoute>, user = member()) => {
  const seen = network(routes)
  await remote.open(
    <ServerState>
      <DataSection />
    </ServerState>,
    { path: '/notifications', state: { user } },
  )
  return seen
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const asked = { status: 202, body: { id: 5, status: 'queued' } }
const link = {
  status: 'ready',
  url: '/api/export-file.php?id=5&e=1900000000&s=abc',
  expires_at: '2026-03-14T17:10:00.000Z',
}

test('a copy is asked for, waited for and downloaded', async () => {
  let answers = 0
  const seen = await open({
    'POST /api/export.php': () => asked,
    'GET /api/export.php': () => {
      answers += 1
      return { body: answers === 1 ? { status: 'queued', url: null, expires_at: null } : link }
    },
  })
  await press('Kopie aanvragen')
  await screen.findByText('We maken je bestand.')
  const download = await screen.findByRole('link', { name: 'Download (zip)' })
  expect(download).toHaveAttribute('href', link.url)
  expect(screen.getByText('Je bestand is klaar.')).toBeInTheDocument()
  expect(seen.callsOf('POST /api/export.php')[0]?.body).toEqual({})
  expect(seen.callsOf('GET /api/export.php')[0]?.query).toEqual({ id: 5 })
})

test('where the log-in is old the password is asked for, and only a wrong one is called wrong', async () => {
  const wrong = 'Controleer je oude wachtwoord.'
  const seen = await open({
    'POST /api/export.php': ({ body }) => {
      const { password } = body as { password?: string }
      if (password === 'zonnebloem-1') return asked
      const code = password ? 'old_password_wrong' : 'field_required'
      return refusal(422, password ? code : 'validation_failed', {
        fields: { password: { code, message: password ? wrong : 'Vul dit in.' } },
      })
    },
    'GET /api/export.php': () => ({ body: link }),
  })
  await press('Kopie aanvragen')
  const field = await screen.findByLabelText('Je huidige wachtwoord')
  await waitFor(() => expect(field).toHaveFocus())
  expect(field).not.toHaveAttribute('aria-invalid')
  await userEvent.type(field, 'roos')
  await press('Kopie aanvragen')
  await waitFor(() => expect(field).toHaveAccessibleDescription(new RegExp(wrong)))
  await userEvent.clear(field)
  await userEvent.type(field, 'zonnebloem-1')
  await press('Kopie aanvragen')
  expect(await screen.findByRole('link', { name: 'Download (zip)' })).toBeInTheDocument()
  expect(seen.callsOf('POST /api/export.php')).toHaveLength(3)
})

test('a copy that could not be made says so and can be asked for again', async () => {
  await open({
    'POST /api/export.php': () => asked,
    'GET /api/export.php': () => ({ body: { status: 'failed', url: null, expires_at: null } }),
  })
  await press('Kopie aanvragen')
  expect(await screen.findByRole('alert')).toHaveTextContent('Het bestand kon niet worden gemaakt.')
  await press('Opnieuw aanvragen')
  expect(screen.getByRole('button', { name: 'Kopie aanvragen' })).toBeEnabled()
})

test('whoever asked three times today is told so', async () => {
  await open({
    'POST /api/export.php': () =>
      refusal(403, 'export_limit', { message: 'Je kunt 3 keer per dag je gegevens opvragen.' }),
  })
  await press('Kopie aanvragen')
  expect(await screen.findByRole('alert')).toHaveTextContent('3 keer per dag')
})

test('a pause has a last day, and its end is said', async () => {
  const seen = await open({
    'PUT /api/account.php': () => ({ body: { user: member({ status: 'paused' }) } }),
  })
  const refreshed = remote.heard('refresh-requested')
  const toasts = remote.heard('toast-requested')
  await userEvent.selectOptions(screen.getByLabelText('Hoelang?'), '3 maanden')
  await press('Pauzeren')
  await waitFor(() => expect(refreshed).toEqual([{ parts: ['user', 'likes'] }]))
  expect(seen.callsOf('PUT /api/account.php')[0]?.body).toEqual({
    action: 'pause',
    until: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
  })
  expect(toasts[0]?.text).toMatch(/op pauze tot en met \d+ \w+ \d{4}/)
})

test('whoever goes on a break keeps the focus, on the way back', async () => {
  await open({ 'PUT /api/account.php': () => ({ body: { user: member({ status: 'paused' }) } }) })
  await press('Pauzeren')
  remote.share({ user: member({ status: 'paused' }) })
  await waitFor(() => expect(screen.getByRole('button', { name: 'Pauze stoppen' })).toHaveFocus())
})

test('whoever is on a break sees what that means, and the way back', async () => {
  const seen = await open(
    { 'PUT /api/account.php': () => ({ body: { user: member() } }) },
    member({ status: 'paused' }),
  )
  expect(screen.getByText(/Je staat op pauze/)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Pauzeren' })).not.toBeInTheDocument()
  await press('Pauze stoppen')
  await waitFor(() => expect(seen.callsOf('PUT /api/account.php')[0]?.body).toEqual({ action: 'resume' }))
})

test('an account that is not confirmed cannot pause, and is told why', async () => {
  await open({
    'PUT /api/account.php': () =>
      refusal(403, 'email_not_confirmed', { message: 'Bevestig eerst je e-mailadres.' }),
  })
  await press('Pauzeren')
  expect(await screen.findByRole('alert')).toHaveTextContent('Bevestig eerst je e-mailadres.')
})
