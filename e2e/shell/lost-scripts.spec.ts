import type { Page } from '@playwright/test'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { textsIn } from '../site/texts.ts'

// A phone that goes from one network to another loses whatever was under way: the shell's first scripts as well.

const { members } = textsIn('nl')
const ownWords = {
  nl: 'De rest van de pagina is nog niet binnen',
  fi: 'Loput sivusta eivät ole vielä latautuneet',
}

/** The shell's first scripts, and what else the page asks its release for, fail as long as `lost` says so. */
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
    await expect(page.getByText(ownWords.nl)).toHaveCount(0)
    expect(asked.size).toBeGreaterThan(0)
    expect(errors).toEqual([])
  })

test('scripts that do not come: it is said in the page’s language, and it comes alive once they do', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.address, locale: 'fi-FI' })
  const page = await context.newPage()
  let away = true
  await loseScripts(page, () => away)
  await closeNotices(page)
  await page.goto('/chats')
  const said = page.getByRole('alert').filter({ hasText: ownWords.fi })
  await expect(said).toBeVisible({ timeout: 15_000 })
  await expect(said.getByRole('link')).toHaveAttribute('href', '')
  away = false
  // As after a tunnel: nobody has to wait for the next turn.
  await page.evaluate(() => dispatchEvent(new Event('online')))
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
  await expect(said).toHaveCount(0)
  await context.close()
})
