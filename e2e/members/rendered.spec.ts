import { languages } from '@lonk/configs/project.ts'
import { sendLog } from '@lonk/shared-api/calls/content/log.ts'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { expect, type TestSite, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'

// The search is rendered for each document (docs/decisions/request-rendering.md): readable at once, and what the
// browser then makes of it is the same to the letter.

const newPage = async (
  browser: Browser,
  site: TestSite,
  options: BrowserContextOptions = {},
): Promise<Page> => (await browser.newContext({ baseURL: site.address, ...options })).newPage()

/** A rendering process begins with the first document that wants it; what it is too late for has the skeleton. */
const isRendered = async (page: Page, path: string): Promise<boolean> =>
  (await (await page.request.get(path)).text()).includes('"needsScript":true')

test('without script the search shows who is there, and leads to them', async ({ browser, site }) => {
  const page = await newPage(browser, site, { javaScriptEnabled: false, locale: 'nl' })
  await page.goto('/members')
  const cards = page.getByRole('main').getByRole('article')
  await expect(cards.first()).toBeVisible()
  expect(await cards.count()).toBeGreaterThan(8)
  const name = await cards.first().getByRole('heading').textContent()
  expect(name).toMatch(/\S+, \d+/)
  await cards.first().getByRole('link').first().click()
  await expect(page).toHaveURL(/\/members\/\d+/)
  await closeContext(page.context())
})

/** What the document brought in `<main>`, and what stands there once the page is alive. */
const beforeAndAfter = async (page: Page, path: string) => {
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  page.on('pageerror', (error) => said.push(String(error)))
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === sendLog.path) said.push(request.postData() ?? '')
  })
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const card = document.querySelector('main article')
      Reflect.set(window, 'firstCard', card)
      Reflect.set(
        window,
        'words',
        [...document.querySelectorAll('main article')].map((article) => article.textContent),
      )
    })
  })
  await page.goto(path)
  const alive = () =>
    page.evaluate(() =>
      Object.keys(document.querySelector('main article button') ?? {}).some((key) =>
        key.startsWith('__react'),
      ),
    )
  await expect.poll(alive).toBe(true)
  const [before, after, kept] = await page.evaluate(() => [
    Reflect.get(window, 'words'),
    [...document.querySelectorAll('main article')].map((article) => article.textContent),
    Reflect.get(window, 'firstCard') === document.querySelector('main article'),
  ])
  return { before, after, kept, said }
}

for (const [row, audience] of (['visitor', 'member'] as const).entries())
  for (const language of cellsOf(row, languages))
    test(`a ${audience}'s search in ${language} comes to life as it stands in its document`, async ({
      browser,
      site,
    }) => {
      const dark = { locale: language, colorScheme: language < 'f' ? 'dark' : 'light' } as const
      const page =
        audience === 'visitor'
          ? await newPage(browser, site, dark)
          : await (await memberInOwnBrowser(browser, site.address, inventPerson('female'))).context.newPage()
      await page.context().addCookies([{ name: localeCookie.key, value: language, url: site.address }])
      // A process that was too slow on a busy machine rests for half a minute.
      await expect.poll(() => isRendered(page, '/members'), { timeout: 45_000 }).toBe(true)
      const { before, after, kept, said } = await beforeAndAfter(page, '/members')
      expect(said).toEqual([])
      expect(kept, 'the first card is the one of the document').toBe(true)
      expect(before.length).toBeGreaterThan(8)
      expect(after.slice(0, before.length)).toEqual(before)
      await closeContext(page.context())
    })

test('what differs from its document is heard', async ({ browser, site }) => {
  const page = await newPage(browser, site, { locale: 'nl' })
  await expect.poll(() => isRendered(page, '/members'), { timeout: 45_000 }).toBe(true)
  await page.route('**/members', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/(<main.*?<h1[^>]*>)[^<]*/s, '$1Somebody else') })
  })
  const told = page.waitForRequest((request) => new URL(request.url()).pathname === sendLog.path)
  await page.goto('/members')
  expect((await told).postData()).toContain('mf-members')
  await closeContext(page.context())
})
