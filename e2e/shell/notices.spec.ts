import type { Browser, BrowserContext, Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, type TestSite, test } from '../site/fixtures.ts'
import { countShifts, mostShift, openWhole, shiftOf } from '../site/layout-shifts.ts'
import { cellsOf } from '../site/matrix.ts'
import {
  acceptOldTerms,
  inventPerson,
  memberInOwnBrowser,
  newcomerInOwnBrowser,
  sendByCall,
  unsubscribeByLink,
} from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

const { shell, members, ui } = textsIn('nl')

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

const member = async (browser: Browser, { address }: TestSite): Promise<BrowserContext> =>
  (await memberInOwnBrowser(browser, address, inventPerson('female'))).context

interface State {
  readonly who: string
  /** What comes first in the warnings area. */
  readonly notice: string
  readonly browserOf: (browser: Browser, site: TestSite) => Promise<BrowserContext>
}

const states: readonly State[] = [
  {
    who: 'an unconfirmed member',
    notice: shell.activation.title,
    browserOf: (browser, { address }) => newcomerInOwnBrowser(browser, address, inventPerson('female')),
  },
  {
    who: 'a member who gets no mail',
    notice: shell.mailDisabled.title,
    browserOf: async (browser, site) => {
      const context = await member(browser, site)
      await unsubscribeByLink(context, site)
      return context
    },
  },
  {
    who: 'a member with old terms',
    notice: shell.terms.title,
    browserOf: async (browser, site) => {
      const context = await member(browser, site)
      await acceptOldTerms(context)
      return context
    },
  },
  { who: 'a member without a photo', notice: members.photoAlert.title, browserOf: member },
]

const openFirst = async (context: BrowserContext, size: (typeof sizes)[number]): Promise<Page> => {
  await countShifts(context)
  const page = await context.newPage()
  await page.setViewportSize(size)
  await openWhole(page, '/members', true)
  return page
}

for (const [row, { who, notice, browserOf }] of states.entries()) {
  for (const size of cellsOf(row, sizes)) {
    test(`the notice of ${who} moves nothing at the first visit, at ${size.width} px`, async ({
      browser,
      site,
    }) => {
      const context = await browserOf(browser, site)
      const page = await openFirst(context, size)
      // Where its code takes over from the document's own, both are there for a moment, one of them unseen.
      await expect(page.getByText(notice)).toHaveCount(1)
      await expect(page.getByText(notice)).toBeVisible()
      // The bonus comes last of all, with code of its own; a phone shows one thing at a time.
      if (size.width >= 768) await expect(page.getByRole('timer')).toBeVisible()
      else await expect(page.getByRole('timer')).toBeHidden()
      expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift)
      await closeContext(context)
    })
  }
}

test('a notice that was closed is not there at the next visit, which nothing moves either', async ({
  browser,
  site,
}) => {
  const context = await member(browser, site)
  const page = await openFirst(context, sizes[0])
  await page.getByRole('button', { name: ui.close, exact: true }).click()
  await expect(page.getByText(members.photoAlert.title)).toBeHidden()
  await openWhole(page, '/likes', true)
  await expect(page.getByText(members.photoAlert.title)).toBeHidden()
  expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift)
  await closeContext(context)
})

test('a notice that the document held is answered once, and stays answered', async ({ browser, site }) => {
  const context = await member(browser, site)
  await acceptOldTerms(context)
  const page = await openFirst(context, sizes[1])
  await page.getByRole('button', { name: shell.terms.accept }).click()
  await expect(page.getByText(shell.terms.title)).toBeHidden()
  await openWhole(page, '/members', true)
  await expect(page.getByText(members.photoAlert.title)).toBeVisible()
  await expect(page.getByText(shell.terms.title)).toBeHidden()
  await closeContext(context)
})

test.describe('the offer of notifications', () => {
  test.use({ serviceWorkers: 'allow' })

  for (const size of cellsOf(states.length, sizes)) {
    test(`comes with the second page and moves nothing, at ${size.width} px`, async ({ browser, site }) => {
      const context = await member(browser, site)
      const other = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
      await closeContext(other.context)
      await sendByCall(context, other.profileId, 'Hoi')
      await context.addInitScript(() => {
        Object.defineProperty(Notification, 'permission', { get: () => 'default' })
      })
      // A phone shows one notice at a time.
      await closeNotices(context, ['photo'])
      const page = await openFirst(context, size)
      await page.evaluate(() => navigator.serviceWorker.ready)
      await expect(page.getByText(shell.push.title)).toBeHidden()
      await page.getByRole('banner').getByRole('link', { name: shell.nav.likes }).click()
      await expect(page.getByText(shell.push.title)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift)
      await closeContext(context)
    })
  }
})
