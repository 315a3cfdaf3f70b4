import { expect, test } from '@jest/globals'
import { type FakeRoute, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { complaint, decision } from '../../testing/complaints.ts'
import { member } from '../../testing/member.ts'
import { network } from '../../testing/network.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './complaints.page.tsx'

const open = (path = '/complaints') => remote.open(<Page />, { path })
const list =
  (...complaints: ReturnType<typeof complaint>[]): FakeRoute =>
  () => ({ body: { complaints } })
const taken: FakeRoute = () => ({ status: 201, body: { complaint: complaint() } })

const text = (label: string) => screen.getByLabelText(new RegExp(`^${label}`))
const write = async (label: string, words: string) => {
  await userEvent.click(text(label))
  await userEvent.paste(words)
}
const send = () => userEvent.click(screen.getByRole('button', { name: 'Melding versturen' }))
const fillIn = async (category = 'Betaling') => {
  await userEvent.selectOptions(screen.getByLabelText('Wat is er aan de hand?'), category)
  await write('Wat is er gebeurd', 'Er is twee keer betaald.')
  await userEvent.click(screen.getByLabelText('Ik meld dit naar eer en geweten.'))
}

test('a visitor reports a page, and reads the number and what happens next', async () => {
  const { callsOf, calls } = network({ 'POST /api/complaint.php': taken })
  await open()
  await fillIn()
  await write('Adres van de pagina', '/members/2')
  await write('E-mailadres', 'eva@example.test')
  await write('Naam', 'Eva')
  await send()
  expect(await screen.findByRole('heading', { name: 'Je melding is ontvangen' })).toHaveFocus()
  expect(screen.getByText('K7-2026')).toBeInTheDocument()
  expect(screen.getByText(/Je krijgt een mail met ons besluit/)).toBeInTheDocument()
  expect(callsOf('POST /api/complaint.php')[0]?.body).toEqual({
    category: 'payment',
    url: 'http://localhost/members/2',
    text: 'Er is twee keer betaald.',
    email: 'eva@example.test',
    name: 'Eva',
    good_faith: true,
  })
  // Nobody's complaints are asked for without a session.
  expect(calls.filter(({ method }) => method === 'GET')).toEqual([])

  await userEvent.click(screen.getByRole('button', { name: 'Nog iets melden' }))
  expect(text('Wat is er gebeurd')).toHaveValue('')
})

test('whoever reports a minor without an address is told to keep the number', async () => {
  network({ 'POST /api/complaint.php': taken })
  await open()
  await fillIn('Jonger dan 18')
  expect(screen.getByText(/Bel dan eerst het alarmnummer/)).toBeInTheDocument()
  await send()
  expect(await screen.findByText(/bewaar dit nummer/)).toBeInTheDocument()
})

test('a refusal is said at its field or in the form, and nothing typed is lost', async () => {
  const fields = { email: { code: 'email_invalid', message: 'Ongeldige e-mail' } }
  const { answer } = network({
    'POST /api/complaint.php': () => refusal(422, 'validation_failed', { fields }),
  })
  const { unmount } = await open()
  await fillIn()
  await write('E-mailadres', 'eva@niks')
  await send()
  expect(await screen.findByText('Ongeldige e-mail')).toBeInTheDocument()
  expect(text('E-mailadres')).toHaveFocus()

  answer('POST /api/complaint.php', () => refusal(429, 'rate_limited', { message: 'Wacht even.' }))
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Wacht even.')
  unmount()
  await open()
  expect(text('Wat is er gebeurd')).toHaveValue('Er is twee keer betaald.')
  expect(text('E-mailadres')).toHaveValue('eva@niks')
  // Good faith is given anew.
  expect(screen.getByLabelText('Ik meld dit naar eer en geweten.')).not.toBeChecked()
})

test('what was typed is forgotten with the session', async () => {
  network({})
  const { unmount } = await open()
  await write('Wat is er gebeurd', 'Niet voor de volgende hier.')
  unmount()
  remote.say('logged-out', { reason: 'own-act' })
  await open()
  expect(text('Wat is er gebeurd')).toHaveValue('')
})

test('a visitor is led to the log-in for earlier complaints', async () => {
  network({})
  const logins = remote.heard('login-requested')
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Inloggen' }))
  expect(logins).toEqual([{ back: '/complaints', reason: 'complaints' }])
})

test('a member follows each complaint, and reads decisions about themselves apart', async () => {
  remote.share({ user: member() })
  const about = complaint({
    id: 6,
    side: 'subject',
    state: 'decided',
    category: 'nudity',
    target: { type: 'photo', id: 21, url: null },
    decision: decision({ id: 60, action: 'remove_content', facts: 'Een blote foto.' }),
  })
  network({ 'GET /api/complaint.php': list(complaint(), about) })
  await open()
  const own = within(await screen.findByRole('article', { name: 'Oplichting of geld vragen' }))
  expect(own.getByText('Ontvangen')).toBeInTheDocument()
  expect(own.getByText('14 maart 2026')).toBeInTheDocument()
  expect(own.getByRole('link', { name: 'Over een lid' })).toHaveAttribute('href', '/members/2')
  expect(own.queryByRole('button', { name: 'Bezwaar maken' })).not.toBeInTheDocument()

  expect(screen.getByRole('heading', { level: 2, name: 'Over jou' })).toBeInTheDocument()
  const decided = within(screen.getByRole('article', { name: 'Over een foto van jou' }))
  for (const words of ['De inhoud is verwijderd', 'Een blote foto.', 'Huisregels 3', 'Een mens'])
    expect(decided.getByText(words)).toBeInTheDocument()
  expect(decided.getByText('Reden: Ongewenst naakt')).toBeInTheDocument()
})

test.each([
  ['complaint-changed', { id: 5, state: 'decided' }],
  ['resync-needed', {}],
] as const)('what became of a complaint is there at once, by %s', async (event, payload) => {
  remote.share({ user: member() })
  const { answer } = network({ 'GET /api/complaint.php': list(complaint()) })
  await open()
  expect(await screen.findByText('Ontvangen')).toBeInTheDocument()
  answer('GET /api/complaint.php', list(complaint({ state: 'decided', decision: decision() })))
  remote.say(event, payload)
  expect(await screen.findByText('Om geld vragen mag hier niet.')).toBeInTheDocument()
})

test('without complaints that is said; where they cannot be read, the form is there all the same', async () => {
  remote.share({ user: member() })
  const { answer } = network({
    'GET /api/complaint.php': () => refusal(403, 'forbidden', { message: 'Nee.' }),
  })
  await open()
  expect(await screen.findByText('Nee.')).toBeInTheDocument()
  expect(text('Wat is er gebeurd')).toBeInTheDocument()
  answer('GET /api/complaint.php', list())
  await userEvent.click(screen.getByRole('button', { name: 'Opnieuw proberen' }))
  expect(await screen.findByText(/Je hebt nog niets gemeld/)).toBeInTheDocument()
})

const decided = complaint({ state: 'decided', decision: decision() })
const object = async (words: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Bezwaar maken' }))
  const field = text('Waarom ben je het niet eens')
  expect(field).toHaveFocus()
  await userEvent.paste(words)
  await userEvent.click(screen.getByRole('button', { name: 'Bezwaar versturen' }))
}
const objected = complaint({ state: 'appealed', decision: decision({ objected: true }) })

test('an objection goes out once it is long enough, and its arrival is said', async () => {
  remote.share({ user: member() })
  const { callsOf } = network({
    'GET /api/complaint.php': list(decided),
    'POST /api/appeal.php': () => ({ status: 201, body: { complaint: objected } }),
  })
  await open()
  await object('Te kort')
  expect(screen.getByText('Schrijf minstens 10 tekens.')).toBeInTheDocument()
  await write('Waarom ben je het niet eens', ', maar nu lang genoeg.')
  await userEvent.click(screen.getByRole('button', { name: 'Bezwaar versturen' }))
  expect(await screen.findByText(/Je bezwaar is ontvangen/)).toBeInTheDocument()
  expect(screen.getByText('Bezwaar loopt')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Oplichting of geld vragen' })).toHaveFocus()
  expect(callsOf('POST /api/appeal.php').map(({ body }) => body)).toEqual([
    { decision_id: 50, text: 'Te kort, maar nu lang genoeg.' },
  ])
})

test('a refused objection says why and keeps its words', async () => {
  remote.share({ user: member() })
  network({
    'GET /api/complaint.php': list(decided),
    'POST /api/appeal.php': () => refusal(410, 'appeal_expired', { message: 'De termijn is voorbij.' }),
  })
  await open()
  await object('Jullie hebben niet goed gekeken.')
  expect(await screen.findByRole('alert')).toHaveTextContent('De termijn is voorbij.')
  expect(text('Waarom ben je het niet eens')).toHaveValue('Jullie hebben niet goed gekeken.')
})

test.each([
  ['whose term is over', decision({ appeal_until: '2020-01-01T00:00:00.000Z' }), /Bezwaar maken kon tot/],
  ['to which this side objected', decision({ objected: true }), /Je bezwaar is ontvangen/],
])('a decision %s says so and offers nothing', async (_, made, words) => {
  remote.share({ user: member() })
  network({ 'GET /api/complaint.php': list(complaint({ state: 'decided', decision: made })) })
  await open()
  expect(await screen.findByText(words)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Bezwaar maken' })).not.toBeInTheDocument()
})

test('the other side may still object where one has', async () => {
  remote.share({ user: member() })
  network({ 'GET /api/complaint.php': list(complaint({ state: 'appealed', decision: decision() })) })
  await open()
  expect(await screen.findByRole('button', { name: 'Bezwaar maken' })).toBeInTheDocument()
})

const token = '50.subject.abcdefghijklmnopqrstuvwxyz'

test('the link of a mail shows that one alone, and objects without a log-in', async () => {
  const { callsOf } = network({
    'GET /api/complaint.php': list({ ...decided, side: 'subject' }),
    'POST /api/appeal.php': () => ({ status: 201, body: { complaint: { ...objected, side: 'subject' } } }),
  })
  await open(`/complaints?token=${token}`)
  expect(await screen.findByRole('heading', { level: 1, name: 'Ons besluit' })).toBeInTheDocument()
  expect(screen.queryByRole('combobox')).not.toBeInTheDocument()
  await object('Dat was ik niet, mijn account was gestolen.')
  expect(await screen.findByText(/Je bezwaar is ontvangen/)).toBeInTheDocument()
  expect(callsOf('GET /api/complaint.php').map(({ query }) => query)).toEqual([{ token }])
  expect(callsOf('POST /api/appeal.php')[0]?.body).toMatchObject({ decision_id: 50, token })
})

test('the token leaves the address as soon as it is read; the page and its objection go on with it', async () => {
  const { callsOf } = network({
    'GET /api/complaint.php': list({ ...decided, side: 'subject' }),
    'POST /api/appeal.php': () => ({ status: 201, body: { complaint: { ...objected, side: 'subject' } } }),
  })
  const page = await open(`/complaints?token=${token}`)
  expect(page.visited).toEqual(['/complaints'])
  page.moveTo('/complaints', { token })
  await object('Dat was ik niet, mijn account was gestolen.')
  expect(await screen.findByText(/Je bezwaar is ontvangen/)).toBeInTheDocument()
  expect(page.visited).toEqual(['/complaints'])
  expect(callsOf('POST /api/appeal.php')[0]?.body).toMatchObject({ token })
  // All complaints are the same page without it.
  page.moveTo('/complaints')
  expect(await screen.findByRole('heading', { level: 1, name: 'Klachten' })).toBeInTheDocument()
})

test.each([
  [410, 'token_invalid'],
  [422, 'validation_failed'],
])('a link that is old or cut off (%i) has its own words', async (status, code) => {
  network({ 'GET /api/complaint.php': () => refusal(status, code) })
  await open('/complaints?token=afgebroken')
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Deze link werkt niet meer' }),
  ).toBeInTheDocument()
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Naar klachten' })).toHaveAttribute('href', '/complaints'),
  )
})
