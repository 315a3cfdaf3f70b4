import { expect, test } from '@jest/globals'
import { refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { member } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { card, found } from '../../testing/people.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './search.page.tsx'

const open = (path = '/members', firstData?: unknown) =>
  remote.open(<Page routeName="members" files="" params={{}} firstData={firstData} />, { path })

test('shows who was found and how many there are', async () => {
  network({
    'GET /api/members.php': () => ({
      body: found([card(2), card(3)], { total: 1000, total_capped: true, next_cursor: 'c1' }),
    }),
  })
  await open()
  expect(await screen.findByRole('link', { name: /Lid_2, 32/ })).toHaveAttribute('href', '/members/2')
  expect(screen.getByText('1.000+ leden gevonden')).toBeInTheDocument()
})

test('asks with the filters of the address and writes a choice back into it', async () => {
  const seen = network({ 'GET /api/members.php': () => ({ body: found([card(2)]) }) })
  const { visited } = await open('/members?gender=female&online=true&t=4')
  await screen.findByRole('link', { name: /Lid_2/ })
  expect(seen.callsOf('GET /api/members.php')[0]?.query).toMatchObject({ gender: 'female', online: true })
  await userEvent.selectOptions(await screen.findByLabelText('Wie zoek je?'), 'Mannen')
  expect(visited).toEqual(['/members?gender=male&online=true&t=4'])
})

test('the inlined first answer is shown without asking again', async () => {
  const seen = network({})
  await open('/members', found([card(5)]))
  expect(screen.getByRole('link', { name: /Lid_5/ })).toBeInTheDocument()
  await screen.findByLabelText('Wie zoek je?')
  expect(seen.callsOf('GET /api/members.php')).toEqual([])
})

test('loads more behind the cursor and says when all was seen', async () => {
  const seen = network({
    'GET /api/members.php': ({ query }) => ({
      body: query.cursor ? found([card(3)], { total: 2 }) : found([card(2)], { total: 2, next_cursor: 'c1' }),
    }),
  })
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Meer laden' }))
  expect(await screen.findByRole('link', { name: /Lid_3/ })).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Lid_2/ })).toBeInTheDocument()
  expect(seen.callsOf('GET /api/members.php').at(-1)?.query).toMatchObject({ cursor: 'c1' })
  expect(screen.getByText('Je hebt alles gezien')).toBeInTheDocument()
})

test('shows people like those sought where few were found', async () => {
  network({
    'GET /api/members.php': () => ({
      body: found([card(2)], { similar: { profiles: [card(9)], total: 1 } }),
    }),
  })
  await open()
  const similar = (await screen.findByRole('heading', { name: 'Net buiten je zoekopdracht' })).closest(
    'section',
  )
  expect(similar && within(similar).getByRole('link', { name: /Lid_9/ })).toBeInTheDocument()
})

test('a member who asks who suits them is shown the way to the ten questions, nobody else is', async () => {
  network({ 'GET /api/members.php': () => ({ body: found([card(2)]) }) })
  remote.share({ user: member() })
  const { unmount } = await open('/members?sort=match')
  await screen.findByRole('link', { name: /Lid_2/ })
  expect(screen.getByRole('link', { name: /tien korte vragen/ })).toHaveAttribute('href', '/match-finder')
  unmount()
  await open('/members?sort=new')
  await screen.findByRole('link', { name: /Lid_2/ })
  expect(screen.queryByRole('link', { name: /tien korte vragen/ })).toBeNull()
})

test('a failure says so and can be tried again', async () => {
  const seen = network({
    'GET /api/members.php': () => refusal(429, 'rate_limited', { message: 'Even rustig aan.' }),
  })
  await open()
  expect(await screen.findByText('Even rustig aan.')).toBeInTheDocument()
  seen.answer('GET /api/members.php', () => ({ body: found([card(2)]) }))
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByRole('link', { name: /Lid_2/ })).toBeInTheDocument()
})

test('where visitors may not search, they are asked in', async () => {
  network({ 'GET /api/members.php': () => refusal(403, 'search_login_required') })
  const requests = remote.heard('login-requested')
  await open()
  await userEvent.click(await screen.findByRole('button', { name: 'Inloggen' }))
  expect(requests).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Filters' })).toBeNull()
})

test('fictional profiles are shown with their label and not counted', async () => {
  network({
    'GET /api/members.php': () => ({
      body: found([card(2, { fictional: true, name: 'Verzonnen' }), card(3)], { total: 1 }),
    }),
  })
  await open()
  expect(await screen.findByText('1 lid gevonden')).toBeInTheDocument()
  const fictional = screen.getByRole('link', { name: /Verzonnen/ }).closest('article')
  expect(fictional).toHaveTextContent('Fictief')
})

test('visitors, who are told no city, read the region', async () => {
  network({ 'GET /api/members.php': () => ({ body: found([card(2, { city: '', region: 'Drenthe' })]) }) })
  await open()
  expect((await screen.findByRole('link', { name: /Lid_2/ })).closest('article')).toHaveTextContent('Drenthe')
})

test('an address that asks for something else is searched by the rest of it, says so, and is put right', async () => {
  const seen = network({ 'GET /api/members.php': () => ({ body: found([card(2)]) }) })
  const { visited } = await open('/members?gender=other&max_age=40&sort=price')
  await screen.findByRole('link', { name: /Lid_2/ })
  const [call] = seen.callsOf('GET /api/members.php')
  expect(call?.query).toMatchObject({ max_age: 40 })
  expect([call?.query.gender, call?.query.sort]).toEqual([undefined, undefined])
  expect(await screen.findByText(/Dit laten we weg: Wie zoek je\? en Volgorde/)).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Sluiten' }))
  expect(visited).toEqual(['/members?max_age=40'])
})

test.each(['cursor=abc', 'min_age=50&max_age=30', 'max_age=110'])(
  'an inlined answer to %s is not taken for an answer to the search of the page',
  async (query) => {
    network({ 'GET /api/members.php': () => ({ body: found([card(2)]) }) })
    await open(`/members?${query}`, found([card(5)]))
    expect(await screen.findByRole('link', { name: /Lid_2/ })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: /Lid_5/ })).toBeNull()
  },
)

const heart = () => screen.findByRole('button', { name: 'Lid_2 leuk vinden' })

test('a like shows at once, is told to the others and can be taken back', async () => {
  remote.share({ user: member() })
  const seen = network({
    'GET /api/members.php': () => ({ body: found([card(2)]) }),
    'POST /api/like.php': () => ({ body: { liked: true, match: true, held: false } }),
    'DELETE /api/like.php': () => ({ body: { liked: false } }),
  })
  const given = remote.heard('like-given')
  await open()
  await userEvent.click(await heart())
  expect(await heart()).toHaveAttribute('aria-pressed', 'true')
  await waitFor(() => expect(given).toEqual([{ profileId: 2, match: true }]))
  await userEvent.click(await heart())
  expect(await heart()).toHaveAttribute('aria-pressed', 'false')
  await waitFor(() => expect(seen.callsOf('DELETE /api/like.php')[0]?.body).toEqual({ profile_id: 2 }))
})

test('a like that is refused is taken back, and the member hears why', async () => {
  remote.share({ user: member() })
  network({
    'GET /api/members.php': () => ({ body: found([card(2)]) }),
    'POST /api/like.php': () =>
      refusal(404, 'profile_not_found', { message: 'Dit profiel bestaat niet (meer).' }),
  })
  const toasts = remote.heard('toast-requested')
  await open()
  await userEvent.click(await heart())
  await waitFor(() => expect(toasts).toEqual([{ text: 'Dit profiel bestaat niet (meer).', tone: 'danger' }]))
  expect(await heart()).toHaveAttribute('aria-pressed', 'false')
})

test('a visitor who likes is asked to log in, and nothing is sent', async () => {
  const seen = network({ 'GET /api/members.php': () => ({ body: found([card(2)]) }) })
  const requests = remote.heard('login-requested')
  await open()
  await userEvent.click(await heart())
  expect(requests).toEqual([{ reason: 'like' }])
  expect(seen.callsOf('POST /api/like.php')).toEqual([])
})
