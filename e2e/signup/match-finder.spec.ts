import { matchQuestionId, matchQuestions } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import type { Locator, Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'
import { formAlive } from './questions.ts'

const { signup } = textsIn('nl')
const { finder, login } = signup
const ids = matchQuestionId.options

/** Wide where people are left out, so that there is somebody. */
const answerOf = (id: (typeof ids)[number]): string => {
  const values: readonly string[] = matchQuestions[id]
  return id === 'seeking' ? 'female' : values.includes('any') ? 'any' : (values[0] ?? '')
}
const wordsOf = (id: (typeof ids)[number]) => {
  const words: Readonly<Record<string, string>> = finder[id]
  return { title: words.title ?? '', answer: words[answerOf(id)] ?? '' }
}

const asks = async (page: Page, step: number, title: string) => {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByText(fill(signup.signup.step, { step: step + 1, count: ids.length }))).toBeVisible()
}

const goOn = (page: Page, step: number) =>
  page
    .getByRole('button', { name: step === ids.length - 1 ? finder.submit : signup.signup.next, exact: true })
    .click()

const open = async (page: Page) => {
  await closeNotices(page)
  await page.goto('/match-finder')
  await formAlive(page)
}

/** The points of its parts make up the score of a match, and each part says of how many it is. */
const isExplained = async (match: Locator) => {
  const score = Number.parseInt((await match.getByText(/ van 100 punten$/).textContent()) ?? '', 10)
  const parts = await match.getByRole('listitem').allTextContents()
  const counted = parts.map((part) => /(\d+) van (\d+)/.exec(part)?.slice(1).map(Number) ?? [])
  expect(parts.map((part) => part.replace(/\s+\d+ van \d+$/, ''))).toEqual([
    finder.why.age_distance,
    finder.why.interests,
    finder.why.goal_status,
  ])
  expect(counted.reduce((sum, [points = 0]) => sum + points, 0)).toBe(score)
  expect(counted.reduce((sum, [, most = 0]) => sum + most, 0)).toBe(100)
}

const matchesOn = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('heading', { name: finder.why.title })
    .locator('xpath=ancestor::div[count(.//h3)=1][.//article][1]')

test('a visitor answers ten questions, sees how well three people fit and why, and is led to sign up', async ({
  page,
}) => {
  await open(page)
  await goOn(page, 0)
  await expect(page.getByText(finder.missing)).toBeVisible()
  for (const [step, id] of ids.entries()) {
    const { title, answer } = wordsOf(id)
    await asks(page, step, title)
    await page.getByRole('group', { name: title }).getByText(answer, { exact: true }).click()
    await goOn(page, step)
    if (step !== 1) continue
    await page.getByRole('button', { name: signup.signup.back, exact: true }).click()
    await expect(page.getByRole('radio', { name: answer, exact: true })).toBeChecked()
    await goOn(page, step)
  }
  await expect(page.getByRole('heading', { level: 1, name: finder.found.title })).toBeVisible()
  await expect(page.getByText(finder.found.visitor)).toBeVisible()
  const matches = matchesOn(page)
  await expect(matches).toHaveCount(3)
  for (const match of await matches.all()) {
    await isExplained(match)
    await expect(match.getByRole('link', { name: /^.…, \d+$/ })).toHaveAttribute(
      'href',
      /^\/signup\?profile_id=\d+$/,
    )
  }
  await expect(page.getByRole('heading', { level: 2, name: finder.recipe.title })).toBeVisible()
  for (const id of ids) await expect(page.getByRole('main')).toContainText(wordsOf(id).title)
  await page.getByRole('main').getByRole('link', { name: login.invite.signup }).click()
  await expect(page.getByRole('heading', { name: signup.signup.seeking.title })).toBeVisible()
})

test('a member sees who they are, opens one, and finds the answers kept', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  const page = await context.newPage()
  await open(page)
  for (const [step, id] of ids.entries()) {
    const { title, answer } = wordsOf(id)
    await asks(page, step, title)
    await page.getByRole('group', { name: title }).getByText(answer, { exact: true }).click()
    await goOn(page, step)
  }
  await expect(page.getByText(finder.found.lead)).toBeVisible()
  const best = matchesOn(page).first()
  await isExplained(best)
  const scores = (await page.getByText(/^\d+ van 100 punten$/).allTextContents()).map((text) =>
    Number.parseInt(text, 10),
  )
  expect(scores).toEqual(scores.toSorted((one, other) => other - one))
  const link = best.getByRole('link')
  const name = (await link.getAttribute('aria-label'))?.split(',')[0] ?? ''
  await link.click()
  await expect(page).toHaveURL(/\/members\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText(name)

  await open(page)
  for (const [step, id] of ids.entries()) {
    const { title, answer } = wordsOf(id)
    await asks(page, step, title)
    await expect(page.getByRole('radio', { name: answer, exact: true })).toBeChecked()
    await goOn(page, step)
  }
  await page.getByRole('button', { name: finder.again }).click()
  await asks(page, 0, wordsOf('seeking').title)
  await closeContext(context)
})
