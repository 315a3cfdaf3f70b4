import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'
import { closeNotices } from '../site/closed-notices.ts'
import { expect } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

const { payments } = textsIn('nl')

/** A confirmed member who has bought nothing yet, with the entry warning closed. */
export const newBuyer = async (browser: Browser, address: string): Promise<BrowserContext> => {
  const { context } = await memberInOwnBrowser(browser, address, inventPerson('female'))
  await closeNotices(context)
  return context
}

/** As on a phone of 360 px. */
export const phone: BrowserContextOptions['viewport'] = { width: 360, height: 740 }

/** The ways to a checkout in a list of bundles, in the list's order. */
export const chooseLinks = (page: Page) => {
  const name = fill(payments.credits.chooseBundle, { credits: '\\d+ credits' })
  return page.getByRole('link', { name: new RegExp(`^${name}`) })
}

/** Opens the checkout of the smallest bundle as a member does: from the list of bundles. */
export const openCheckout = async (page: Page, at = '/credits'): Promise<void> => {
  await page.goto(at)
  await chooseLinks(page).first().click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(payments.checkout.title)
}

/** The one button of the panel that opens for lack of credits: what is chosen, and its price. */
export const takeLink = (page: Page) =>
  page.getByRole('dialog', { name: payments.notEnough.title }).getByRole('link', {
    name: new RegExp(fill(payments.notEnough.take, { credits: '\\d+ credits', price: '' })),
  })

export const payButton = (page: Page) => page.getByRole('button', { name: payments.checkout.pay })

/** Chooses a method by its label and gives both consents. */
export const fillIn = async (page: Page, method: string | RegExp): Promise<void> => {
  await page.getByRole('radio', { name: method }).check({ force: true })
  await page.getByRole('checkbox', { name: /meteen gebruiken/ }).check()
  await page.getByRole('checkbox', { name: /bedenktijd vervalt/ }).check()
}

/** Orders, and waits for the page of the provider. */
export const order = async (page: Page, method: string | RegExp): Promise<void> => {
  await fillIn(page, method)
  await payButton(page).click()
  await page.waitForURL(/\/sandbox\/payment\//)
}

/** One button of the provider's page: `pay`, `pending`, `fail`, `cancel` or `expire`. */
export const decide = async (page: Page, action: string): Promise<void> => {
  await page.locator(`button[name="action"][value="${action}"]`).click()
  await page.waitForURL(/\/credits\/.*order=/)
}

export const heading = (page: Page) => page.getByRole('heading', { level: 1 })
