import { expect, test } from '@jest/globals'
import { matchQuestionId, matchQuestions } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import { api } from '@lonk/shared-api/client.ts'
import { exampleCard, exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { type FakeRoute, fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import catalogue from '../../locales/nl.json' with { type: 'json' }
import { remote } from '../../testing/remote.ts'
import { Page } from './match-finder.page.tsx'

const ask = 'GET /api/match-finder.php'
const find = 'POST /api/match-finder.php'
const firstOf = (id: keyof typeof matchQuestions) => matchQuestions[id][0]

const questions = (answered: boolean) =>
  matchQuestionId.options.map((id) => ({
    id,
    values: [...matchQuestions[id]],
    answer: answered ? firstOf(id) : null,
  }))

const criteria = [
  { id: 'age_distance', weight: 40, questions: ['age', 'distance'] },
  { id: 'interests', weight: 40, questions: ['lifestyle', 'evening', 'holiday', 'affection'] },
  { id: 'goal_status', weight: 20, questions: ['goal', 'status'] },
  { id: 'considered', weight: 0, questions: ['seeking', 'body_type'] },
]
const why = { age_distance: 38, interests: 9, goal_status: 20, shared_interests: [4, 5] }
const match = { ...exampleCard({ id: 12, name: 'Sanne_34' }), score: 67, why }
const interests = [
  { id: 4, slug: 'hiking', name: 'Wandelen', adult: false, icon: null },
  { id: 5, slug: 'wine', name: 'Wijn', adult: false, icon: null },
]

const open = async (routes: Record<string, FakeRoute> = {}, member = false) => {
  const network = fakeApi(api, {
    [ask]: () => ({ body: { questions: questions(member) } }),
    [find]: () => ({ body: { profiles: [match], criteria } }),
    'GET /api/interests.php': () => ({ body: { interests } }),
    ...routes,
  })
  const page = await remote.open(<Page />, {
    path: '/match-finder',
    state: { user: member ? exampleUser() : null },
  })
  return { ...network, ...page }
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

/** Goes through all ten; a visitor chooses the first answer of each. */
const answerAll = async (member = false) => {
  for (const [step, id] of matchQuestionId.options.entries()) {
    await screen.findByText(`Stap ${step + 1} van 10`)
    const texts: Record<string, string> = catalogue.finder[id]
    if (!member) await userEvent.click(screen.getByRole('radio', { name: texts[firstOf(id)] ?? '' }))
    await press(step === 9 ? 'Wie past bij mij?' : 'Verder')
  }
}

test('ten answers give matches with their reasons and the whole recipe', async () => {
  const { callsOf } = await open()
  await answerAll()
  expect(await screen.findByRole('heading', { name: 'Deze mensen passen bij je' })).toHaveFocus()
  expect(screen.getByText('67 van 100 punten')).toBeInTheDocument()
  expect(screen.getByText('38 van 40')).toBeInTheDocument()
  expect(await screen.findByText('Jullie houden allebei van: Wandelen en Wijn')).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Zo rekenen we' })).toBeInTheDocument()
  expect(callsOf(find)[0]?.body).toEqual({
    answers: Object.fromEntries(matchQuestionId.options.map((id) => [id, firstOf(id)])),
  })
})

test('a visitor is led to signing up by a match, never to a profile', async () => {
  await open()
  await answerAll()
  expect(await screen.findByRole('link', { name: /Sanne_34/ })).toHaveAttribute(
    'href',
    '/signup?profile_id=12',
  )
  expect(screen.getByRole('link', { name: 'Maak gratis een profiel' })).toBeInTheDocument()
})

test('a member begins with what they answered last time, and their matches are profiles', async () => {
  await open({}, true)
  await answerAll(true)
  expect(await screen.findByRole('link', { name: /Sanne_34/ })).toHaveAttribute('href', '/members/12')
  await press('Antwoorden wijzigen')
  expect(await screen.findByRole('radio', { name: 'Een man' })).toBeChecked()
})

test('a question without an answer stays, and says so', async () => {
  await open()
  await screen.findByText('Stap 1 van 10')
  await press('Verder')
  expect(screen.getByText('Kies een antwoord.')).toBeInTheDocument()
  expect(screen.getByText('Stap 1 van 10')).toBeInTheDocument()
})

test('the way back keeps what was answered', async () => {
  await open()
  await userEvent.click(await screen.findByRole('radio', { name: 'Een vrouw' }))
  await press('Verder')
  expect(await screen.findByRole('heading', { name: 'Waar ben je hier voor?' })).toHaveFocus()
  await press('Terug')
  expect(await screen.findByRole('radio', { name: 'Een vrouw' })).toBeChecked()
})

test('a refusal is said at the last question, where the answers still are', async () => {
  const { answer } = await open(
    { [find]: () => refusal(429, 'rate_limited', { message: 'Rustig aan.' }) },
    true,
  )
  await answerAll(true)
  expect(await screen.findByText('Rustig aan.')).toBeInTheDocument()
  answer(find, () => ({ body: { profiles: [], criteria } }))
  await press('Wie past bij mij?')
  expect(await screen.findByRole('heading', { name: 'Niemand gevonden' })).toBeInTheDocument()
})
