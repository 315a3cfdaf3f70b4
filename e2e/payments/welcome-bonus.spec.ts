import type { Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { openWhole } from '../site/layout-shifts.ts'
import { inventPerson, newcomerInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'
import { letPass } from './paying.ts'

const { payments } = textsIn('nl')
const hour = 3_600_000

const modal = (page: Page) => page.getByRole('dialog').filter({ hasText: payments.bonus.later })
const openMembers = async (page: Page): Promise<void> => {
  // A document that went out without its member shows the strip from the next page on.
  await openWhole(page, '/members', true)
  await expect(page.getByRole('article').first()).toBeVisible()
}

test('the welcome bonus is spoken of once, 40 s after entering the members area, and leads to the bundles', async ({
  browser,
  site,
}) => {
  // Not confirmed yet: without the credits that come with that.
  const context = await newcomerInOwnBrowser(browser, site.address, inventPerson('female'))
  await closeNotices(context)
  const page = await context.newPage()
  await page.clock.install()
  await openMembers(page)
  await expect(page.getByRole('timer')).toHaveText(/^03:59:\d\d$/)

  // The page's own clock runs on meanwhile, on a busy machine for seconds; `bonus-due.test.tsx` has them to the second.
  await page.clock.fastForward(20_000)
  await expect(modal(page)).toHaveCount(0)
  await page.clock.fastForward(20_000)
  await expect(modal(page)).toBeVisible()
  await expect(modal(page).getByRole('timer')).toHaveText(/^03:59:\d\d$/)
  await modal(page).getByRole('button', { name: payments.bonus.later }).click()
  await expect(modal(page)).toHaveCount(0)

  await openMembers(page)
  // Leaping while the strip's code is on its way would leap over the time which the shell gives it to come.
  await expect(page.getByRole('timer')).toBeVisible()
  await page.clock.fastForward(60_000)
  await expect(modal(page)).toHaveCount(0)
  await page.getByRole('link', { name: new RegExp(payments.bonus.look) }).click()
  await expect(page).toHaveURL(/\/credits$/)
  await closeContext(context)
})

test('leaving the members area before the 40 s are over says nothing', async ({ browser, site }) => {
  const context = await newcomerInOwnBrowser(browser, site.address, inventPerson('female'))
  await closeNotices(context)
  const page = await context.newPage()
  await page.clock.install()
  await openMembers(page)
  await page.clock.fastForward(30_000)
  await page.goto('/pages/faq')
  await page.clock.fastForward(60_000)
  await expect(modal(page)).toHaveCount(0)
  await closeContext(context)
})

for (const [name, wrong] of [
  ['a day ahead', 24 * hour],
  ['a day behind', -24 * hour],
] as const) {
  test(`it counts by the server’s clock on a device that is ${name}, and is gone at zero`, async ({
    browser,
    site,
  }) => {
    const context = await newcomerInOwnBrowser(browser, site.address, inventPerson('female'))
    await closeNotices(context)
    const page = await context.newPage()
    await page.clock.install({ time: Date.now() + wrong })
    await openMembers(page)
    await expect(page.getByRole('timer')).toHaveText(/^03:59:\d\d$/)
    // On both sides: a poll's answer would give the device its four hours back.
    await letPass(context.request, 240)
    await page.clock.fastForward(4 * hour)
    await expect(page.getByRole('timer')).toHaveCount(0)
    await closeContext(context)
  })
}
