import { mountPoints } from '@lonk/shared-events/boot.ts'
import { expect, type Page } from '@playwright/test'

/** React knows the page's heading, and the overlays, which come after header and footer, are there. */
export const untilAlive = async (page: Page): Promise<void> => {
  const heading = page.getByRole('main').getByRole('heading', { level: 1 }).first()
  const known = () => heading.evaluate((it) => Object.keys(it).some((key) => key.startsWith('__reactProps$')))
  await expect.poll(known).toBe(true)
  await expect(page.locator(`#${mountPoints.overlays} > *`).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
}
