import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { type Audience, contextOf, everybody, membersOnly } from './audience.ts'
import { violationsInBothSchemes } from './violations-on.ts'

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
  { path: '/members?city=Zzzzzz&online=true', audiences: everybody },
  { path: '/members?gender=other', audiences: everybody },
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
  { path: '/complaints?token=none', audiences: everybody },
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
  { path: '/landers/alonetonight', audiences: ['visitor'] },
  { path: '/landers/collagelanding/gay', audiences: ['visitor'] },
  { path: '/landers/maplanding', audiences: ['visitor'] },
  { path: '/landers/socialnetwork/bbw', audiences: ['visitor'] },
  { path: '/landers/tinderswipe', audiences: ['visitor'] },
  { path: '/members/2/landing', audiences: ['visitor'] },
  { path: '/members/2/landing2', audiences: ['visitor'] },
  { path: '/members/2/landing3', audiences: ['visitor'] },
  { path: '/members/999999/landing', audiences: ['visitor'] },
  { path: '/no/such/page', audiences: everybody },
]

for (const [row, { path, audiences }] of routes.entries()) {
  for (const audience of cellsOf(row, audiences)) {
    test(`axe finds nothing on ${path} (${audience}), light and dark`, async ({ browser, site }) => {
      const context = await contextOf[audience](browser, site.address)
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
