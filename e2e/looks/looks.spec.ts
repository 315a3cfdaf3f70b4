import { landerNames } from '@lonk/configs/landers/landers.ts'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect } from '../site/fixtures.ts'
import { wholeBrowser } from '../site/launch-options.ts'
import { cellsOf } from '../site/matrix.ts'
import { type LooksSite, lookedAt, test } from './looks-site.ts'

const screens: readonly {
  readonly name: string
  readonly path: (site: LooksSite) => string
  readonly member?: true
  /** Seldom changed: two pictures of it are enough. */
  readonly seldom?: true
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
  { name: 'swipe-game', path: () => '/swipe-game', member: true, seldom: true },
  { name: 'complaints', path: () => '/complaints', member: true, seldom: true },
  { name: 'settings', path: () => '/notifications', member: true, seldom: true },
  ...landerNames('mf-landers').map((name) => ({
    name: `lander-${name}`,
    path: () => `/landers/${name}`,
    seldom: true as const,
  })),
]

test.use(wholeBrowser)

interface Cell {
  readonly width: number
  readonly height: number
  readonly scheme: 'light' | 'dark'
  readonly language: 'nl' | 'de'
}

/** Dutch in every width and scheme; German, with the longer words, where there is the least room for them. */
const cells: readonly Cell[] = [
  ...[360, 768, 1280].flatMap((width) =>
    (['light', 'dark'] as const).map(
      (scheme): Cell => ({ width, height: width === 360 ? 740 : 800, scheme, language: 'nl' }),
    ),
  ),
  { width: 360, height: 740, scheme: 'light', language: 'de' },
]

const isOfSeldom = ({ width, scheme, language }: Cell): boolean =>
  language === 'nl' && (width === 360 ? scheme === 'light' : width === 1280 && scheme === 'dark')

for (const [row, { name, path, member, seldom }] of screens.entries()) {
  const own = seldom ? cells.filter(isOfSeldom) : cells
  for (const { width, height, scheme, language } of cellsOf(row, own)) {
    test(`${name} looks as it did at ${width} px in the ${scheme}, in ${language}`, async ({
      browser,
      looks,
    }) => {
      const context = await browser.newContext({
        baseURL: looks.address,
        viewport: { width, height },
        colorScheme: scheme,
        reducedMotion: 'reduce',
        locale: language === 'nl' ? 'nl-NL' : 'de-DE',
        timezoneId: 'Europe/Amsterdam',
      })
      await context.addCookies([{ name: localeCookie.key, value: language, url: looks.address }])
      if (member) await looks.logIn(context)
      const page = await context.newPage()
      await page.clock.setFixedTime(lookedAt)
      // What can be closed is closed: nothing says when it would come.
      await closeNotices(page, ['entry-warning', 'push'], lookedAt.getTime())
      // The second visit has its fonts from the first paint on.
      await page.goto(path(looks))
      await page.evaluate(() => document.fonts.ready)
      await page.goto(path(looks))
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached()
      await page.waitForLoadState('networkidle')
      await expect(page).toHaveScreenshot(
        `${name}-${width}-${scheme}${language === 'nl' ? '' : `-${language}`}.png`,
      )
      await context.close()
    })
  }
}
