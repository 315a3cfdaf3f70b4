import type { Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { awaitRendered } from '../site/rendered-document.ts'

// Faces far below the first screen wait for the scripts, or for whoever scrolls: both would be later otherwise.

const path = '/members?with_photo=true'

const faces = (page: Page) => page.getByRole('main').getByRole('article').locator('img')

/** Faces that the browser has asked for so far. */
const watchFaces = (page: Page): ReadonlySet<string> => {
  const asked = new Set<string>()
  page.on('request', (request) => {
    if (request.url().includes('/photos/')) asked.add(request.url())
  })
  return asked
}

test.describe('before there is any script', () => {
  test.beforeEach(async ({ page }) => {
    await awaitRendered(page, path)
    // They never come.
    await page.route('**/r/shell/**/*.js', () => {})
  })

  test('the first faces of /members are there, and no other one is fetched', async ({ page }) => {
    const asked = watchFaces(page)
    await page.goto(path, { waitUntil: 'commit' })
    // The fifth and the sixth are lazy as well: by the time they are there, a seventh would have been asked for.
    await expect
      .poll(() =>
        faces(page).evaluateAll(
          (all) => all.filter((face) => face instanceof HTMLImageElement && face.naturalWidth > 0).length,
        ),
      )
      .toBe(6)
    expect(await faces(page).count()).toBe(6)
    expect(asked.size).toBeLessThanOrEqual(6)
  })

  test('whoever scrolls has the others at once', async ({ page }) => {
    const asked = watchFaces(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(faces(page).first()).toBeVisible()
    await page.mouse.move(180, 400)
    await page.mouse.wheel(0, 300)
    await expect.poll(() => faces(page).count()).toBeGreaterThan(6)
    await expect.poll(() => asked.size).toBeGreaterThan(6)
  })
})

test('without script each face is in its place', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false })
  const page = await context.newPage()
  await awaitRendered(page, path)
  await page.goto(path)
  const count = await page.getByRole('main').getByRole('article').count()
  expect(count).toBeGreaterThan(6)
  await expect(faces(page)).toHaveCount(count)
  const boxes = await faces(page).evaluateAll((all) =>
    all.map((face) => {
      const place = face.closest('noscript') ?? face
      const [mine, around] = [face, place.parentElement ?? face].map((element) => {
        const { width, height } = element.getBoundingClientRect()
        return `${Math.round(width)} x ${Math.round(height)}`
      })
      return mine === around ? '' : `${mine} in ${around}`
    }),
  )
  expect(boxes.filter(Boolean)).toEqual([])
  await closeContext(context)
})
