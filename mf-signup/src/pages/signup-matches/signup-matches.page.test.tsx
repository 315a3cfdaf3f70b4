import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { exampleCard, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { remote } from '../../testing/remote.ts'
import { Page } from './signup-matches.page.tsx'

const people = 'GET /api/signup-matches.php'
const like = 'POST /api/signup-matches.php'
const sanne = exampleCard({ id: 12, name: 'Sanne_34' })
const lotte = exampleCard({ id: 13, name: 'Lotte' })

const open = async (routes: Record<string, FakeRoute> = {}, user: User | null = exampleUser()) => {
  const network = fakeApi(api, {
    [people]: () => ({ body: { profiles: [sanne, lotte] } }),
    'GET /api/user.php': () => ({ body: { user: exampleUser(), time_bonus_ends: null } }),
    ...routes,
  })
  const page = await remote.open(<Page />, { path: '/signup-matches', state: { user } })
  return { ...network, ...page }
}
const heart = (name: string) => screen.findByRole('button', { name: `${name} leuk vinden` })
const submit = (name: RegExp) => userEvent.click(screen.getByRole('button', { name }))

test('who is chosen is liked, with the first words', async () => {
  const { callsOf } = await open({ [like]: () => ({ body: { liked: [13], held: false } }) })
  const refreshed = remote.heard('refresh-requested')
  expect(await heart('Sanne_34')).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(await heart('Lotte'))
  expect(await heart('Lotte')).toHaveAttribute('aria-pressed', 'true')
  await userEvent.type(screen.getByLabelText(/Jouw eerste woorden/), ' Hoi! ')
  await submit(/^Likes geven \(1\)$/)
  expect(await screen.findByRole('heading', { name: 'Je likes zijn gegeven' })).toHaveFocus()
  expect(screen.getByText('Wie je leuk vindt, kan je nu schrijven.')).toBeInTheDocument()
  expect(callsOf(like)[0]?.body).toEqual({ profile_ids: [13], message: 'Hoi!' })
  expect(refreshed).toEqual([{ parts: ['likes'] }])
})

test('until the address is confirmed the likes wait, and that is said', async () => {
  await open({ [like]: () => ({ body: { liked: [12], held: true } }) })
  await userEvent.click(await heart('Sanne_34'))
  await submit(/^Likes geven/)
  expect(await screen.findByText(/Ze komen aan zodra je je e-mailadres hebt bevestigd/)).toBeInTheDocument()
})

test('without anybody chosen nothing is sent', async () => {
  const { callsOf } = await open()
  await heart('Sanne_34')
  await submit(/^Likes geven$/)
  expect(screen.getByText('Tik eerst op het hartje van wie je leuk vindt.')).toBeInTheDocument()
  expect(callsOf(like)).toEqual([])
})

test('a refusal is said and loses nothing', async () => {
  await open({ [like]: () => refusal(403, 'account_paused', { message: 'Je account staat op pauze.' }) })
  await userEvent.click(await heart('Sanne_34'))
  await submit(/^Likes geven/)
  expect(await screen.findByText('Je account staat op pauze.')).toBeInTheDocument()
  expect(await heart('Sanne_34')).toHaveAttribute('aria-pressed', 'true')
})

test('where everybody has gone meanwhile nothing is claimed', async () => {
  await open({ [like]: () => ({ body: { liked: [], held: false } }) })
  await userEvent.click(await heart('Sanne_34'))
  await submit(/^Likes geven/)
  expect(await screen.findByRole('heading', { name: 'Er is niemand meer' })).toBeInTheDocument()
})

test('where nobody fits the members are the way on', async () => {
  await open({ [people]: () => ({ body: { profiles: [] } }) })
  expect(await screen.findByRole('heading', { level: 1, name: 'Nog niemand in de buurt' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bekijk de leden' })).toHaveAttribute('href', '/members')
})

test('what could not be loaded can be asked again', async () => {
  const { answer } = await open({ [people]: () => refusal(429, 'rate_limited', { message: 'Rustig aan.' }) })
  expect(await screen.findByRole('alert')).toHaveTextContent('Rustig aan.')
  answer(people, () => ({ body: { profiles: [sanne] } }))
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await heart('Sanne_34')).toBeInTheDocument()
})

test('a visitor signs up first', async () => {
  const { callsOf } = fakeApi(api, {
    'GET /api/user.php': () => refusal(403, 'authentication_required', { authentication_required: true }),
  })
  const { visited } = await remote.open(<Page />, { path: '/signup-matches' })
  await waitFor(() => expect(visited.at(-1)).toBe('/signup'))
  expect(callsOf(people)).toEqual([])
})

test('a member whom the document did not know yet is not sent away', async () => {
  const { visited, callsOf } = await open({}, null)
  await waitFor(() => expect(callsOf('GET /api/user.php')).toHaveLength(1))
  remote.share({ user: exampleUser() })
  expect(await heart('Sanne_34')).toBeInTheDocument()
  expect(visited).toEqual([])
})
