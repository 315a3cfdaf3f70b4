import { expect, test } from '@jest/globals'
import { refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { cleanup, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { queryClient } from '../../server-state.ts'
import { member, ownProfile } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './own-profile.page.tsx'

const open = async (save: Parameters<typeof network>[0] = {}) => {
  const seen = network({
    'GET /api/profile.php': () => ({ body: { profile: ownProfile(), similar: [] } }),
    ...save,
  })
  await remote.open(<Page />, { path: '/profile', state: { user: member() } })
  await screen.findByRole('button', { name: 'Muziek' })
  return seen
}

const save = () => userEvent.click(screen.getByRole('button', { name: 'Opslaan' }))

test('sends what was changed and nothing else, and tells the others', async () => {
  const seen = await open({ 'PUT /api/profile.php': () => ({ body: { profile: ownProfile() } }) })
  const changed = remote.heard('profile-changed')
  const toasts = remote.heard('toast-requested')
  await userEvent.selectOptions(screen.getByLabelText('Ogen'), 'Groen')
  await userEvent.click(screen.getByRole('button', { name: 'Reizen' }))
  await save()
  await waitFor(() => expect(toasts).toEqual([{ text: 'Je profiel is opgeslagen.', tone: 'success' }]))
  expect(seen.callsOf('PUT /api/profile.php')[0]?.body).toEqual({ eye_colour: 'green', interests: [3, 4] })
  expect(changed).toHaveLength(1)
})

test('a refused field says why, in the words of the server, and gets the focus', async () => {
  await open({
    'PUT /api/profile.php': () =>
      refusal(422, 'validation_failed', {
        message: 'Controleer de gemarkeerde velden.',
        fields: { name: { code: 'name_starts_at', message: 'Je profielnaam mag niet met @ beginnen.' } },
      }),
  })
  const name = screen.getByLabelText('Profielnaam')
  await userEvent.clear(name)
  await userEvent.type(name, '@sanne')
  await save()
  expect(await screen.findByText('Je profielnaam mag niet met @ beginnen.')).toBeInTheDocument()
  expect(screen.getByText('Controleer de gemarkeerde velden.')).toBeInTheDocument()
  expect(name).toHaveAccessibleDescription(/mag niet met @ beginnen/)
  await waitFor(() => expect(name).toHaveFocus())
})

test('a name that is taken is said at the name', async () => {
  await open({
    'PUT /api/profile.php': () => refusal(409, 'name_taken', { message: 'Deze profielnaam is al bezet.' }),
  })
  await userEvent.type(screen.getByLabelText('Profielnaam'), '2')
  await save()
  await waitFor(() => expect(screen.getByLabelText('Profielnaam')).toHaveAccessibleDescription(/al bezet/))
  await waitFor(() => expect(screen.getByLabelText('Profielnaam')).toHaveFocus())
})

test('what is not saved yet is still there on coming back, and goes on asking before it is thrown away', async () => {
  const leave = () => {
    const event = new Event('beforeunload', { cancelable: true })
    window.dispatchEvent(event)
    return event.defaultPrevented
  }
  await open()
  expect(leave()).toBe(false)
  await userEvent.selectOptions(screen.getByLabelText('Ogen'), 'Groen')
  expect(screen.getByText('Nog niet opgeslagen')).toBeInTheDocument()
  expect(leave()).toBe(true)
  cleanup()
  expect(leave()).toBe(false)
  await remote.open(<Page />, { path: '/profile' })
  expect(await screen.findByLabelText('Ogen')).toHaveDisplayValue('Groen')
  await userEvent.click(screen.getByRole('button', { name: 'Ongedaan maken' }))
  expect(screen.getByLabelText('Ogen')).not.toHaveDisplayValue('Groen')
  expect(screen.queryByText('Nog niet opgeslagen')).not.toBeInTheDocument()
  expect(leave()).toBe(false)
})

test('what was saved here does not come back over what was changed elsewhere since', async () => {
  const seen = await open({
    'PUT /api/profile.php': () => ({ body: { profile: { ...ownProfile(), eye_colour: 'green' } } }),
  })
  await userEvent.selectOptions(screen.getByLabelText('Ogen'), 'Groen')
  await save()
  await waitFor(() => expect(screen.queryByText('Nog niet opgeslagen')).not.toBeInTheDocument())
  cleanup()
  seen.answer('GET /api/profile.php', () => ({
    body: { profile: { ...ownProfile(), eye_colour: 'blue' }, similar: [] },
  }))
  await queryClient.invalidateQueries()
  await remote.open(<Page />, { path: '/profile' })
  await waitFor(() => expect(screen.getByLabelText('Ogen')).toHaveDisplayValue('Blauw'))
  expect(screen.queryByText('Nog niet opgeslagen')).not.toBeInTheDocument()
})

test('saved is saved: nothing is left to be undone', async () => {
  await open({
    'PUT /api/profile.php': () => ({ body: { profile: { ...ownProfile(), eye_colour: 'green' } } }),
  })
  await userEvent.selectOptions(screen.getByLabelText('Ogen'), 'Groen')
  await save()
  await waitFor(() => expect(screen.queryByText('Nog niet opgeslagen')).not.toBeInTheDocument())
  expect(screen.getByLabelText('Ogen')).toHaveDisplayValue('Groen')
})
