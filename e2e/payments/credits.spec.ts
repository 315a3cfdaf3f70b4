import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, newcomerInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'
import {
  chooseLinks,
  decide,
  fillIn,
  heading,
  newBuyer,
  openCheckout,
  payButton,
  phone,
} from './checkout-page.ts'

const { payments } = textsIn('nl')
const { credits, checkout, discount, repeat, result, errors } = payments

test('a new member sees old and new prices, what an act costs, and a small bundle as easy to take', async ({
  browser,
  site,
}) => {
  const context = await newBuyer(browser, site.address)
  const page = await context.newPage()
  if (phone) await page.setViewportSize(phone)
  await page.goto('/credits')
  await expect(page.getByRole('timer').first()).toBeVisible()
  const bundles = page.getByRole('listitem').filter({ has: chooseLinks(page) })
  await expect(bundles.first()).toContainText(credits.instead)
  await expect(bundles.first()).toContainText('€ 11,24')
  await expect(page.getByText(credits.popular)).toHaveCount(1)
  for (const act of [payments.costs.message, payments.costs.photo, payments.costs.gift])
    await expect(page.getByRole('row', { name: act })).toContainText(/€/)
  const choose = chooseLinks(page)
  const [small, large] = [await choose.first().boundingBox(), await choose.nth(2).boundingBox()]
  expect(small?.height).toBe(large?.height)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)
  await closeContext(context)
})

test('a code that does not exist is refused in words, spaces and all, and changes no price', async ({
  browser,
  site,
}) => {
  const context = await newBuyer(browser, site.address)
  const page = await context.newPage()
  await page.goto('/credits')
  await page.getByRole('button', { name: discount.ask }).click()
  await page.getByLabel(discount.code, { exact: true }).fill('  BESTAAT NIET ')
  await page.getByRole('button', { name: discount.apply }).click()
  await expect(page.getByText('Deze kortingscode bestaat niet.')).toBeVisible()
  // The welcome discount still counts.
  await expect(page.getByRole('button', { name: new RegExp(discount.welcomeName) })).toBeVisible()
  await closeContext(context)
})

test('who has not confirmed the address is told before choosing, and corrects it there', async ({
  browser,
  site,
  outbox,
}) => {
  const person = inventPerson('female')
  const context = await newcomerInOwnBrowser(browser, site.address, person)
  await closeNotices(context)
  const page = await context.newPage()
  await page.goto('/credits')
  const text = fill(checkout.unconfirmed.text, { email: person.email })
  await expect(page.getByText(text)).toBeVisible()
  await page.getByRole('button', { name: checkout.unconfirmed.typo }).click()
  const right = `recht-${person.email}`
  await page.getByLabel(checkout.unconfirmed.correct, { exact: true }).fill(right)
  await page.getByRole('button', { name: checkout.unconfirmed.send }).click()
  await expect(page.getByText(fill(checkout.unconfirmed.text, { email: right }))).toBeVisible()
  const [mail] = await outbox.to(right)
  const link = mail?.links.find((candidate) => candidate.includes('activate'))
  if (!link) throw new Error('no mail to the corrected address')
  await context.request.get(link)
  await page.reload()
  await expect(page.getByText(errors.email_not_confirmed)).toHaveCount(0)
  await closeContext(context)
})

test('/credits/repeat-order is a page: empty before a purchase, one button with a kept card', async ({
  browser,
  site,
}) => {
  const context = await newBuyer(browser, site.address)
  const page = await context.newPage()
  await page.goto('/credits/repeat-order')
  await expect(heading(page)).toHaveText(repeat.title)
  await expect(page.getByText(repeat.nothing.never)).toBeVisible()

  await openCheckout(page)
  await fillIn(page, /Visa/)
  await page.getByRole('checkbox', { name: checkout.method.keep }).check()
  await payButton(page).click()
  await page.waitForURL(/\/sandbox\/payment\//)
  await decide(page, 'pay')
  await expect(heading(page)).toHaveText(result.completed.title)

  await page.goto('/credits')
  await page.getByRole('link', { name: repeat.again }).click()
  await expect(page.getByText(fill(repeat.with, { method: 'Visa •••• 4242' }))).toBeVisible()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await payButton(page).click()
  await expect(heading(page)).toHaveText(result.completed.title)
  const { transactions } = await (await context.request.get('/api/transactions.php')).json()
  expect(transactions).toHaveLength(2)
  await closeContext(context)
})

test('a country that the member is not in is said not to count, and the choice is kept', async ({
  browser,
  site,
}) => {
  const context = await newBuyer(browser, site.address)
  const page = await context.newPage()
  await openCheckout(page)
  const country = page.getByRole('combobox', { name: checkout.country.label })
  await country.selectOption('BE')
  const said = fill(checkout.country.refused, { chosen: 'België', country: 'Nederland' })
  await expect(page.getByText(said)).toBeVisible()
  await page.reload()
  await expect(page.getByText(said)).toBeVisible()
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeVisible()
  await closeContext(context)
})
