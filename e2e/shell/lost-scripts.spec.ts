import type { Page } from '@playwright/test'
import finnish from '../../shell/server/locales/fi.json' with { type: 'json' }
import dutch from '../../shell/server/locales/nl.json' with { type: 'json' }
import startFailed from '../../shell/src/errors/start-failed.json' with { type: 'json' }
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { textsIn } from '../site/texts.ts'

// A phone that goes from one network to another loses whatever was under way: the shell's first scripts as well.

const { members } = textsIn('nl')
/** Those scripts of the shell fail that `lost` says. */
const loseScripts = (page: Page, lost: (address: string) => boolean): Promise<unknown> =>
  page.route(/\/r\/shell\/[^/]+\/[^/]+\.js/, (route) =>
    lost(route.request().url()) ? route.abort('connectionreset') : route.continue(),
  )

const openMoreFilters = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: members.search.filters.more }).first().click()
  await expect(page.getByLabel(members.traits.body_type.label, { exact: true })).toBeVisible()
}

for (const [what, pattern] of [
  ['both', /\/(vendor|main)\./],
  ['the libraries', /\/vendor\./],
  ['its own', /\/main\./],
  ['what brings pages to life', /\/react-dom\./],
] as const)
  test(`the scripts of a page get lost once (${what}): it comes alive by itself`, async ({ page }) => {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const asked = new Set<string>()
    await loseScripts(page, (address) => {
      if (!pattern.test(address) || asked.has(address)) return false
      asked.add(address)
      return true
    })
    await closeNotices(page)
    await page.goto('/members?online=true&min_age=30')
    await openMoreFilters(page)
    await expect(page.getByText(dutch.scripts_lost)).toHaveCount(0)
    expect(asked.size).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })

test('scripts that do not come: it is said in the page’s language, and it comes alive once they do', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.address, locale: 'fi-FI' })
  const page = await context.newPage()
  await page.clock.install()
  let away = true
  await loseScripts(page, () => away)
  await closeNotices(page)
  await page.goto('/chats')
  const said = page.getByRole('alert').filter({ hasText: finnish.scripts_lost })
  await expect(said).toBeVisible({ timeout: 15_000 })
  await expect(said.getByRole('link')).toHaveAttribute('href', '')
  // After a tunnel nobody waits for the next turn: one more has failed, and no time passes until they are asked for again.
  const failed = [/\/main\./, /\/vendor\./].map((file) =>
    page.waitForEvent('requestfailed', (request) => file.test(request.url())),
  )
  await page.clock.pauseAt(Date.now() + 60_000)
  await Promise.all(failed)
  away = false
  const asked = page.waitForRequest(/\/main\./)
  await context.setOffline(true)
  await context.setOffline(false)
  await asked
  await page.clock.resume()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(said).toHaveCount(0)
  await context.close()
})

test('what brings pages to life never comes: that is said in their place, and the same address begins anew', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.address, locale: 'fi-FI' })
  const page = await context.newPage()
  await page.clock.install()
  let away = true
  await loseScripts(page, (address) => away && /\/react-dom\./.test(address))
  await closeNotices(page)
  await page.goto('/pricing')
  const said = page.getByRole('alert').filter({ hasText: startFailed.fi.text })
  // Four tries within half a minute, none of which is waited for here.
  await expect(async () => {
    await page.clock.fastForward(20_000)
    await expect(said).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByRole('banner')).toBeVisible()
  away = false
  await page.clock.resume()
  await said.getByRole('link', { name: startFailed.fi.again }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(said).toHaveCount(0)
  await context.close()
})
