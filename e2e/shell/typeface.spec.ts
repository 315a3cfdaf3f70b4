import type { Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { onSlow4g } from '../site/layout-shifts.ts'

/** All that is preloaded of them, of every family together. */
const mostPreloaded = 45_000

/** The faces that the browser truly drew these elements with: its own list of families says what was wished for. */
const facesOf = async (page: Page, selectors: readonly string[]): Promise<readonly string[]> => {
  await page.evaluate(() => document.fonts.ready)
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const faces = new Set<string>()
  for (const selector of selectors) {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    for (const { familyName, isCustomFont } of fonts)
      faces.add(`${selector}: ${familyName}${isCustomFont ? '' : ', of the system'}`)
  }
  return [...faces].sort()
}

for (const locale of ['nl-NL', 'pl-PL'])
  test(`three first visits on a slow line have one face of type (${locale})`, async ({ browser, site }) => {
    const visits: (readonly string[])[] = []
    for (const _ of [1, 2, 3]) {
      const context = await browser.newContext({ baseURL: site.address, locale, serviceWorkers: 'block' })
      await closeNotices(context)
      const page = await context.newPage()
      await onSlow4g(page)
      await page.goto('/', { waitUntil: 'load' })
      const faces = await facesOf(page, ['main h1', 'main p', 'main label'])
      expect(faces.filter((face) => face.endsWith('of the system'))).toEqual([])
      visits.push(faces)

      const preloaded = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')].map(({ href }) => href),
      )
      const sizes = await Promise.all(
        preloaded.map(async (href) => (await (await page.request.get(href)).body()).length),
      )
      expect(sizes.length).toBeGreaterThan(0)
      expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(mostPreloaded)
      await closeContext(context)
    }
    expect(visits[1]).toEqual(visits[0])
    expect(visits[2]).toEqual(visits[0])
  })
