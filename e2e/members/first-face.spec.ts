import type { Browser, BrowserContext } from '@playwright/test'
import { contextOf } from '../site/audience.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { openWhole } from '../site/layout-shifts.ts'
import { likeByCall } from '../site/people.ts'

interface Face {
  readonly path: string
  readonly who: 'visitor' | 'free'
  /** Most pixels from the top, with the line of a demo site above the header. */
  readonly within: number
  readonly notices: number
}

const faces: readonly Face[] = [
  { path: '/members?with_photo=true', who: 'free', within: 200, notices: 1 },
  { path: '/members?with_photo=true', who: 'visitor', within: 150, notices: 0 },
  // Nothing is asked or told above one person.
  { path: '/members/{id}', who: 'free', within: 100, notices: 0 },
  { path: '/members/{id}', who: 'visitor', within: 100, notices: 0 },
  { path: '/likes/sent', who: 'free', within: 300, notices: 1 },
  { path: '/swipe-game', who: 'free', within: 270, notices: 1 },
]

/** A phone is touched: what is pressed is higher there. */
const onPhone = async (browser: Browser, known: BrowserContext, address: string) => {
  const context = await browser.newContext({
    baseURL: address,
    locale: 'nl-NL',
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    storageState: await known.storageState(),
  })
  await closeNotices(context)
  return context
}

for (const { path, who, within, notices } of faces) {
  test(`a face is within ${within} px on ${path} (${who})`, async ({ browser, site }) => {
    const known = await contextOf[who](browser, site.address)
    const answer = await known.request.get('/api/members.php?with_photo=true', {
      headers: { 'X-Request-Type': 'client' },
    })
    const { profiles } = await answer.json()
    if (path === '/likes/sent') await likeByCall(known, profiles[0].id)
    const phone = await onPhone(browser, known, site.address)
    const page = await phone.newPage()
    await openWhole(page, path.replace('{id}', profiles[0].id), who === 'free')
    const face = page.locator('main img').first()
    await expect(face).toBeVisible()
    expect((await face.boundingBox())?.y).toBeLessThanOrEqual(within)
    expect(await page.locator('#lonk-warnings [data-notice]:visible').count()).toBe(notices)
    await closeContext(phone)
    await closeContext(known)
  })
}
