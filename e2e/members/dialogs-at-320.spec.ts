import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import type { Page } from '@playwright/test'
import { contextOf } from '../site/audience.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { openWhole } from '../site/layout-shifts.ts'

/** The longest words of the site, on the narrowest screen that it is made for. */
const locales = ['de', 'fi'] as const
const audiences = ['visitor', 'free'] as const

const widthOf = (page: Page) =>
  page.evaluate(() => {
    const { scrollingElement, body } = document
    return Math.max(scrollingElement?.scrollWidth ?? 0, body.scrollWidth)
  })

/** Whatever opens a dialog where one looks for people or at one of them. */
const paths = ['/members?online=true&min_age=30&max_age=60&with_photo=true', '/members/3'] as const

for (const locale of locales) {
  for (const audience of audiences) {
    for (const path of paths) {
      test(`${path} keeps its width at 320 px below each dialog (${audience}, ${locale})`, async ({
        browser,
        site,
      }) => {
        const known = await contextOf[audience](browser, site.address)
        const context = await browser.newContext({
          baseURL: site.address,
          viewport: { width: 320, height: 640 },
          hasTouch: true,
          storageState: await known.storageState(),
        })
        await context.addCookies([{ name: localeCookie.key, value: locale, url: site.address }])
        await closeNotices(context)
        const page = await context.newPage()
        await openWhole(page, path, audience === 'free')
        expect(await widthOf(page)).toBe(320)
        const openers = page.locator('main button[aria-haspopup="dialog"]:visible')
        for (let index = 0; index < (await openers.count()); index += 1) {
          await openers.nth(index).click()
          const dialog = page.getByRole('dialog')
          await expect(dialog).toBeVisible()
          await page.waitForLoadState('networkidle')
          expect(await widthOf(page)).toBe(320)
          const sheet = await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)
          expect(sheet).toBe(0)
          await page.keyboard.press('Escape')
          await expect(dialog).toHaveCount(0)
        }
        await closeContext(context)
        await closeContext(known)
      })
    }
  }
}
