import AxeBuilder from '@axe-core/playwright'
import type { BrowserContext } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { buyByCalls, inventPerson, memberInOwnBrowser } from '../site/people.ts'

const everybody = ['visitor', 'free', 'premium'] as const
const membersOnly = ['free', 'premium'] as const
type Audience = (typeof everybody)[number]

const routes: readonly { readonly path: string; readonly audiences: readonly Audience[] }[] = [
  { path: '/', audiences: ['visitor'] },
  { path: '/login', audiences: ['visitor'] },
  { path: '/signup', audiences: ['visitor'] },
  { path: '/reset-password', audiences: everybody },
  { path: '/reset-password/do?token=none', audiences: everybody },
  { path: '/activate/done', audiences: everybody },
  { path: '/activate/error', audiences: everybody },
  { path: '/mail-change/do', audiences: everybody },
  { path: '/mail-change/do?token=none', audiences: everybody },
  { path: '/account-deleted', audiences: ['visitor'] },
  { path: '/account-deleted?token=none', audiences: everybody },
  { path: '/members', audiences: everybody },
  { path: '/members/1', audiences: everybody },
  { path: '/likes/m/3', audiences: everybody },
  { path: '/likes', audiences: membersOnly },
  { path: '/likes/sent', audiences: membersOnly },
  { path: '/likes/matches', audiences: membersOnly },
  { path: '/swipe-game', audiences: everybody },
  { path: '/chats', audiences: membersOnly },
  { path: '/members/2/chat', audiences: membersOnly },
  { path: '/credits', audiences: membersOnly },
  { path: '/credits/repeat-order', audiences: membersOnly },
  { path: '/credits/1', audiences: membersOnly },
  { path: '/directdebit?bundle_id=1', audiences: membersOnly },
  { path: '/transactions', audiences: membersOnly },
  { path: '/transactions/1', audiences: membersOnly },
  { path: '/transactions?withdraw=true', audiences: membersOnly },
  { path: '/transactions?show=credits', audiences: membersOnly },
  { path: '/transactions?show=limits', audiences: membersOnly },
  { path: '/premium', audiences: everybody },
  { path: '/pricing', audiences: everybody },
  { path: '/profile', audiences: membersOnly },
  { path: '/complaints', audiences: everybody },
  { path: '/notifications', audiences: membersOnly },
  { path: '/lang-config', audiences: everybody },
  { path: '/pages/terms', audiences: everybody },
  { path: '/pages/service', audiences: everybody },
  { path: '/pages/privacy', audiences: everybody },
  { path: '/pages/cookies', audiences: everybody },
  { path: '/pages/faq', audiences: everybody },
  { path: '/pages/ban', audiences: everybody },
  { path: '/pages/return-policy', audiences: everybody },
  { path: '/pages/safety', audiences: everybody },
  { path: '/landers/gallery/plain', audiences: ['visitor'] },
  { path: '/no/such/page', audiences: everybody },
]

for (const [row, { path, audiences }] of routes.entries()) {
  const cells = audiences.flatMap((audience) => [
    { audience, scheme: 'light' as const },
    { audience, scheme: 'dark' as const },
  ])
  for (const { audience, scheme } of cellsOf(row, cells)) {
    test(`axe finds nothing on ${path} (${audience}, ${scheme})`, async ({ browser, site }) => {
      const context = await contextOf[audience](browser, site.address)
      const page = await context.newPage()
      await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
      // What can be closed for good is closed: the page itself is looked at.
      await closeNotices(page)
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n')}`)).toEqual(
        [],
      )
      await closeContext(context)
    })
  }
}

type NewContext = (browser: import('@playwright/test').Browser, address: string) => Promise<BrowserContext>

const contextOf: Readonly<Record<Audience, NewContext>> = {
  visitor: (browser, address) => browser.newContext({ baseURL: address, locale: 'nl-NL' }),
  free: async (browser, address) =>
    (await memberInOwnBrowser(browser, address, inventPerson('female'))).context,
  premium: async (browser, address) => {
    const { context } = await memberInOwnBrowser(browser, address, inventPerson('female'))
    await buyByCalls(context)
    return context
  },
}
