import { freePort } from '@lonk/shared-api/testing/free-port.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { openWhole } from '../site/layout-shifts.ts'
import { copyTemplate, startSite } from '../site/run-site.ts'

test('what a browser measures of a page is among the operator’s numbers once the page is left', async ({
  browser,
}) => {
  const { folder, remove } = await copyTemplate()
  const port = await freePort()
  const site = await startSite(folder, { SITE_METRICS_PORT: String(port) })
  const counted = async (): Promise<string> => {
    const numbers = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
    return numbers.split('\n').find((line) => /^lonk_vital_seconds_count\{name="LCP"/.test(line)) ?? ''
  }
  const context = await browser.newContext({ baseURL: site.address })
  const page = await context.newPage()
  await closeNotices(page)
  await openWhole(page, '/pricing', false)
  expect(await counted()).toBe('')
  await page.goto('/terms')
  // As few words as the figures need: nothing in them is a person's.
  await expect
    .poll(counted)
    .toMatch(
      /^lonk_vital_seconds_count\{name="LCP",route="\/pricing",part="mf-payments",version="[\w-]+"\} 1$/,
    )
  await context.close()
  await site.stop()
  await remove()
})
