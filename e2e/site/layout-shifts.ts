import { bootElementId, mountPoints } from '@lonk/shared-events/boot.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { closeNotices } from './closed-notices.ts'
import { expect } from './fixtures.ts'

/** What nobody sees move; above 0.1 everybody does. */
export const mostShift = 0.02

/** Every page of that browser counts what moves by itself. The entry warning is closed: it hides headings. */
export const countShifts = async (context: BrowserContext): Promise<void> => {
  await closeNotices(context)
  await context.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(globalThis, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Number(Reflect.get(entry, 'value')))
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** Since the document came. */
export const shiftOf = async (page: Page): Promise<number> => {
  const shifts = await page.evaluate<readonly number[]>('shifts')
  return shifts.reduce((sum, shift) => sum + shift, 0)
}

/**
 * Opens a page and waits until all of the shell has come to life. A document that went out without settings or
 * its member, because the API was late, is another test's subject.
 */
export const openWhole = async (page: Page, path: string, member: boolean): Promise<void> => {
  const isWhole = async (): Promise<boolean> => {
    await page.goto(path)
    const boot: unknown = JSON.parse((await page.locator(`#${bootElementId}`).textContent()) ?? 'null')
    if (typeof boot !== 'object' || boot === null) return false
    const whole = Boolean(Reflect.get(boot, 'settings')) && (!member || Boolean(Reflect.get(boot, 'user')))
    // What this page asks for by itself would be in the way of the next try.
    if (!whole) await page.waitForLoadState('networkidle', { timeout: 10_000 }).catch(() => undefined)
    return whole
  }
  await expect.poll(isWhole, { timeout: 40_000 }).toBe(true)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await expect(page.locator(`#${mountPoints.overlays} > *`).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
}
