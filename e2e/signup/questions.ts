import { expect, type Page } from '@playwright/test'
import { closeNotices } from '../site/closed-notices.ts'
import type { Person } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

const { signup } = textsIn('nl')
const { seeking, birth, place, name, account, complete } = signup.signup

/** Once the form is React's: what was chosen on a page before that is forgotten by it. */
export const formAlive = (page: Page) =>
  page.waitForFunction(
    () =>
      Object.keys(document.querySelector('main form') ?? {}).some((key) => key.startsWith('__reactProps$')),
    undefined,
    // Not by the page's frames, which a tab behind another may not be given.
    { polling: 100, timeout: 30_000 },
  )

export const openSignup = async (page: Page): Promise<void> => {
  await closeNotices(page)
  await page.goto('/signup')
  await formAlive(page)
}

const choiceIn = (page: Page, group: string, label: string) =>
  page.getByRole('group', { name: group }).getByRole('radio', { name: label, exact: true })

const choose = async (page: Page, group: string, label: string) => {
  await page.getByRole('group', { name: group }).getByText(label, { exact: true }).click()
  await expect(choiceIn(page, group, label)).toBeChecked()
}

/** One question: how it is answered by hand, and that a form still holds the answer. */
interface Question {
  readonly title: string
  readonly answer: (page: Page, person: Person) => Promise<void>
  readonly isKept: (page: Page, person: Person) => Promise<void>
}

/** The four questions before the one for the account. */
export const questions: readonly Question[] = [
  {
    title: seeking.title,
    answer: async (page, person) => {
      await choose(page, seeking.gender, seeking[person.gender])
      await choose(page, seeking.seeking, seeking[person.seeking])
    },
    isKept: async (page, person) => {
      await expect(choiceIn(page, seeking.gender, seeking[person.gender])).toBeChecked()
      await expect(choiceIn(page, seeking.seeking, seeking[person.seeking])).toBeChecked()
    },
  },
  {
    title: birth.title,
    answer: async (page) => {
      await page.getByLabel('Dag', { exact: true }).fill('12')
      await page.getByLabel('Maand', { exact: true }).fill('4')
      await page.getByLabel('Jaar', { exact: true }).fill('1990')
    },
    isKept: (page) => expect(page.getByLabel('Jaar', { exact: true })).toHaveValue('1990'),
  },
  {
    title: place.title,
    answer: async (page) => {
      await page.getByLabel(place.region, { exact: true }).selectOption({ label: 'Utrecht' })
      await page.getByLabel(place.city, { exact: true }).fill('Zeist')
    },
    isKept: async (page) => {
      await expect(
        page.getByLabel(place.region, { exact: true }).getByRole('option', { selected: true }),
      ).toHaveText('Utrecht')
      await expect(page.getByLabel(place.city, { exact: true })).toHaveValue('Zeist')
    },
  },
  {
    title: name.title,
    answer: async (page, person) => {
      await page.getByLabel(name.name, { exact: true }).fill(person.name)
      await page.getByLabel(name.message).fill('Ik fiets graag door de duinen.')
    },
    isKept: async (page, person) => {
      await expect(page.getByLabel(name.name, { exact: true })).toHaveValue(person.name)
      await expect(page.getByLabel(name.message)).toHaveValue('Ik fiets graag door de duinen.')
    },
  },
]

export const isAsked = (page: Page, title: string) =>
  expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible({ timeout: 15_000 })

export const goOn = (page: Page) => page.getByRole('button', { name: signup.signup.next }).click()

/** From the first question to the one for the account. */
export const answerQuestions = async (page: Page, person: Person): Promise<void> => {
  for (const { title, answer } of questions) {
    await isAsked(page, title)
    await answer(page, person)
    await goOn(page)
  }
  await isAsked(page, account.title)
}

export const passwordField = (page: Page) => page.getByLabel(signup.fields.password, { exact: true })
const consents = [/Ik ga akkoord/, /Ik geef toestemming/]
export const consentBoxes = (page: Page) => consents.map((name) => page.getByRole('checkbox', { name }))

/** The last question, up to the press. */
export const fillAccount = async (page: Page, person: Person): Promise<void> => {
  await page.getByLabel(signup.fields.email, { exact: true }).fill(person.email)
  await passwordField(page).fill(person.password)
  for (const box of consentBoxes(page)) await box.check()
}

export const makeAccount = (page: Page) => page.getByRole('button', { name: signup.signup.submit }).click()

/** Making an account takes its time where much else goes on. */
export const isMade = async (page: Page, person: Person): Promise<void> => {
  await expect(page.getByRole('heading', { level: 1, name: complete.title })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByRole('main').locator('strong').filter({ hasText: person.email })).toBeVisible()
}
