import { bootElementId } from '@lonk/shared-events/boot.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'

/** What nobody sees move; above 0.1 everybody does. */
const most = 0.02

const screens: readonly { readonly path: string; readonly member?: true }[] = [
  { path: '/' },
  { path: '/login' },
  { path: '/signup' },
  { path: '/members' },
  { path: '/members/1' },
  { path: '/members', member: true },
  { path: '/members/1', member: true },
  { path: '/chats', member: true },
  { path: '/likes', member: true },
  { path: '/credits', member: true },
  { path: '/profile', member: true },
]

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

for (const [row, { path, member = false }] of screens.entries()) {
  for (const size of cellsOf(row, sizes)) {
    const who = member ? 'a free member' : 'a visitor'
    test(`nothing jumps on ${path} for ${who} at ${size.width} px`, async ({ browser, site }) => {
      const context: BrowserContext = member
        ? (await memberInOwnBrowser(browser, site.address, inventPerson('female'))).context
        : await browser.newContext({ baseURL: site.address, locale: 'nl-NL' })
      const page = await context.newPage()
      await page.setViewportSize(size)
      await page.addInitScript(countShifts)
      // Fonts are `optional` and a member's notices have their room remembered: the second visit is the usual one.
      await openWhole(page, path)
      await openWhole(page, path)
      const shifts = await page.evaluate<readonly number[]>('shifts')
      expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(most)
      await closeContext(context)
    })
  }
}

const countShifts = (): void => {
  // Closed once for all: it lies over the page and hides its heading.
  localStorage.setItem('lonk.dismissed.entry-warning', String(Date.now()))
  const shifts: number[] = []
  Object.assign(globalThis, { shifts })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!Reflect.get(entry, 'hadRecentInput')) shifts.push(Number(Reflect.get(entry, 'value')))
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

/** A document that went out without settings, for the API was late, is another test's subject. */
const openWhole = async (page: Page, path: string): Promise<void> => {
  const isWhole = async (): Promise<boolean> => {
    await page.goto(path)
    const boot: unknown = JSON.parse((await page.locator(`#${bootElementId}`).textContent()) ?? 'null')
    return typeof boot === 'object' && boot !== null && Boolean(Reflect.get(boot, 'settings'))
  }
  await expect.poll(isWhole, { timeout: 40_000 }).toBe(true)
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
  await page.waitForLoadState('networkidle')
}
