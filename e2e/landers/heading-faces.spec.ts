import { landerNames } from '@lonk/configs/landers/landers.ts'
import type { Page } from '@playwright/test'
import { expect, test } from '../site/fixtures.ts'
import { wholeBrowser } from '../site/launch-options.ts'

test.use(wholeBrowser)

// The headings' face comes after the first text. Wherever a heading then has more or fewer lines, all below it moves.

const widths = [360, 390, 412, 1280]

const headingHeights = async (page: Page): Promise<readonly number[]> => {
  await page.evaluate(() => document.fonts.ready)
  const heights: number[] = []
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 })
    heights.push((await page.getByRole('heading', { level: 1 }).boundingBox())?.height ?? 0)
  }
  return heights
}

test('the first heading of a lander has as many lines before its face has come as after', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({
    baseURL: site.address,
    locale: 'nl-NL',
    javaScriptEnabled: false,
    serviceWorkers: 'block',
  })
  for (const name of landerNames('mf-landers')) {
    const [faced, plain] = [await context.newPage(), await context.newPage()]
    await plain.route(/bricolage/, (route) => route.abort())
    for (const page of [faced, plain]) await page.goto(`/landers/${name}`)
    const [before, after] = [await headingHeights(plain), await headingHeights(faced)]
    const moved = widths.filter((_, at) => Math.abs((before[at] ?? 0) - (after[at] ?? 0)) > 4)
    expect.soft(moved, `${name}: widths at which the heading changes its lines`).toEqual([])
    await Promise.all([faced.close(), plain.close()])
  }
  await context.close()
})
