import { expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import { exampleCard, exampleSettings, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { withFirstAnswers } from '@lonk/shared-events/first-answers.ts'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { draftStore, emptyDraft } from '../../signup/draft.ts'
import { remote } from '../../testing/remote.ts'
import { Page } from './signup.page.tsx'

const created = exampleUser({ status: 'not_confirmed', email: 'jan@example.test' })
const utrecht = { id: 3, code: 'UT', name: 'Utrecht', country: 'NL', cities: [{ id: 30, name: 'Zeist' }] }

const network = (routes: Record<string, FakeRoute> = {}) =>
  fakeApi(api, {
    'GET /api/regions.php': () => ({ body: { regions: [utrecht] } }),
    'POST /api/signup-check.php': () => ({ body: { ok: true } }),
    'POST /api/signup.php': () => ({
      status: 201,
      body: { user: created, progress: ['data', 'account', 'matches', 'mail'], matches: [exampleCard()] },
    }),
    ...routes,
  })

/** The code of the questions comes late. */
const open = async (path = '/signup') => {
  const opened = await remote.open(<Page />, { path })
  await screen.findByRole('heading', { level: 1 })
  return opened
}
const next = () => userEvent.click(screen.getByRole('button', { name: 'Verder' }))
const question = (name: string) => screen.findByRole('heading', { level: 1, name })
const send = () => userEvent.click(screen.getByRole('button', { name: 'Account maken' }))

/** Answers the first four questions, up to the last one. */
const answerUntilAccount = async (name = 'Jan_40') => {
  await userEvent.click(within(screen.getByRole('group', { name: 'Ik ben een' })).getByLabelText('Man'))
  await userEvent.click(within(screen.getByRole('group', { name: 'Ik zoek een' })).getByLabelText('Vrouw'))
  await next()
  await question('Wanneer ben je geboren?')
  await userEvent.type(screen.getByLabelText('Dag'), '17')
  await userEvent.type(screen.getByLabelText('Maand'), '5')
  await userEvent.type(screen.getByLabelText('Jaar'), '1985')
  await next()
  await question('Waar woon je?')
  await screen.findByRole('option', { name: 'Utrecht' })
  await userEvent.selectOptions(screen.getByLabelText('Provincie of regio'), 'Utrecht')
  await userEvent.type(screen.getByLabelText('Woonplaats'), 'Zeist')
  await next()
  await question('Hoe wil je heten?')
  await userEvent.type(screen.getByLabelText('Profielnaam'), name)
  await next()
  await question('Bijna klaar: je account')
}

const answerAccount = async () => {
  await userEvent.type(screen.getByLabelText('E-mailadres'), 'jan@example.test')
  await userEvent.type(screen.getByLabelText('Wachtwoord'), 'lonkend-naar-jou')
  await userEvent.click(screen.getByRole('checkbox', { name: /Ik ga akkoord/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Ik geef toestemming/ }))
}

test('five answers make an account, the site hears of it, and the mail is announced', async () => {
  remote.share({ tracking: { network: 'acme', ref: 'x1' } })
  const { callsOf } = network()
  const heard = remote.heard('signup-completed')
  await open('/signup?profile_id=12')
  await answerUntilAccount()
  await answerAccount()
  await send()
  expect(await screen.findByText('Gegevens controleren')).toBeInTheDocument()
  await screen.findByRole('heading', { level: 1, name: 'Check je e-mail' })
  expect(screen.getByText('jan@example.test')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: /Sanne_34/ })).toHaveAttribute('href', '/members/12')
  expect(heard).toEqual([{ user: created }])
  expect(callsOf('POST /api/signup.php')[0]?.body).toEqual({
    email: 'jan@example.test',
    name: 'Jan_40',
    password: 'lonkend-naar-jou',
    date_of_birth: '1985-05-17',
    gender: 'male',
    seeking: 'female',
    country: 'NL',
    region_id: 3,
    city: 'Zeist',
    language: 'nl',
    terms_version: '2023-12-01T12:00:00Z',
    consent_terms: true,
    consent_sensitive: true,
    consent_mail: false,
    tracking: { network: 'acme', ref: 'x1' },
    profile_id: 12,
  })
  expect(draftStore.load()).toBeNull()
})

test('no box is ticked beforehand, and without both consents nothing is sent', async () => {
  const { callsOf } = network()
  await open()
  await answerUntilAccount()
  for (const box of screen.getAllByRole('checkbox')) expect(box).not.toBeChecked()
  await userEvent.type(screen.getByLabelText('E-mailadres'), 'jan@example.test')
  await userEvent.type(screen.getByLabelText('Wachtwoord'), 'lonkend-naar-jou')
  await send()
  expect(await screen.findAllByText('Geef toestemming om verder te gaan.')).toHaveLength(2)
  expect(callsOf('POST /api/signup.php')).toEqual([])
})

test('a step with something wrong stays, and says it at the field', async () => {
  network()
  await open()
  await next()
  expect(await screen.findAllByText('Vul dit in.')).toHaveLength(2)
  expect(screen.getByText('Stap 1 van 5')).toBeInTheDocument()
})

test('an error goes when it is mended, without another press', async () => {
  draftStore.save({ step: 3, values: { ...emptyDraft, country: 'NL' } })
  fakeApi(api, {})
  await open()
  const name = screen.getByLabelText('Profielnaam')
  await userEvent.type(name, '@a')
  await next()
  await waitFor(() => expect(name).toBeInvalid())
  await userEvent.clear(name)
  await userEvent.type(name, 'sanne')
  await waitFor(() => expect(name).toBeValid())
})

test('who is too young is told the least age', async () => {
  remote.share({ settings: exampleSettings({ min_age: 21 }) })
  network()
  await open('/signup?gender=male&seeking=both')
  await next()
  await question('Wanneer ben je geboren?')
  await userEvent.type(screen.getByLabelText('Dag'), '1')
  await userEvent.type(screen.getByLabelText('Maand'), '1')
  await userEvent.type(screen.getByLabelText('Jaar'), String(new Date().getFullYear() - 19))
  await next()
  expect(await screen.findByText('Vul uw geboortedatum in (21+ jaar)')).toBeInTheDocument()
})

test('a date that is not on the calendar is said in a popup, and the answer stays', async () => {
  network()
  await open('/signup?gender=male&seeking=both')
  await next()
  await question('Wanneer ben je geboren?')
  await userEvent.type(screen.getByLabelText('Dag'), '31')
  await userEvent.type(screen.getByLabelText('Maand'), '2')
  await userEvent.type(screen.getByLabelText('Jaar'), '1985')
  await next()
  const popup = await screen.findByRole('dialog', { name: 'Ongeldige geboortedatum.' })
  await userEvent.click(within(popup).getByRole('button', { name: 'Sluiten' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(screen.getByLabelText('Dag')).toHaveValue('31')
})

test('a link may answer the first question', async () => {
  network()
  await open('/signup?gender=female&seeking=male')
  const checked = screen.getAllByRole('radio', { checked: true })
  expect(checked.map((radio) => radio.getAttribute('value'))).toEqual(['female', 'male'])
})

test('what the shell hands on beside the address answers it, and is in no address', async () => {
  network()
  const locationState = withFirstAnswers({ gender: 'male', seeking: 'female' })
  await remote.open(<Page />, { path: '/signup?lander=gallery', locationState })
  const checked = screen.getAllByRole('radio', { checked: true })
  expect(checked.map((radio) => radio.getAttribute('value'))).toEqual(['male', 'female'])
})

test('a form without script may have answered it, and what led here goes along', async () => {
  const { callsOf } = network({ 'POST /api/track.php': () => ({ status: 204, body: null }) })
  const answers = { gender: 'female', seeking: 'both', lander: 'gallery', slug: 'gay' }
  await remote.open(<Page firstData={{ answers }} />, { path: '/signup' })
  const checked = screen.getAllByRole('radio', { checked: true })
  expect(checked.map((radio) => radio.getAttribute('value'))).toEqual(['female', 'both'])
  await next()
  await question('Wanneer ben je geboren?')
  expect(callsOf('POST /api/track.php').map(({ body }) => body)).toEqual([
    { event: 'signup_step', lander: 'gallery', slug: 'gay' },
  ])
})

/** Answers two questions, up to the one about the place. */
const answerUntilPlace = async () => {
  await open('/signup?gender=male&seeking=both')
  await next()
  await question('Wanneer ben je geboren?')
  await userEvent.type(screen.getByLabelText('Dag'), '17')
  await userEvent.type(screen.getByLabelText('Maand'), '5')
  await userEvent.type(screen.getByLabelText('Jaar'), '1985')
  await next()
  await question('Waar woon je?')
  await screen.findByRole('option', { name: 'Utrecht' })
}
const zeist = { country: 'NL', region_id: 3, city: 'Zeist', distance_km: 2 }
const answersPlace = () => ({
  region: screen.getByLabelText<HTMLSelectElement>('Provincie of regio').value,
  city: screen.getByLabelText<HTMLInputElement>('Woonplaats').value,
})

test('the place that this device was last in is answered beforehand', async () => {
  network()
  remote.share({ geocode: zeist })
  await answerUntilPlace()
  expect(answersPlace()).toEqual({ region: '3', city: 'Zeist' })
})

test.each([[false], [null], [{ ...zeist, country: 'FR' }]] as const)(
  'without a place in the countries of the site nothing is answered beforehand (%j)',
  async (geocode) => {
    network()
    remote.share({ geocode })
    await answerUntilPlace()
    expect(answersPlace()).toEqual({ region: '', city: '' })
  },
)

test('what the visitor has typed is not replaced, unless they ask for that', async () => {
  network()
  remote.share({ geocode: zeist })
  draftStore.save({ step: 2, values: { ...emptyDraft, country: 'NL', city: 'Amersfoort' } })
  await open()
  await screen.findByRole('option', { name: 'Utrecht' })
  expect(answersPlace()).toEqual({ region: '', city: 'Amersfoort' })
  await userEvent.click(screen.getByRole('button', { name: 'Gebruik mijn locatie' }))
  remote.share({ geocoding: true })
  remote.share({ geocoding: false })
  expect(answersPlace()).toEqual({ region: '3', city: 'Zeist' })
})

test('the way back loses nothing', async () => {
  network()
  await open()
  await answerUntilAccount()
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  await question('Hoe wil je heten?')
  expect(screen.getByLabelText('Profielnaam')).toHaveValue('Jan_40')
  await userEvent.click(screen.getByRole('button', { name: 'Terug' }))
  await question('Waar woon je?')
  expect(screen.getByLabelText('Woonplaats')).toHaveValue('Zeist')
  expect(screen.getByLabelText('Provincie of regio')).toHaveValue('3')
  expect(screen.getByLabelText('Land')).toHaveValue('NL')
})

test('the page may be left and come back to at the same question', async () => {
  network()
  const first = await open()
  await answerUntilAccount()
  await userEvent.type(screen.getByLabelText('E-mailadres'), 'jan@')
  first.unmount()
  await open()
  await question('Bijna klaar: je account')
  expect(screen.getByLabelText('E-mailadres')).toHaveValue('jan@')
})

test('a name that is taken is said on the spot and is not passed', async () => {
  network({
    'POST /api/signup-check.php': () => ({
      body: { ok: false, error: 'name_taken', message: 'Deze profielnaam is al bezet.' },
    }),
  })
  await open()
  await answerUntilAccount('Bezet_1').catch(() => undefined)
  expect(await screen.findByText('Deze profielnaam is al bezet.')).toBeInTheDocument()
  expect(screen.getByText('Stap 4 van 5')).toBeInTheDocument()
})

test('what the server refuses lands at its step and field, and the next try has the same key', async () => {
  const { callsOf, answer } = network({
    'POST /api/signup.php': () =>
      refusal(422, 'validation_failed', {
        message: 'Controleer de gemarkeerde velden.',
        fields: { city: { code: 'field_invalid', message: 'Dit klopt niet.' } },
      }),
  })
  await open()
  await answerUntilAccount()
  await answerAccount()
  await send()
  await question('Waar woon je?')
  expect(screen.getByLabelText('Woonplaats')).toHaveAccessibleDescription('Dit klopt niet.')
  answer('POST /api/signup.php', () => refusal(409, 'email_exists', { message: 'Dit adres bestaat al.' }))
  await next()
  await next()
  await question('Bijna klaar: je account')
  await send()
  expect(await screen.findByText('Dit adres bestaat al.')).toBeInTheDocument()
  expect(screen.getByLabelText('Wachtwoord')).toHaveValue('lonkend-naar-jou')
  expect(screen.getByRole('link', { name: 'Log in met dit adres' })).toHaveAttribute('href', '/login')
  const [first, second] = callsOf('POST /api/signup.php')
  expect(first?.idempotencyKey).toBeTruthy()
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('whether an address has an account is asked nowhere before the end', async () => {
  const { callsOf } = network({
    'POST /api/signup.php': () => refusal(409, 'email_exists', { message: 'Dit adres bestaat al.' }),
  })
  await open()
  await answerUntilAccount()
  await answerAccount()
  await userEvent.tab()
  await send()
  expect(await screen.findByText('Dit adres bestaat al.')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Log in met dit adres' })).toHaveAttribute('href', '/login')
  const asked = callsOf('POST /api/signup-check.php').map(({ body }) => Object.keys(Object(body)))
  expect(asked.flat()).not.toContain('email')
})

test('a proof that the server asks for is worked out without a word, and sent with the same key', async () => {
  const { callsOf, answer } = network({
    'POST /api/signup.php': () => {
      answer('POST /api/signup.php', () => ({
        status: 201,
        body: { user: created, progress: [], matches: [] },
      }))
      return refusal(403, 'pow_required', { params: { challenge: 'abc', difficulty: 4 } })
    },
  })
  await open()
  await answerUntilAccount()
  await answerAccount()
  await send()
  await question('Check je e-mail')
  const [first, second] = callsOf('POST /api/signup.php')
  expect(second?.body).toEqual({ ...Object(first?.body), pow: expect.stringMatching(/^abc\.\d+$/) })
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey)
})

test('what concerns no field is said above the button', async () => {
  network({ 'POST /api/signup.php': () => refusal(429, 'rate_limited', { message: 'Even rustig aan.' }) })
  await open()
  await answerUntilAccount()
  await answerAccount()
  await send()
  expect(await screen.findByRole('alert')).toHaveTextContent('Even rustig aan.')
})

test('a site that is closed says so before the first question, unless a source sent the visitor', async () => {
  remote.share({ settings: exampleSettings({ signups: 'with_trafficsource' }) })
  network()
  const first = await open()
  await question('Aanmelden is nu niet mogelijk.')
  first.unmount()
  remote.share({ tracking: { network: 'acme' } })
  await open()
  await question('Wie ben jij, en naar wie lonk je?')
})

test('a member who is confirmed goes on; one who is not gets the mail again, to a corrected address', async () => {
  remote.share({ user: exampleUser() })
  // Sees no question.
  const first = await remote.open(<Page />, { path: '/signup?back=%2Flikes' })
  expect(first.visited).toEqual(['/likes'])
  first.unmount()

  remote.share({ user: created })
  const { callsOf } = network({
    'POST /api/activation-mail.php': () => ({ body: { sent_to: 'jan@voorbeeld.test' } }),
  })
  await open()
  await question('Check je e-mail')
  await userEvent.click(screen.getByRole('button', { name: 'Het adres klopt niet' }))
  await userEvent.type(screen.getByLabelText('Het juiste e-mailadres'), 'jan@voorbeeld.test')
  await userEvent.click(screen.getByRole('button', { name: 'Stuur naar dit adres' }))
  expect(await screen.findByText(/De mail is verstuurd naar jan@voorbeeld.test/)).toBeInTheDocument()
  expect(callsOf('POST /api/activation-mail.php')[0]?.body).toEqual({ email: 'jan@voorbeeld.test' })
})
