import { expect } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { type LooksSite, lookedAt, test } from './looks-site.ts'

const screens: readonly {
  readonly name: string
  readonly path: (site: LooksSite) => string
  readonly member?: true
}[] = [
  { name: 'front', path: () => '/' },
  { name: 'login', path: () => '/login' },
  { name: 'signup', path: () => '/signup' },
  { name: 'members', path: () => '/members', member: true },
  { name: 'member', path: ({ profileId }) => `/members/${profileId}`, member: true },
  { name: 'chats', path: () => '/chats', member: true },
  { name: 'conversation', path: ({ chatId }) => `/chats/${chatId}`, member: true },
  { name: 'likes', path: () => '/likes', member: true },
  { name: 'credits', path: () => '/credits', member: true },
  { name: 'profile', path: () => '/profile', member: true },
]

const cells = [360, 768, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((scheme) => ({ width, height: width === 360 ? 740 : 800, scheme })),
)

for (const [row, { name, path, member }] of screens.entries()) {
  for (const { width, height, scheme } of cellsOf(row, cells)) {
    test(`${name} looks as it did at ${width} px in the ${scheme}`, async ({ browser, looks }) => {
      const context = await browser.newContext({
        baseURL: looks.address,
        viewport: { width, height },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        locale: 'nl-NL',
        timezoneId: 'Europe/Amsterdam',
      })
      await context.addCookies([{ name: 'i18n_redirected', value: 'nl', url: looks.address }])
      if (member) await looks.logIn(context)
      const page = await context.newPage()
      await page.clock.setFixedTime(lookedAt)
      await page.addInitScript(
        (now) => localStorage.setItem('lonk.dismissed.entry-warning', now),
        String(lookedAt.getTime()),
      )
      // Fonts are `optional`: only the second visit is sure to have them.
      await page.goto(path(looks))
      await page.evaluate(() => document.fonts.ready)
      await page.goto(path(looks))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveScreenshot(`${name}-${width}-${scheme}.png`)
      await context.close()
    })
  }
}
