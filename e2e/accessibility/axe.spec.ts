import { lookingContextOf } from '../site/audience.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { everyPage } from '../site/every-page.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { violationsInBothSchemes } from './violations-on.ts'

for (const [row, { path, audiences }] of everyPage.entries()) {
  for (const audience of cellsOf(row, audiences)) {
    test(`axe finds nothing on ${path} (${audience}), light and dark`, async ({ browser, site }) => {
      const context = await lookingContextOf(audience, browser, site.address)
      const page = await context.newPage()
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      // What can be closed for good is closed: the page itself is looked at.
      await closeNotices(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await violationsInBothSchemes(page)).toEqual([])
      await closeContext(context)
    })
  }
}
