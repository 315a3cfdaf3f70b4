import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { openWhole } from '../site/layout-shifts.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'

/** Most pixels from the top of a phone to the first face, with the line of a demo site above the header. */
const mostAbove: ReadonlyArray<readonly [path: string, pixels: number, notices: number]> = [
  ['/members?with_photo=true', 265, 1],
  // Nothing is asked or told above one person.
  ['/members/{id}', 200, 0],
]

for (const [path, pixels, notices] of mostAbove) {
  test(`a new member on a phone sees a face within ${pixels} px on ${path}`, async ({ browser, site }) => {
    const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
    const page = await context.newPage()
    await page.setViewportSize({ width: 360, height: 740 })
    const { profiles } = await (
      await context.request.get('/api/members.php?with_photo=true', {
        headers: { 'X-Request-Type': 'client' },
      })
    ).json()
    await openWhole(page, path.replace('{id}', profiles[0].id), true)
    const face = page.locator('main img').first()
    await expect(face).toBeVisible()
    expect((await face.boundingBox())?.y).toBeLessThanOrEqual(pixels)
    expect(await page.locator('#lonk-warnings [data-notice]:visible').count()).toBe(notices)
    await closeContext(context)
  })
}
