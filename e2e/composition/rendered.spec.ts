import { languages } from '@lonk/configs/project.ts'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import type { Browser, BrowserContext } from '@playwright/test'
import { type Audience, everybody, lookingContextOf, membersOnly } from '../site/audience.ts'
import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { inventPerson, likeByCall, memberInOwnBrowser, sendByCall } from '../site/people.ts'
import { awaitRendered, comeToLife } from '../site/rendered-document.ts'

// Pages that are rendered for each document (docs/decisions/request-rendering.md): there to be read before any script,
// and what the browser makes of them is the same to the letter.

interface RenderedPage {
  readonly path: string
  readonly audiences: readonly Audience[]
  /** Of Dutch words, something that only the page itself says. */
  readonly says: RegExp
}

const renderedPages: readonly RenderedPage[] = [
  { path: '/members', audiences: everybody, says: /, \d\d/ },
  { path: '/members/1', audiences: everybody, says: /, \d\d/ },
  { path: '/likes/m/3', audiences: everybody, says: /, \d\d/ },
  { path: '/likes/sent', audiences: membersOnly, says: /, \d\d/ },
  { path: '/likes', audiences: membersOnly, says: /Likes/ },
  { path: '/chats', audiences: membersOnly, says: /Jij: Hoi/ },
  { path: '/credits', audiences: membersOnly, says: /€\s\d/ },
  { path: '/premium', audiences: everybody, says: /€\s\d/ },
  { path: '/pricing', audiences: everybody, says: /€\s\d/ },
]

/** Somebody who has written and liked; between all of these tests, which only look. */
const peopled = new Map<string, Promise<void>>()

const contextFor = async (audience: Audience, browser: Browser, address: string): Promise<BrowserContext> => {
  const context = await lookingContextOf(audience, browser, address)
  if (audience === 'visitor') return context
  const fill = async () => {
    const other = await memberInOwnBrowser(browser, address, inventPerson('male'))
    await closeContext(other.context)
    await sendByCall(context, other.profileId, 'Hoi')
    await likeByCall(context, other.profileId)
  }
  const key = `${audience} ${address}`
  const filled = peopled.get(key) ?? fill()
  peopled.set(key, filled)
  await filled
  return context
}

for (const [row, { path, audiences, says }] of renderedPages.entries()) {
  for (const audience of cellsOf(row, audiences)) {
    test(`${path} comes to life as it stands in its document (${audience})`, async ({ browser, site }) => {
      const context = await contextFor(audience, browser, site.address)
      for (const language of cellsOf(row, languages)) {
        await context.addCookies([{ name: localeCookie.key, value: language, url: site.address }])
        const page = await context.newPage()
        await page.emulateMedia({ colorScheme: language < 'f' ? 'dark' : 'light' })
        await awaitRendered(page, path)
        const { words, kept, said, differing } = await comeToLife(page, path)
        expect.soft(said, language).toEqual([])
        expect.soft(differing, language).toEqual([])
        expect.soft(kept, `${language}: nothing is made anew`).toBe(true)
        if (language === 'nl') expect.soft(words).toMatch(says)
        await page.close()
      }
      await closeContext(context)
    })
  }
}

for (const [row, { path, audiences, says }] of renderedPages.entries()) {
  for (const audience of cellsOf(row, audiences)) {
    test(`${path} is there to be read without script, and its links lead on (${audience})`, async ({
      browser,
      site,
    }) => {
      const known = await contextFor(audience, browser, site.address)
      const storageState = await known.storageState()
      await closeContext(known)
      const context = await browser.newContext({
        baseURL: site.address,
        locale: 'nl-NL',
        storageState,
        javaScriptEnabled: false,
      })
      const page = await context.newPage()
      await awaitRendered(page, path)
      await page.goto(path)
      const main = page.getByRole('main')
      await expect(main.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(main).toContainText(says)
      const links = await main
        .getByRole('link')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
      expect(links.length).toBeGreaterThan(0)
      for (const link of new Set(links)) {
        const answer = await page.request.get(link)
        expect(`${answer.status()} ${link}`).toBe(`200 ${link}`)
      }
      await closeContext(context)
    })
  }
}

test('what differs from its document is heard', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.address, locale: 'nl' })
  const page = await context.newPage()
  await awaitRendered(page, '/members')
  await page.route('**/members', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/(<main.*?<h1[^>]*>)[^<]*/s, '$1Somebody else') })
  })
  const { said } = await comeToLife(page, '/members')
  expect(said.join()).toContain('mf-members')
  await closeContext(context)
})

test.describe('far from Amsterdam', () => {
  test.use({ timezoneId: 'Pacific/Auckland' })

  for (const path of ['/chats', '/likes'])
    test(`${path} comes to life as it stands in its document`, async ({ browser, site }) => {
      const context = await contextFor('free', browser, site.address)
      const page = await context.newPage()
      expect(await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone)).toBe(
        'Pacific/Auckland',
      )
      await awaitRendered(page, path)
      expect(await comeToLife(page, path)).toMatchObject({ kept: true, said: [], differing: [] })
      await closeContext(context)
    })
})

test('a document whose links and pictures are other ones than the page’s would be seen', async ({ page }) => {
  // Whom other tests made has no picture.
  const path = '/members?with_photo=true'
  await awaitRendered(page, path)
  await page.route(path, async (route) => {
    const response = await route.fetch()
    const [before = '', main = ''] = (await response.text()).split('<main ')
    const changed = main.replace(' alt="', ' alt="Niet ').replace('href="/members/', 'href="/members/9')
    await route.fulfill({ response, body: `${before}<main ${changed}` })
  })
  const { said, differing } = await comeToLife(page, path)
  expect(said).toEqual([])
  expect([...differing].sort()).toEqual([
    expect.stringMatching(/^a href: \/members\/9(.*), for React \/members\/\1$/),
    expect.stringMatching(/^img alt: Niet (.*), for React \1$/),
  ])
})

test('a heart that is pressed before there is any script is answered once the page is alive', async ({
  browser,
  site,
}) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  await awaitRendered(page, '/members')
  const { promise: pressed, resolve: press } = Promise.withResolvers<void>()
  await page.route('**/r/shell/**/*.js', async (route) => {
    await pressed
    await route.continue()
  })
  await page.goto('/members', { waitUntil: 'commit' })
  const heart = page.getByRole('main').getByRole('article').first().getByRole('button')
  await heart.click()
  const liked = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/api/like.php'),
  )
  press()
  await liked
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await closeContext(context)
})
