import { expect, test } from '@jest/globals'
import type { OwnProfile } from '@lonk/shared-api/schemas/profile.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { queryClient } from '../../server-state.ts'
import { member, ownProfile } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './own-profile.page.tsx'

interface Who {
  readonly profile?: Partial<OwnProfile>
  readonly user?: Partial<User>
}

const open = async (routes: Parameters<typeof network>[0] = {}, { profile, user }: Who = {}) => {
  const own = ownProfile(profile)
  const seen = network({
    'GET /api/profile.php': () => ({ body: { profile: own, similar: [] } }),
    'GET /api/photos.php': () => ({ body: { photos: own.photos, limit: 3 } }),
    'GET /api/visitors.php': () => refusal(403, 'premium_only', { params: { count: 0 } }),
    'GET /api/photo-verification.php': () => ({
      body: { state: 'none', pose_code: 'thumb_up', reject_reason: null },
    }),
    ...routes,
  })
  await remote.open(<Page />, { path: '/profile', state: { user: member({ profile: own, ...user }) } })
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

const group = (name: string) => within(screen.getByRole('region', { name }))

test('what cannot be changed is there, with the reason and somebody to write to', async () => {
  await open()
  const fixed = group('Ligt vast')
  expect(fixed.getByText('17 mei 1985')).toBeInTheDocument()
  expect(fixed.getByText(/hier komen alleen volwassenen/)).toBeInTheDocument()
  expect(fixed.getByText('Man')).toBeInTheDocument()
  expect(fixed.getByText('Nederland')).toBeInTheDocument()
  expect(fixed.queryByRole('textbox')).not.toBeInTheDocument()
  expect(fixed.getByRole('link', { name: /Schrijf de klantenservice/ })).toHaveAttribute(
    'href',
    '/pages/service',
  )
})

test('until the address is confirmed the date of birth can be mended; a second time it is said that it cannot', async () => {
  const seen = await open(
    {
      'PUT /api/profile.php': () =>
        refusal(403, 'dob_locked', { message: 'Je geboortedatum kun je niet meer wijzigen.' }),
    },
    { user: { status: 'not_confirmed' } },
  )
  const year = group('Ligt vast').getByLabelText('Jaar')
  await userEvent.clear(year)
  await userEvent.type(year, '1986')
  await save()
  expect(await screen.findByText('Je geboortedatum kun je niet meer wijzigen.')).toBeInTheDocument()
  expect(seen.callsOf('PUT /api/profile.php')[0]?.body).toEqual({ date_of_birth: '1986-05-17' })
})

test('the one thing that would add most leads to where it is done', async () => {
  await open({}, { profile: { photo_count_public: 1, about: '' } })
  const next = screen.getByRole('link', { name: 'Schrijf een paar zinnen over jezelf' })
  expect(next).toHaveAttribute('href', '/profile#own-about')
  expect(document.getElementById('own-about')).toBe(screen.getByLabelText(/Over mezelf/))
})

test('a profile with everything is not asked for more', async () => {
  await open(
    {},
    {
      profile: {
        completeness: 100,
        photo_count_public: 1,
        about: 'Ik hou van lange wandelingen met mijn hond.',
        interests: [3, 4, 5],
        hair_colour: 'brown',
        eye_colour: 'blue',
        body_type: 'normal',
        tattoos: 'none',
        relationship_status: 'single',
        reason: 'dating',
      },
    },
  )
  expect(screen.getByText('Meer hoeft niet.')).toBeInTheDocument()
})

test('erotic interests are folded away until they are wanted, and how many are chosen is said', async () => {
  await open({
    'GET /api/interests.php': () => ({
      body: {
        interests: [
          { id: 3, slug: 'music', name: 'Muziek', adult: false, icon: 'music' },
          { id: 50, slug: 'massage', name: 'Massage', adult: true, icon: 'hand' },
        ],
      },
    }),
  })
  expect(screen.getByText('1 gekozen')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Massage' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Spannend' }))
  await userEvent.click(screen.getByRole('button', { name: 'Massage' }))
  expect(screen.getByText('2 gekozen')).toBeInTheDocument()
})

test('being shown on the front page is a choice, and needs a public photo', async () => {
  const seen = await open({ 'PUT /api/profile.php': () => ({ body: { profile: ownProfile() } }) })
  const box = screen.getByRole('checkbox', { name: 'Toon mij op de startpagina' })
  expect(box).toHaveAccessibleDescription(/zodra je een openbare foto hebt/)
  await userEvent.click(box)
  await save()
  await waitFor(() =>
    expect(seen.callsOf('PUT /api/profile.php')[0]?.body).toEqual({ show_on_landers: true }),
  )
})

test('what lies below the form is found by links to it', async () => {
  await open()
  for (const [name, place] of [
    ['Verificatie', '/profile#verification'],
    ['Wie keek er?', '/profile#visitors'],
    ['Onzichtbaar zijn', '/profile#invisible'],
  ] as const) {
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', place)
    expect(await screen.findByRole('region', { name })).toHaveAttribute('id', place.split('#')[1])
  }
})
