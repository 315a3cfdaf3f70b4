import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import type { EventPayload } from '@lonk/shared-events/event-table.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftStore, emptyDraft } from '../../signup/draft.ts'
import { lastStep } from '../../signup/steps.ts'
import { remote } from '../../testing/remote.ts'
import { Slot } from './sign-up.slot.tsx'

const created = exampleUser({ status: 'not_confirmed', email: 'jan@example.test' })
const made: FakeRoute = () => ({
  status: 201,
  body: { user: created, progress: ['data', 'account', 'matches', 'mail'], matches: [] },
})
const network = (signup: FakeRoute = made) =>
  fakeApi(api, {
    'POST /api/signup-check.php': () => ({ body: { ok: true } }),
    'POST /api/signup.php': signup,
  })

const answered = {
  ...emptyDraft,
  gender: 'male',
  seeking: 'female',
  date_of_birth: '1985-05-17',
  country: 'NL',
  region_id: '3',
  city: 'Zeist',
  name: 'Jan_40',
  email: 'jan@example.test',
  password: 'lonkend-naar-jou',
  consent_terms: true,
  consent_sensitive: true,
} as const

const open = async (request: EventPayload<'signup-requested'> = {}, path = '/members/7?from=likes') => {
  let closed = 0
  const close = () => {
    closed += 1
  }
  const view = await remote.open(<Slot request={request} close={close} />, { path })
  await screen.findByRole('dialog', { name: 'Gratis aanmelden' })
  return { ...view, closed: () => closed }
}
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Account maken' }))

test('the first question of the page stands in the dialog, one heading below its title', async () => {
  await open()
  expect(
    screen.getByRole('heading', { level: 3, name: 'Wie ben jij, en naar wie lonk je?' }),
  ).toBeInTheDocument()
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull()
})

test('closed and opened again it stands where it was, with what was typed', async () => {
  draftStore.save({ step: 3, values: { ...answered, name: '' } })
  const first = await open()
  await userEvent.type(await screen.findByLabelText('Profielnaam'), 'Jan_')
  await userEvent.keyboard('{Escape}')
  expect(first.closed()).toBe(1)
  first.unmount()
  await open()
  expect(await screen.findByLabelText('Profielnaam')).toHaveValue('Jan_')
})

test('while the account is being made neither Escape nor a cross takes it away', async () => {
  draftStore.save({ step: lastStep, values: answered })
  network()
  const { closed } = await open()
  await send()
  await screen.findByText('Gegevens controleren')
  expect(screen.queryByRole('button', { name: 'Sluiten' })).toBeNull()
  await userEvent.keyboard('{Escape}')
  expect(closed()).toBe(0)
  await screen.findByRole('heading', { level: 3, name: 'Check je e-mail' })
  await userEvent.keyboard('{Escape}')
  expect(closed()).toBe(1)
})

test('the member for whose sake it was opened goes along, and the way on is the page under it', async () => {
  draftStore.save({ step: lastStep, values: answered })
  const { callsOf } = network()
  const { closed, visited } = await open({ profileId: 7 })
  await send()
  const look = await screen.findByRole('link', { name: 'Alvast rondkijken' })
  expect(callsOf('POST /api/signup.php')[0]?.body).toMatchObject({ name: 'Jan_40', profile_id: 7 })
  await userEvent.click(look)
  expect(visited).toEqual(['/members/7?from=likes'])
  expect(closed()).toBe(1)
})

test.each(['/', '/login?back=%2Fchats'])('from %s the way on leads to the members', async (path) => {
  draftStore.save({ step: lastStep, values: answered })
  network()
  await open({}, path)
  await send()
  expect(await screen.findByRole('link', { name: 'Alvast rondkijken' })).toHaveAttribute('href', '/members')
})

test('where no new members are taken it closes and says so', async () => {
  draftStore.save({ step: lastStep, values: answered })
  network(() => refusal(403, 'signup_closed', {}))
  const said = remote.heard('toast-requested')
  const { closed } = await open()
  await send()
  await waitFor(() => expect(closed()).toBe(1))
  expect(said.map(({ text }) => text)).toEqual(['Aanmelden is nu niet mogelijk.'])
})

test('a first question that was answered where it was asked is answered here', async () => {
  await open({ gender: 'female', seeking: 'both' })
  const checked = screen.getAllByRole('radio', { checked: true })
  expect(checked.map((radio) => radio.getAttribute('value'))).toEqual(['female', 'both'])
})

test.each([
  [{}, '/login?back=%2Fmembers%2F7%3Ffrom%3Dlikes'],
  [{ back: '/members/7/chat' }, '/login?back=%2Fmembers%2F7%2Fchat'],
  [{ back: 'https://elsewhere.test' }, '/login?back=%2Fmembers%2F7%3Ffrom%3Dlikes'],
])('asked with %j, a member logs in and comes back', async (request, login) => {
  await open(request)
  expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', login)
})
