import { languages } from '@lonk/configs/project.ts'
import { dismissalKey } from '@lonk/shared-events/notices.ts'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { overlaysThere } from '../site/overlays-there.ts'
import { buyByCalls, inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

// What each layout shows to whom, on a phone and on a desktop (docs/product.md, point 2).

const { shell } = textsIn('nl')
const audiences = ['visitor', 'free', 'paid'] as const
type Audience = (typeof audiences)[number]
const screens = { phone: { width: 360, height: 740 }, desktop: { width: 1280, height: 800 } } as const

const contextOf = async (
  browser: Browser,
  address: string,
  audience: Audience,
  screen: keyof typeof screens,
): Promise<BrowserContext> => {
  const options = { baseURL: address, locale: 'nl-NL', viewport: screens[screen] }
  if (audience === 'visitor') return browser.newContext(options)
  const { context } = await memberInOwnBrowser(browser, address, inventPerson('male'))
  if (audience === 'paid') await buyByCalls(context)
  const own = await browser.newContext({ ...options, storageState: await context.storageState() })
  await closeContext(context)
  return own
}

const partsOf = (page: Page) => {
  const banner = page.getByRole('banner')
  const foot = page.getByRole('contentinfo')
  return {
    banner,
    foot,
    ways: banner.getByRole('navigation', { name: shell.nav.label }),
    login: banner.getByRole('link', { name: shell.nav.login }),
    account: banner.getByRole('button', { name: new RegExp(shell.account.open.replace('{{name}}', '')) }),
    language: banner.getByRole('button', { name: new RegExp(shell.language.open) }),
    disclaimer: foot.getByText(shell.footer.disclaimer),
    warning: page.getByRole('dialog', { name: shell.entryWarning.title }),
  }
}

const staysWithin = async (page: Page) => {
  const [content, width] = await page.evaluate(() => [document.documentElement.scrollWidth, innerWidth])
  expect(content).toBeLessThanOrEqual(width ?? 0)
}

const checks: Readonly<Record<'default' | 'lander', (page: Page, audience: Audience) => Promise<void>>> & {
  readonly chat: (page: Page) => Promise<void>
} = {
  default: async (page, audience) => {
    const { ways, login, account, language, foot, disclaimer, warning, banner } = partsOf(page)
    await expect(language).toBeVisible()
    await expect(foot.getByRole('link', { name: shell.footer.terms })).toBeAttached()
    if (audience === 'visitor') {
      // The warning covers the page and hides it from queries by role.
      await expect(login).toBeVisible()
      await expect(ways).toHaveCount(0)
      await expect(disclaimer).toBeAttached()
      await expect(warning).toHaveCount(0)
      return
    }
    await expect(account).toBeVisible()
    await expect(login).toHaveCount(0)
    const own = audience === 'paid' ? shell.nav.credits : shell.nav.premium
    await expect(ways.getByRole('link')).toHaveText([
      new RegExp(`^${shell.nav.members}`),
      new RegExp(`^${shell.nav.chats}`),
      new RegExp(`^${shell.nav.likes}`),
      new RegExp(`^${own}`),
    ])
    await expect(banner.getByRole('link', { name: /^Lonk/ })).toHaveAttribute('href', '/members')
  },
  chat: async (page) => {
    const { ways, language, foot, warning } = partsOf(page)
    await expect(page.getByRole('textbox')).toBeVisible()
    await expect(ways).toHaveCount(0)
    await expect(language).toHaveCount(0)
    await expect(foot.getByRole('link')).toHaveCount(0)
    await expect(warning).toHaveCount(0)
  },
  lander: async (page, audience) => {
    const { ways, banner, foot } = partsOf(page)
    const home = audience === 'visitor' ? '/' : '/members'
    await expect(banner.getByRole('link', { name: /^Lonk/ })).toHaveAttribute('href', home)
    await expect(ways).toHaveCount(0)
    await expect(foot.getByRole('link', { name: shell.footer.terms })).toBeAttached()
    if (audience === 'visitor') await expect(foot.getByText(shell.footer.disclaimer)).toBeAttached()
  },
}

const rows = [
  { layout: 'default', path: '/members', audiences },
  { layout: 'chat', path: '/members/2/chat', audiences: ['free', 'paid'] },
  { layout: 'lander', path: '/landers/gallery/plain', audiences },
] as const

for (const [row, { layout, path, audiences }] of rows.entries()) {
  const cells = audiences.flatMap((audience) => [
    { audience, screen: 'phone' as const },
    { audience, screen: 'desktop' as const },
  ])
  for (const { audience, screen } of cellsOf(row, cells)) {
    test(`layout ${layout} as ${audience} on a ${screen}`, async ({ browser, site }) => {
      const context = await contextOf(browser, site.address, audience, screen)
      const page = await context.newPage()
      await closeNotices(page)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await expect(page.locator('html')).toHaveAttribute('data-layout', layout)
      await checks[layout](page, audience)
      await staysWithin(page)
      await closeContext(context)
    })
  }
}

test('the entry warning: everywhere on default, in NL and DE alone on landers, once', async ({ page }) => {
  const { warning } = partsOf(page)
  await page.goto('/landers/gallery/plain?country=FR')
  await overlaysThere(page)
  await expect(warning).toHaveCount(0)
  await page.goto('/members?country=FR')
  await expect(warning).toBeVisible()
  await page.goto('/landers/gallery/plain?country=DE')
  await expect(warning).toBeVisible()
  await warning.getByRole('button').last().click()
  await expect(warning).toHaveCount(0)
  const stored = await page.evaluate((key) => localStorage.getItem(key), dismissalKey('entry-warning'))
  expect(Math.abs(Date.now() - Number(stored))).toBeLessThan(60_000)
  await page.goto('/members')
  await overlaysThere(page)
  await expect(warning).toHaveCount(0)
})

test('at 768 px the ways, with 99+ on them, stand beside the tools in every language', async ({
  browser,
  site,
}) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  await buyByCalls(context)
  const page = await context.newPage()
  await page.setViewportSize({ width: 768, height: 800 })
  // With an empty cache a page may be drawn in the face that stands in for the site's: the room is measured in its own.
  await page.goto('/pages/cookies')
  // Those that stand in for it are not on every machine.
  await page.evaluate(() => Promise.allSettled([...document.fonts].map((face) => face.load())))
  for (const language of languages) {
    await context.addCookies([{ name: localeCookie.key, value: language, url: site.address }])
    await page.goto('/pages/cookies')
    // Where the API was slow to say who asks, the document has no such links: the page finds out by itself.
    await expect(page.locator('header nav a').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const room = await page.locator('header').evaluate((header) => {
      // Messages, likes and the most credits that a badge shows.
      const counts = ['99+', '99+', '10']
      for (const badge of header.querySelectorAll('nav [data-tone]')) badge.textContent = counts.shift() ?? ''
      const ways = [...header.querySelectorAll('nav a')].map((way) => way.getBoundingClientRect())
      const tools = [...header.querySelectorAll('button')].map((tool) => tool.getBoundingClientRect())
      return {
        between: (tools[0]?.left ?? 0) - (ways.at(-1)?.right ?? 0),
        beside: innerWidth - (tools.at(-1)?.right ?? 0),
        rows: new Set(ways.map(({ height }) => height)).size,
      }
    })
    expect(room.between, language).toBeGreaterThanOrEqual(0)
    expect(room.beside, language).toBeGreaterThanOrEqual(8)
    expect(room.rows, language).toBe(1)
  }
  await closeContext(context)
})
