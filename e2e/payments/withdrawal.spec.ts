import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { buyByCalls, inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

const { payments, shell } = textsIn('nl')
const { transactions, withdrawal } = payments

/** Intl puts spaces of its own kind into amounts. */
const euros = /€\s14,99/

test('a buyer on a phone finds the way out in the footer, withdraws in two steps, and the mail and the books say so', async ({
  browser,
  site,
  outbox,
}) => {
  const anna = inventPerson('female')
  const { context } = await memberInOwnBrowser(browser, site.address, anna)
  await buyByCalls(context)
  const page = await context.newPage()
  await page.setViewportSize({ width: 360, height: 740 })
  await closeNotices(page)

  await test.step('the mail of the order leads to its transaction, which has its invoice', async () => {
    const mails = await outbox.to(anna.email)
    const order = mails.find(({ links }) => links.some((link) => link.includes('/transactions/')))
    const link = order?.links.find((candidate) => candidate.includes('/transactions/')) ?? ''
    await page.goto(new URL(link).pathname)
    await expect(page.getByRole('heading', { level: 1, name: '10 credits' })).toBeVisible()
    await expect(page.getByText(transactions.state.paid, { exact: true })).toBeVisible()
    const [invoice] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: transactions.invoice }).click(),
    ])
    await expect(invoice.getByRole('heading', { level: 1 })).toContainText('Factuur')
    await expect(invoice.getByText(euros).last()).toBeVisible()
    // Paper has the invoice alone: it has no navigation even on the screen.
    await invoice.emulateMedia({ media: 'print' })
    await expect(invoice.getByRole('navigation')).toHaveCount(0)
    await invoice.close()
  })

  await test.step('one click in the footer of any page', async () => {
    await page.goto('/members')
    await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.withdraw }).click()
    await expect(page.getByRole('heading', { level: 1, name: withdrawal.title })).toBeVisible()
    await expect(page.getByRole('radio')).toBeChecked()
  })

  await test.step('the first step declares nothing, the second does', async () => {
    await page.getByLabel(withdrawal.name, { exact: true }).fill('Anna de Vries')
    await page.getByRole('button', { name: withdrawal.next }).click()
    await expect(page.getByRole('heading', { name: fill(withdrawal.step, { step: 2 }) })).toBeFocused()
    await expect(page.getByText(euros)).toBeVisible()
    await page.getByRole('button', { name: withdrawal.confirm }).click()
    await expect(page.getByRole('heading', { level: 1, name: withdrawal.done.title })).toBeVisible()
    await expect(page.getByText(fill(withdrawal.done.mail, { email: anna.email }))).toBeVisible()
  })

  await test.step('a mail confirms it, with a link that leads to the credit note', async () => {
    const [receipt] = await outbox.to(anna.email)
    expect(receipt?.text).toContain('Anna de Vries')
    expect(receipt?.text).toMatch(euros)
    const link = receipt?.links.find((candidate) => candidate.includes('/transactions/')) ?? ''
    await page.goto(new URL(link).pathname)
    await expect(page.getByRole('link', { name: transactions.creditNote })).toBeVisible()
    const history = page.getByRole('region', { name: transactions.history })
    await expect(history.getByText(transactions.moment.withdrawn)).toBeVisible()
  })

  await test.step('the statement and the credits agree, and nothing is left to withdraw from', async () => {
    await page.goto('/transactions')
    await expect(page.getByText(transactions.state.back, { exact: true })).toBeVisible()
    await expect(page.getByRole('link', { name: withdrawal.function })).toHaveCount(0)
    await page.getByRole('link', { name: transactions.view.credits, exact: true }).click()
    await expect(page.getByText(payments.ledger.kind.refund, { exact: true })).toBeVisible()
    await page.goto('/transactions?withdraw=true')
    await expect(page.getByRole('heading', { name: withdrawal.none.title })).toBeVisible()
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(360)
  })
  await closeContext(context)
})

test('somebody else’s transaction is absent, and so is its invoice', async ({ browser, site }) => {
  const owner = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  await buyByCalls(owner.context)
  const answer = await owner.context.request.get('/api/transactions.php', {
    headers: { 'X-Request-Type': 'client' },
  })
  const { transactions: listed } = await answer.json()
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  const page = await context.newPage()
  await closeNotices(page)
  await page.goto(`/transactions/${listed[0].id}`)
  await expect(page.getByRole('heading', { name: transactions.absent })).toBeVisible()
  expect((await context.request.get(listed[0].invoice_url)).status()).toBe(404)
  await closeContext(context)
  await closeContext(owner.context)
})
