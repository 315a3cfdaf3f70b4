import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { fill, textsIn } from '../site/texts.ts'
import { decide, fillIn, heading, newBuyer, openCheckout, order, payButton, phone } from './checkout-page.ts'

const { payments, ui } = textsIn('nl')
const { result, checkout, errors } = payments

test('a first purchase on a phone: terms read on the way, paid, premium, and its invoice', async ({
  browser,
  site,
}) => {
  const context = await newBuyer(browser, site.address)
  const page = await context.newPage()
  if (phone) await page.setViewportSize(phone)
  const counted: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/api/track.php')) counted.push(request.postDataJSON())
  })
  await openCheckout(page)
  await expect(page.getByText(payments.discount.welcomeName, { exact: true })).toBeVisible()
  await fillIn(page, /iDEAL/)
  await page.getByRole('main').getByRole('link', { name: 'voorwaarden' }).click()
  const terms = page.getByRole('dialog')
  await expect(terms.getByRole('heading', { level: 2 }).first()).toBeVisible()
  await terms.getByRole('button', { name: ui.close }).click()
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeChecked()
  for (const box of await page.getByRole('checkbox').all()) await expect(box).toBeChecked()
  await payButton(page).click()
  await page.waitForURL(/\/sandbox\/payment\//)
  await expect(page.getByText('€ 11,24')).toBeVisible()
  await decide(page, 'pay')
  await expect(heading(page)).toHaveText(result.completed.title)
  await expect(page.getByRole('heading', { name: result.premium.title })).toBeVisible()
  await expect(page.getByRole('link', { name: result.transaction })).toHaveAttribute(
    'href',
    /\/transactions\/\d+$/,
  )
  expect(counted).toEqual([
    { event: 'checkout', lander: 'credits' },
    { event: 'purchase', lander: 'credits' },
  ])
  // Seen and counted once: a reload says it again and counts nothing.
  await page.reload()
  await expect(heading(page)).toHaveText(result.completed.title)
  expect(counted).toHaveLength(2)
  await closeContext(context)
})

test('cancelled, expired and failed are said apart, and another method brings it to an end', async ({
  browser,
  site,
}) => {
  const context = await newBuyer(browser, site.address)
  const page = await context.newPage()
  await openCheckout(page)
  await order(page, /iDEAL/)
  await decide(page, 'cancel')
  await expect(heading(page)).toHaveText(result.cancelled.title)
  await page.getByRole('link', { name: result.failed.retry }).click()
  await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeChecked()
  for (const box of await page.getByRole('checkbox').all()) await expect(box).not.toBeChecked()
  await order(page, /iDEAL/)
  await decide(page, 'expire')
  await expect(heading(page)).toHaveText(result.cancelled.title)
  await page.getByRole('link', { name: result.failed.retry }).click()
  await order(page, /PayPal/)
  await decide(page, 'fail')
  await expect(heading(page)).toHaveText(errors.payment_failed)
  await page.getByRole('link', { name: result.failed.other }).click()
  await expect(page.getByRole('radio').first()).toBeVisible()
  for (const radio of await page.getByRole('radio').all()) await expect(radio).not.toBeChecked()
  await order(page, /Visa/)
  await decide(page, 'pending')
  await expect(heading(page)).toHaveText(errors.payment_pending)
  await closeContext(context)
})

test('who leaves the page of the provider finds the same payment again, in another tab too', async ({
  browser,
  site,
}) => {
  const context = await newBuyer(browser, site.address)
  const page = await context.newPage()
  await openCheckout(page)
  await order(page, /iDEAL/)
  const provider = page.url()
  await page.close()
  const other = await context.newPage()
  await openCheckout(other)
  await expect(other.getByText(errors.order_open)).toBeVisible()
  await other.getByRole('button', { name: checkout.open.continue }).click()
  await other.waitForURL(provider)
  await decide(other, 'pay')
  await expect(heading(other)).toHaveText(result.completed.title)
  await closeContext(context)
})

test('two tabs order: the later one counts, and nothing can be paid twice', async ({ browser, site }) => {
  const context = await newBuyer(browser, site.address)
  const first = await context.newPage()
  const second = await context.newPage()
  await openCheckout(first)
  await openCheckout(second)
  await order(first, /iDEAL/)
  await order(second, /PayPal/)
  await first.reload()
  await expect(first.locator('button[name="action"][value="pay"]')).toHaveCount(0)
  await decide(second, 'pay')
  await expect(heading(second)).toHaveText(result.completed.title)
  const { transactions } = await (await context.request.get('/api/transactions.php')).json()
  expect(transactions).toHaveLength(1)
  await closeContext(context)
})

test('a double click is one order', async ({ browser, site }) => {
  const context = await newBuyer(browser, site.address)
  const page = await context.newPage()
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/api/order.php'))
      keys.push(request.headers()['idempotency-key'])
  })
  await openCheckout(page)
  await fillIn(page, /iDEAL/)
  await payButton(page).dblclick()
  await page.waitForURL(/\/sandbox\/payment\//)
  expect(new Set(keys).size).toBe(1)
  await closeContext(context)
})

test('a bank transfer shows where the money goes, also to whoever comes back later', async ({
  browser,
  site,
}) => {
  const context = await newBuyer(browser, site.address)
  const page = await context.newPage()
  await openCheckout(page)
  await order(page, 'Overboeking')
  await decide(page, 'pending')
  await expect(heading(page)).toHaveText(result.transfer.title)
  await expect(page.getByText(/^NL\d{2}( [A-Z0-9]{1,4})+$/)).toBeVisible()
  await page.reload()
  await expect(page.getByText(result.transfer.reference, { exact: true })).toBeVisible()
  await closeContext(context)
})

test('bad addresses are answered in clear words, and nothing is charged', async ({ browser, site }) => {
  const somebody = await newBuyer(browser, site.address)
  const theirs = await somebody.newPage()
  await openCheckout(theirs)
  await order(theirs, /iDEAL/)
  await decide(theirs, 'pay')
  const foreign = new URL(theirs.url())

  const context = await newBuyer(browser, site.address)
  const page = await context.newPage()
  for (const address of [foreign.pathname + foreign.search, `${foreign.pathname}?order=abc`]) {
    await page.goto(address)
    await expect(heading(page)).toHaveText(result.unknown.title)
    await expect(page.getByRole('alert')).toHaveText(result.unknown.text)
  }
  for (const bundle of ['999999', 'abc']) {
    await page.goto(`/credits/${bundle}`)
    await expect(page.getByText(errors.bundle_gone)).toBeVisible()
  }
  await openCheckout(page)
  const path = new URL(page.url()).pathname
  await page.goto(`${path}?amount=0.01&total=0.01&price=0.01`)
  await expect(page.getByText(fill(checkout.payTotal, { total: '€ 11,24' }))).toBeVisible()
  const { user } = await (await context.request.get('/api/user.php')).json()
  expect(user.paid_user).toBe(false)
  await closeContext(somebody)
  await closeContext(context)
})
