import { beforeEach, expect, test } from '@jest/globals'
import type { SwipeDeckAnswer } from '@lonk/shared-api/calls/matching/swipe.schema.ts'
import { exampleSettings } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { formatTime } from '@lonk/shared-ui/format.ts'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { card } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './swipe-game.page.tsx'

// The tests' browser knows no pointer capture.
HTMLElement.prototype.setPointerCapture ??= () => undefined

const resetsAt = '2030-03-02T23:00:00.000Z'

const dealt = (ids: readonly number[], more: Partial<SwipeDeckAnswer> = {}): SwipeDeckAnswer => ({
  deck: ids.map((id) => card(id)),
  likes_left: 4,
  undo_left: 0,
  resets_at: resetsAt,
  ...more,
})

const deck = (answer: SwipeDeckAnswer): Record<string, FakeRoute> => ({
  'GET /api/swipe.php': () => ({ body: answer }),
})
const taken =
  (likesLeft: number): FakeRoute =>
  () => ({ body: { likes_left: likesLeft, match: null } })

const open = (user: Parameters<typeof member>[0] = {}) =>
  remote.open(<Page />, {
    path: '/swipe-game',
    state: { user: member(user), settings: exampleSettings() },
  })

const onTop = (id: number) => screen.findByRole('button', { name: `Lid_${id} leuk vinden` })
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const said = (text: string) => waitFor(() => expect(screen.getAllByRole('status')[0]).toHaveTextContent(text))

let toasts: ReturnType<typeof remote.heard<'toast-requested'>>
beforeEach(() => {
  toasts = remote.heard('toast-requested')
})

test('a like goes at once, is sent once and counts down', async () => {
  const seen = network({ ...deck(dealt([2, 3])), 'POST /api/swipe.php': taken(3) })
  const given = remote.heard('like-given')
  await open()
  expect(await screen.findByRole('link', { name: 'Lid_2, 32' })).toHaveAttribute('href', '/members/2')
  await press('Lid_2 leuk vinden')
  expect(await onTop(3)).toBeInTheDocument()
  await said('Lid_2 geliket. Nog 3 likes vandaag. Nu: Lid_3, 33.')
  await waitFor(() => expect(given).toEqual([{ profileId: 2, match: false }]))
  const [call] = seen.callsOf('POST /api/swipe.php')
  expect(call?.body).toEqual({ profile_id: 2, action: 'like', client_id: call?.idempotencyKey })
  expect(seen.callsOf('POST /api/swipe.php')).toHaveLength(1)
})

test('a match is told as a match of any other like', async () => {
  network({
    ...deck(dealt([2])),
    'POST /api/swipe.php': () => ({
      body: { likes_left: 3, match: card(2, { match: true, liked: true, liked_me: true }) },
    }),
  })
  const given = remote.heard('like-given')
  await open()
  await press('Lid_2 leuk vinden')
  await waitFor(() => expect(given).toEqual([{ profileId: 2, match: true }]))
})

test('a pass costs no like', async () => {
  network({ ...deck(dealt([2, 3])), 'POST /api/swipe.php': taken(4) })
  await open()
  await press('Lid_2 overslaan')
  await said('Lid_2 overgeslagen. Nu: Lid_3, 33.')
  expect(screen.getByText(/Nog 4 likes vandaag/)).toBeInTheDocument()
})

test('arrow keys decide, each press once', async () => {
  const seen = network({ ...deck(dealt([2, 3, 4, 5])), 'POST /api/swipe.php': taken(3) })
  await open()
  await onTop(2)
  await userEvent.keyboard('{ArrowRight}{ArrowLeft}')
  expect(await onTop(4)).toBeInTheDocument()
  await userEvent.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  await waitFor(() =>
    expect(seen.callsOf('POST /api/swipe.php').map(({ body }) => body)).toMatchObject([
      { profile_id: 2, action: 'like' },
      { profile_id: 3, action: 'pass' },
    ]),
  )
  expect(await onTop(4)).toBeInTheDocument()
})

/** Drags the card on top by so many pixels. */
const drag = async (id: number, across: number, down = 0) => {
  const target = await screen.findByRole('link', { name: new RegExp(`Lid_${id}`) })
  const half = { clientX: 100 + across / 2, clientY: 100 + down / 2 }
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target, coords: { clientX: 100, clientY: 100 } },
    { target, coords: half },
    { target, coords: { clientX: 100 + across, clientY: 100 + down } },
    { keys: '[/MouseLeft]', target },
  ])
}

test('dragged to the right is a like, to the left a pass, and neither opens the profile', async () => {
  const seen = network({ ...deck(dealt([2, 3, 4])), 'POST /api/swipe.php': taken(3) })
  const { visited } = await open()
  await drag(2, 200)
  await drag(3, -200)
  expect(await onTop(4)).toBeInTheDocument()
  await waitFor(() =>
    expect(seen.callsOf('POST /api/swipe.php').map(({ body }) => body)).toMatchObject([
      { profile_id: 2, action: 'like' },
      { profile_id: 3, action: 'pass' },
    ]),
  )
  expect(visited).toEqual([])
  await userEvent.click(await screen.findByRole('link', { name: /Lid_4/ }))
  expect(visited).toEqual(['/members/4'])
})

test('dragged down nothing is decided', async () => {
  network(deck(dealt([2, 3])))
  await open()
  await drag(2, 60, 300)
  expect(await onTop(2)).toBeInTheDocument()
})

test('without likes nobody is liked by any way, it says until when, and passing goes on', async () => {
  const seen = network({ ...deck(dealt([2, 3], { likes_left: 0 })), 'POST /api/swipe.php': taken(0) })
  await open()
  const none = `Je likes voor vandaag zijn op. Om ${formatTime(resetsAt, 'nl')} krijg je nieuwe; overslaan kan altijd.`
  expect(await screen.findByText(none)).toBeInTheDocument()
  await press('Lid_2 leuk vinden')
  await said(none)
  await drag(2, 200)
  expect(await onTop(2)).toBeInTheDocument()
  expect(seen.callsOf('POST /api/swipe.php')).toEqual([])
  await press('Lid_2 overslaan')
  expect(await onTop(3)).toBeInTheDocument()
})

test('where a call fails the card is back with words, and the second try is the same swipe', async () => {
  const seen = network({
    ...deck(dealt([2, 3])),
    'POST /api/swipe.php': () => refusal(403, 'account_paused', { message: 'Je account staat op pauze.' }),
  })
  await open()
  await press('Lid_2 leuk vinden')
  await waitFor(() => expect(toasts).toEqual([{ text: 'Je account staat op pauze.', tone: 'danger' }]))
  expect(await onTop(2)).toBeInTheDocument()
  expect(screen.getByText(/Nog 4 likes vandaag/)).toBeInTheDocument()
  seen.answer('POST /api/swipe.php', taken(3))
  await press('Lid_2 leuk vinden')
  await waitFor(() => expect(seen.callsOf('POST /api/swipe.php')).toHaveLength(2))
  const [first, second] = seen.callsOf('POST /api/swipe.php')
  expect(second?.body).toEqual(first?.body)
})

test('likes that were given elsewhere meanwhile: the card is back, and the server is asked how many are left', async () => {
  const seen = network({
    ...deck(dealt([2, 3])),
    'POST /api/swipe.php': () =>
      refusal(403, 'swipe_limit', { message: 'Op voor vandaag.', params: { max: 4, resets_at: resetsAt } }),
  })
  await open()
  await onTop(2)
  seen.answer('GET /api/swipe.php', () => ({ body: dealt([2, 3], { likes_left: 0 }) }))
  await press('Lid_2 leuk vinden')
  expect(await screen.findByText(/Je likes voor vandaag zijn op/)).toBeInTheDocument()
  expect(await onTop(2)).toBeInTheDocument()
})

test('somebody who has left is passed over with a word, and the like is still there', async () => {
  network({
    ...deck(dealt([2, 3])),
    'POST /api/swipe.php': () => refusal(404, 'profile_not_found'),
  })
  await open()
  await press('Lid_2 leuk vinden')
  await waitFor(() =>
    expect(toasts).toEqual([{ text: 'Lid_2 is er niet meer. Je keuze kostte niets.', tone: 'info' }]),
  )
  expect(await onTop(3)).toBeInTheDocument()
  expect(screen.getByText(/Nog 4 likes vandaag/)).toBeInTheDocument()
})

test('a premium member takes the last pass back', async () => {
  const seen = network({
    ...deck(dealt([2, 3])),
    'POST /api/swipe.php': taken(4),
    'DELETE /api/swipe.php': () => ({ body: { undone: true, undo_left: 0 } }),
  })
  await open({ paid_user: true })
  await press('Lid_2 overslaan')
  await onTop(3)
  await userEvent.keyboard('z')
  expect(await onTop(2)).toBeInTheDocument()
  await said('Lid_2 is terug.')
  await waitFor(() => expect(seen.callsOf('DELETE /api/swipe.php')).toHaveLength(1))
  const [pass] = seen.callsOf('POST /api/swipe.php')
  expect(seen.callsOf('DELETE /api/swipe.php')[0]?.body).toEqual({ client_id: pass?.idempotencyKey })
  await press('Vorige terughalen')
  await said('Er is niets om terug te halen.')
})

test('a pass that cannot be taken back stays one, with the reason', async () => {
  network({
    ...deck(dealt([2, 3])),
    'POST /api/swipe.php': taken(4),
    'DELETE /api/swipe.php': () => refusal(409, 'undo_impossible', { message: 'Te laat.' }),
  })
  await open({ paid_user: true })
  await press('Lid_2 overslaan')
  await press('Vorige terughalen')
  await waitFor(() => expect(toasts).toEqual([{ text: 'Te laat.', tone: 'danger' }]))
  expect(await onTop(3)).toBeInTheDocument()
})

test('without premium taking back is explained, and nothing is asked', async () => {
  const seen = network({ ...deck(dealt([2, 3])), 'POST /api/swipe.php': taken(4) })
  await open()
  await press('Lid_2 overslaan')
  await press('Vorige terughalen')
  expect(await screen.findByRole('link', { name: 'Wat is premium?' })).toHaveAttribute('href', '/premium')
  expect(await onTop(3)).toBeInTheDocument()
  expect(seen.callsOf('DELETE /api/swipe.php')).toEqual([])
})

test('the next ones are asked for before the last, and follow those in sight', async () => {
  const first = Array.from({ length: 20 }, (_, place) => place + 2)
  const seen = network({ ...deck(dealt(first)), 'POST /api/swipe.php': taken(4) })
  await open()
  await onTop(2)
  seen.answer('GET /api/swipe.php', () => ({ body: dealt([16, 30, 17]) }))
  for (const _ of first.slice(0, 15)) await userEvent.keyboard('{ArrowLeft}')
  expect(await onTop(17)).toBeInTheDocument()
  await waitFor(() => expect(seen.callsOf('GET /api/swipe.php')).toHaveLength(2))
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(await onTop(30)).toBeInTheDocument()
})

test('a day that begins farther off than a timer reaches asks for nothing at once', async () => {
  // Cut to 32 bits this is five seconds ago.
  const resets_at = new Date(Date.now() + 2 ** 32 - 5000).toISOString()
  const seen = network(deck(dealt([2, 3], { resets_at })))
  await open()
  await onTop(2)
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(seen.callsOf('GET /api/swipe.php')).toHaveLength(1)
})

test('an empty deck leads to the search', async () => {
  network({ ...deck(dealt([2])), 'POST /api/swipe.php': taken(4) })
  await open()
  await press('Lid_2 overslaan')
  expect(await screen.findByRole('heading', { name: 'Dat was iedereen voor nu' })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Leden zoeken' })).toHaveAttribute('href', '/members')
})

test('whoever was liked on another page has no card any more', async () => {
  network(deck(dealt([2, 3])))
  await open()
  await onTop(2)
  remote.say('like-given', { profileId: 2, match: false })
  expect(await onTop(3)).toBeInTheDocument()
})

test('a member without a confirmed address hears when likes arrive', async () => {
  network(deck(dealt([2])))
  await open({ status: 'not_confirmed' })
  expect(
    await screen.findByText('Je likes komen aan zodra je je e-mailadres hebt bevestigd.'),
  ).toBeInTheDocument()
})

test('a fictional profile says so on its card', async () => {
  network(deck({ ...dealt([]), deck: [card(2, { fictional: true, verified: true })] }))
  await open()
  expect(await screen.findByText('Fictief profiel')).toBeInTheDocument()
  expect(screen.getByRole('img', { name: 'Geverifieerd' })).toBeInTheDocument()
})

test('a deck that does not come says so and can be asked for again', async () => {
  const seen = network({
    'GET /api/swipe.php': () => refusal(429, 'rate_limited', { message: 'Rustig aan.' }),
  })
  await open()
  expect(await screen.findByText('Rustig aan.')).toBeInTheDocument()
  seen.answer('GET /api/swipe.php', () => ({ body: dealt([2]) }))
  await press('Opnieuw proberen')
  expect(await onTop(2)).toBeInTheDocument()
})

test('a visitor reads how it goes and what it costs, and logs in to come back here', async () => {
  const seen = network({})
  const requests = remote.heard('login-requested')
  await remote.open(<Page />, { path: '/swipe-game', state: { settings: exampleSettings() } })
  expect(screen.getByText(/Je hebt 4 likes per dag/)).toBeInTheDocument()
  await press('Inloggen')
  expect(requests).toEqual([{ back: '/swipe-game' }])
  expect(screen.getByRole('link', { name: 'Gratis aanmelden' })).toHaveAttribute('href', '/signup')
  expect(seen.calls).toEqual([])
})
