import { rm } from 'node:fs/promises'
import { publish } from '@lonk/configs/release/publish.ts'
import { rollback } from '@lonk/configs/release/rollback.ts'
import type { Page } from '@playwright/test'
import { changedBuild, storeOf } from '../site/changed-build.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { learnsOfRelease } from '../site/learns-of-release.ts'
import { textsIn } from '../site/texts.ts'
import { heading, newBuyer } from './checkout-page.ts'

const { payments, shell } = textsIn('nl')
const { lead, title } = payments.pricing
const changed = 'Alles wat hier geld kost, sinds vandaag op een rij.'

/** The versions of the shell whose code the page runs; chunks that come late make no difference. */
const shellOf = async (page: Page): Promise<readonly string[]> => {
  const addresses = await page
    .locator('script[src*="/r/shell/"]')
    .evaluateAll((scripts) => scripts.map((script) => script.getAttribute('src') ?? ''))
  return [...new Set(addresses.map((address) => /\/r\/shell\/([^/]+)\//.exec(address)?.[1] ?? address))]
}

test('the payments team ships a changed price page alone: an open site has it, and nobody else built anything', async ({
  browser,
  site,
}) => {
  const context = await newBuyer(browser, site.address)
  await closeNotices(context)
  const page = await context.newPage()
  const store = storeOf(site)
  await page.goto('/pricing')
  await expect(page.getByText(lead)).toBeVisible()
  const before = await shellOf(page)
  expect(before).toHaveLength(1)

  const learnsOf = await learnsOfRelease(page)
  await page.goto('/members')
  const build = await changedBuild('mf-payments', [lead, changed])
  try {
    const { sequence } = await publish(store, [build])
    await learnsOf(sequence)

    await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.pricing }).click()
    await expect(heading(page)).toHaveText(title)
    await expect(page.getByText(changed)).toBeVisible()
    expect(await shellOf(page)).toEqual(before)
  } finally {
    await rollback(store, 'mf-payments')
    await rm(build.folder, { recursive: true, force: true })
  }
  await page.reload()
  await expect(page.getByText(lead)).toBeVisible()
  await closeContext(context)
})
