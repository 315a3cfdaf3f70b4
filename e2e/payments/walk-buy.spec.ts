import type { Locator } from '@playwright/test'
import { openChat, spendBoth, texts, twoMembers } from '../chat/two-members.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { fill, textsIn } from '../site/texts.ts'
import { heading, payButton, phone, takeLink } from './checkout-page.ts'

const { payments } = textsIn('nl')
const { checkout, discount, notEnough, result, wayBack } = payments

const sentence = 'Zullen we morgen ergens'

test('in the middle of a sentence, out of credits: bought, and back in it within four taps', async ({
  browser,
  site,
}) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const { page } = eva
  if (phone) await page.setViewportSize(phone)
  await closeNotices(eva.context)
  let taps = 0
  const tap = async (target: Locator) => {
    taps += 1
    await expect(target).toBeInViewport({ ratio: 0.9 })
    await target.click()
  }

  const chat = await openChat(eva, bas)
  await spendBoth(page, chat)

  await test.step('the line above the field names what a message truly costs, the discount off', async () => {
    const { bundles, discount: running } = await (await eva.context.request.get('/api/products.php')).json()
    expect(running.value_percentage).toBe(25)
    const list = Math.min(...bundles.map((each: ListPrice) => Number(each.price_per_message.amount)))
    const line = page.getByRole('status').filter({ hasText: texts.notice.credits.title })
    await expect(line).toContainText('€ 0,58')
    expect(list).toBe(0.77)
  })

  await chat.send(sentence)
  const conversation = page.url()

  await test.step('the panel: the smallest bundle chosen, its price with the discount on the one button', async () => {
    const panel = page.getByRole('dialog', { name: notEnough.title })
    await expect(panel.getByRole('timer')).toHaveText(/^03:5\d:\d\d$/)
    await expect(panel.locator('label').first()).toContainText(/10 credits.*€\s11,24/)
    await expect(takeLink(page)).toHaveText(/^10 credits.*€\s11,24$/)
    await tap(takeLink(page))
  })

  await test.step('the checkout: no navigation, the usual method chosen, the same price on the button', async () => {
    await expect(heading(page)).toHaveText(checkout.title)
    await expect(page.getByRole('banner').getByRole('navigation')).toHaveCount(0)
    await expect(page.getByRole('link', { name: wayBack.conversation })).toBeVisible()
    await expect(page.getByText(discount.welcomeName, { exact: true })).toBeVisible()
    await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeChecked()
    await expect(payButton(page)).toHaveText(/€\s11,24/)
    await expect(payButton(page)).toBeInViewport({ ratio: 1 })
    for (const box of await page.getByRole('checkbox').all()) {
      await expect(box).not.toBeChecked()
      await box.scrollIntoViewIfNeeded()
      await tap(box)
    }
    await tap(payButton(page))
  })

  await test.step('the provider asks for that price', async () => {
    await page.waitForURL(/\/sandbox\/payment\//)
    await expect(page.getByText('€ 11,24')).toBeVisible()
    await page.locator('button[name="action"][value="pay"]').click()
  })

  await test.step('back in the sentence by itself, with thanks, the balance and the invoice', async () => {
    await page.waitForURL(conversation)
    await expect(chat.field).toHaveValue(sentence)
    await expect(page.getByText(fill(texts.composer.balance_other, { count: 10 }))).toBeVisible()
    const note = page.getByRole('region', { name: /^Meldingen/ })
    await expect(note).toContainText(result.completed.title)
    await expect(note).toContainText(fill(result.completed.balance_other, { count: 10 }))
    await expect(note).toContainText(result.premium.now)
    await expect(note.getByRole('button', { name: result.transaction })).toBeVisible()
  })

  expect(taps).toBeLessThanOrEqual(4)
  await chat.field.press('Enter')
  await expect(chat.message(sentence)).toBeVisible()
  await close()
})

test('the recommended bundle is one tap more, and no further', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const { page } = eva
  if (phone) await page.setViewportSize(phone)
  await closeNotices(eva.context)
  const chat = await openChat(eva, bas)
  await spendBoth(page, chat)
  await chat.send(sentence)
  await page
    .getByRole('dialog', { name: notEnough.title })
    .getByRole('radio', { name: /60 credits/ })
    .check()
  await expect(takeLink(page)).toHaveText(/^60 credits.*€\s44,99$/)
  await takeLink(page).click()
  await expect(payButton(page)).toHaveText(/€\s44,99/)
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width).toBeLessThanOrEqual(360)

  // The way out leads back to the sentence too.
  await page.getByRole('link', { name: wayBack.conversation }).click()
  await expect(chat.field).toHaveValue(sentence)
  await close()
})

interface ListPrice {
  readonly price_per_message: { readonly amount: string }
}
