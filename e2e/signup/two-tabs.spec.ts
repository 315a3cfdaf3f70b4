import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'
import {
  answerQuestions,
  consentBoxes,
  fillAccount,
  formAlive,
  isMade,
  makeAccount,
  openSignup,
  passwordField,
  questions,
} from './questions.ts'

const { signup } = textsIn('nl')
const { account, complete } = signup.signup

test('two tabs keep their own answers; of two presses at once one makes the account, the other loses nothing', async ({
  context,
  page,
  outbox,
}) => {
  test.slow()
  const [hers, his] = [inventPerson('female'), inventPerson('male')]
  const other = await context.newPage()
  const tabs = [page, other]
  await openSignup(page)
  await openSignup(other)
  await answerQuestions(page, hers)
  await answerQuestions(other, his)

  await test.step('each tab has the answers that were given in it, after a reload too', async () => {
    for (const [tab, person] of [
      [page, hers],
      [other, his],
    ] as const) {
      await tab.reload()
      await formAlive(tab)
      for (const { isKept } of questions.toReversed()) {
        await tab.getByRole('button', { name: signup.signup.back, exact: true }).click()
        await isKept(tab, person)
      }
      for (const _ of questions) await tab.getByRole('button', { name: signup.signup.next }).click()
      await expect(passwordField(tab)).toBeVisible()
    }
  })

  const taken = (tab: typeof page) =>
    tab.getByText('Dit e-mailadres heeft al een account op deze site.', { exact: true })

  await test.step('both send the same address at once: there is one account and one mail', async () => {
    for (const tab of tabs) await fillAccount(tab, { ...hers, password: his.password })
    await Promise.all(tabs.map(makeAccount))
    for (const tab of tabs)
      await expect(tab.getByRole('heading', { name: complete.title }).or(taken(tab))).toBeVisible({
        timeout: 30_000,
      })
    expect(await outbox.to(hers.email)).toHaveLength(1)
  })

  await test.step('the tab that came second says so, keeps what was typed, and shows the account when opened anew', async () => {
    const isRefused = await Promise.all(tabs.map((tab) => taken(tab).isVisible()))
    expect(isRefused.filter(Boolean)).toHaveLength(1)
    const late = isRefused[0] ? page : other
    await expect(late.getByRole('link', { name: account.exists })).toBeVisible()
    await expect(late.getByLabel(signup.fields.email, { exact: true })).toHaveValue(hers.email)
    await expect(passwordField(late)).toHaveValue(his.password)
    for (const box of consentBoxes(late)) await expect(box).toBeChecked()
    await late.reload()
    await isMade(late, hers)
  })

  await test.step('the one mail activates it, and both tabs know', async () => {
    const [mail] = await outbox.to(hers.email)
    const mailed = await context.newPage()
    await closeNotices(mailed)
    await mailed.goto(mail?.links.find((link) => link.includes('activate')) ?? '')
    await expect(mailed.getByRole('heading', { name: signup.activate.done.title })).toBeVisible()
    for (const tab of tabs) {
      await tab.reload()
      await expect(tab).toHaveURL(/\/members$/)
    }
  })
})
