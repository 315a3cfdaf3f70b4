import { signupDraft } from '@lonk/shared-events/storage-register.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, type Person } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'
import {
  answerQuestions,
  consentBoxes,
  fillAccount,
  formAlive,
  goOn,
  isAsked,
  isMade,
  makeAccount,
  openSignup,
  passwordField,
  questions,
} from './questions.ts'

const { signup } = textsIn('nl')
const { account } = signup.signup

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

/** All that this browser has written down, of this tab and of the site. */
const writtenDown = async (context: BrowserContext, page: Page): Promise<string> =>
  JSON.stringify([
    await context.storageState({ indexedDB: true }),
    await page.evaluate(() => [{ ...sessionStorage }, history.state, location.href]),
  ])

/** The headers that matter to the server; those of the line itself are made anew. */
const ofOurs = (headers: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) =>
      /^(?:accept-language|content-type|idempotency|origin|sec-|x-)/.test(name),
    ),
  )

const reload = async (page: Page) => {
  await page.reload()
  await formAlive(page)
}

test('reloaded at every question it goes on where it was; the password is never written down', async ({
  context,
  page,
  outbox,
}) => {
  test.slow()
  const person = inventPerson('male')
  await openSignup(page)
  for (const { title, answer, isKept } of questions) {
    await isAsked(page, title)
    await answer(page, person)
    await reload(page)
    await isAsked(page, title)
    await isKept(page, person)
    await goOn(page)
  }
  await isAsked(page, account.title)
  await fillAccount(page, person)
  expect(await writtenDown(context, page)).toContain(person.email)
  expect(await writtenDown(context, page)).not.toContain(person.password)

  await reload(page)
  await isAsked(page, account.title)
  await expect(page.getByLabel(signup.fields.email, { exact: true })).toHaveValue(person.email)
  await expect(passwordField(page)).toHaveValue('')
  for (const box of consentBoxes(page)) await expect(box).not.toBeChecked()
  // All the way back nothing is lost either.
  for (const { title, isKept } of questions.toReversed()) {
    await page.getByRole('button', { name: signup.signup.back, exact: true }).click()
    await isAsked(page, title)
    await isKept(page, person)
  }
  for (const { title } of questions) {
    await isAsked(page, title)
    await goOn(page)
  }
  await isAsked(page, account.title)
  await fillAccount(page, person)
  await makeAccount(page)
  await isMade(page, person)
  const written = await writtenDown(context, page)
  expect(written).not.toContain(person.password)
  // What was kept for the way is gone with it.
  expect(await page.evaluate((key) => sessionStorage.getItem(key), signupDraft.key)).toBeNull()
  expect(await outbox.to(person.email)).toHaveLength(1)
})

test('a tab that was closed takes its answers along; one closed after the end is found where it ended', async ({
  context,
  page,
}) => {
  const person = inventPerson('female')
  await openSignup(page)
  await answerQuestions(page, person)
  await page.getByLabel(signup.fields.email, { exact: true }).fill(person.email)
  await page.close()

  const second = await context.newPage()
  await openSignup(second)
  await answerQuestions(second, person)
  await fillAccount(second, person)
  await makeAccount(second)
  await isMade(second, person)
  await second.close()

  const third = await context.newPage()
  await closeNotices(third)
  await third.goto('/signup')
  await isMade(third, person)
  await closeContext(context)
})

test('reloaded while the answer is under way, the account is there once and its owner gets in', async ({
  page,
  outbox,
}) => {
  const person: Person = inventPerson('male')
  await openSignup(page)
  await answerQuestions(page, person)
  await fillAccount(page, person)
  const made = Promise.withResolvers<number>()
  // The server makes the account, and the line is gone before it has said so: not even the session's cookie came.
  await page.route('**/api/signup.php', async (route) => {
    const request = route.request()
    const { status } = await fetch(request.url(), {
      method: 'POST',
      headers: ofOurs(await request.allHeaders()),
      body: request.postData(),
    })
    made.resolve(status)
  })
  await makeAccount(page)
  expect(await made.promise).toBe(201)
  // Only the reload ends the call: without the route the browser would send it on, and be given the session by its answer.
  await reload(page)
  await page.unroute('**/api/signup.php')

  await isAsked(page, account.title)
  await expect(page.getByLabel(signup.fields.email, { exact: true })).toHaveValue(person.email)
  await fillAccount(page, person)
  await makeAccount(page)
  await expect(page.getByText('Dit e-mailadres heeft al een account op deze site.')).toBeVisible()
  await page.getByRole('link', { name: account.exists }).click()
  await page.waitForURL(/\/login/)
  await page.getByRole('main').getByLabel(signup.fields.email, { exact: true }).fill(person.email)
  await passwordField(page).fill(person.password)
  await page.getByRole('main').getByRole('button', { name: signup.login.submit, exact: true }).click()
  await page.waitForURL(/\/members/)
  await page.goto('/signup')
  await isMade(page, person)
  expect(await outbox.to(person.email)).toHaveLength(1)
})
