import type { Page } from '@playwright/test'
import { hearFaults, patience } from './hear-faults.ts'

/**
 * Opens one address and waits until the page's code runs on it. What went wrong, a line each: thrown while it loaded or
 * mounted, still waiting, against the site's policy, or an empty page.
 */
export const visit = (page: Page, path: string, parts: readonly string[]): Promise<readonly string[]> =>
  hearFaults(page, parts, async ({ add }) => {
    const answer = await page.goto(path)
    if (answer && answer.status() >= 500) add(`answers ${answer.status()}`)
    await page.waitForFunction(isAlive, undefined, { polling: 100, timeout: patience })
    const main = page.locator('main')
    await main.locator('[data-skeleton]').first().waitFor({ state: 'detached', timeout: patience })
    await calm(page)
    const words = await main.textContent()
    if (words?.trim() === '' && (await main.locator('img, svg, form').count()) === 0) add('shows nothing')
  })

/** Until nothing is fetched any more; a page that never stops fetching is looked at all the same. */
export const calm = (page: Page): Promise<void> =>
  page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined)

/** Runs in the page: React has taken `<main>` over. */
const isAlive = (): boolean => {
  const main = Reflect.get(globalThis, 'document').querySelector('main') ?? {}
  return Object.keys(main).some((key) => key.startsWith('__reactContainer'))
}
