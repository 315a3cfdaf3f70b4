import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser, newcomerInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'
import { askMailChange, askReset, dead, linkTo, resendActivation, tokenOf } from './mail-links.ts'

const { signup } = textsIn('nl')

/** One letter of it changed, its end cut off, and nothing at all. */
const mangled = (token: string) => [
  `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`,
  token.slice(0, -7),
  '',
]

test('activation: a link of another kind, a mangled one and a replaced one fail, and lead to a new mail', async ({
  browser,
  site,
  outbox,
}) => {
  const person = inventPerson('female')
  const context = await newcomerInOwnBrowser(browser, site.address, person)
  await closeNotices(context)
  const page = await context.newPage()
  const first = await linkTo(outbox, person.email, 'activate')
  await resendActivation(context)
  await askReset(context, person)
  const foreign = tokenOf(await linkTo(outbox, person.email, 'reset-password'))
  for (const token of [foreign, ...mangled(tokenOf(first)), tokenOf(first)]) {
    await page.goto(`/api/activate.php?token=${token}`)
    await dead.activation(page)
  }
  await page.getByRole('button', { name: signup.mail.again }).click()
  await expect(page.getByRole('main').getByRole('status')).toBeVisible()
  await page.goto(await linkTo(outbox, person.email, 'activate'))
  await expect(page.getByRole('heading', { level: 1, name: signup.activate.done.title })).toBeVisible()
  await closeContext(context)
})

test('password reset: a link of another kind, a mangled one and a used one lead to a new link', async ({
  browser,
  site,
  outbox,
}) => {
  const person = inventPerson('male')
  const { context } = await memberInOwnBrowser(browser, site.address, person)
  await askReset(context, person)
  const activation = tokenOf(await linkTo(outbox, person.email, 'activate'))
  const link = await linkTo(outbox, person.email, 'reset-password')
  await closeContext(context)
  const other = await browser.newContext({ baseURL: site.address, locale: 'nl-NL' })
  await closeNotices(other)
  const page = await other.newPage()
  for (const token of [activation, ...mangled(tokenOf(link))]) {
    await page.goto(`/reset-password/do?token=${token}`)
    await dead.reset(page)
  }
  // None of these tries has cost the real one.
  await page.goto(link)
  const chosen = `nieuw-${person.password}`
  await page.getByLabel(signup.reset.do.password, { exact: true }).fill(chosen)
  await page.getByLabel(signup.reset.do.repeat, { exact: true }).fill(chosen)
  await page.getByRole('button', { name: signup.reset.do.submit }).click()
  await expect(page).toHaveURL(/\/members$/)
  await page.goto(link)
  await dead.reset(page)
  await closeContext(other)
})

test('another address: a link of another kind, a mangled one and a replaced one change nothing', async ({
  browser,
  site,
  outbox,
}) => {
  const person = inventPerson('female')
  const { context } = await memberInOwnBrowser(browser, site.address, person)
  await closeNotices(context)
  const page = await context.newPage()
  await askReset(context, person)
  await askMailChange(context, person, `eerst-${person.email}`)
  await askMailChange(context, person, `nieuw-${person.email}`)
  const reset = tokenOf(await linkTo(outbox, person.email, 'reset-password'))
  const replaced = tokenOf(await linkTo(outbox, `eerst-${person.email}`, 'mail-change'))
  const link = await linkTo(outbox, `nieuw-${person.email}`, 'mail-change')
  const [changed = '', cut = ''] = mangled(tokenOf(link))
  for (const token of [reset, replaced, changed, cut]) {
    await page.goto(`/mail-change/do?token=${token}`)
    await dead.mailChange(page)
    await expect(page.getByText(person.email, { exact: true }).first()).toBeVisible()
  }

  await test.step('the newest counts, and a used one tells a stranger nothing', async () => {
    const stranger = await browser.newContext({ baseURL: site.address, locale: 'nl-NL' })
    await closeNotices(stranger)
    const there = await stranger.newPage()
    for (const [at, title] of [
      [page, signup.mailChange.done.title],
      [there, signup.mailChange.used.title],
    ] as const) {
      await at.goto(link)
      await at.getByRole('button', { name: signup.mailChange.submit }).click()
      await expect(at.getByRole('heading', { level: 1, name: title })).toBeVisible()
    }
    await expect(there.getByRole('main')).not.toContainText(person.email)
    await there.getByRole('main').getByRole('link', { name: signup.login.submit }).click()
    await expect(there).toHaveURL(/\/login/)
    await closeContext(stranger)
  })
  await closeContext(context)
})
