import type { Locator, Page } from '@playwright/test'
import { drawPicture } from '../../api/test/pictures.ts'
import { type Audience, contextOf, everybody, membersOnly } from '../site/audience.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { inventPerson, likeByCall, memberInOwnBrowser } from '../site/people.ts'
import { photoWork } from '../site/photos.ts'
import { fill, textsIn } from '../site/texts.ts'
import { violationsInBothSchemes } from './violations-on.ts'

const { chat, members, payments, ui } = textsIn('nl')
const { search, profile, complaint, own, settings, likes, match } = members

interface Opened {
  readonly what: string
  readonly path: string
  readonly audiences: readonly Audience[]
  /** Where less than a laptop's width shows it. */
  readonly phone?: true
  /** Resolves with what must be in sight. */
  readonly open: (page: Page) => Locator | Promise<Locator>
}

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first().click()

const named = (text: string, values: Readonly<Record<string, string | number>> = {}) =>
  new RegExp(`^${fill(text, { name: '.+', ...values })}$`)

const actOn = async (page: Page, item: string) => {
  await press(page, named(profile.acts))
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const choosePhoto = async (page: Page): Promise<void> => {
  // Before the member's photos are there, a choice would be lost.
  await expect(page.getByRole('button', { name: own.photos.add }).last()).toBeEnabled()
  await page.getByLabel(own.photos.add, { exact: true }).setInputFiles({
    name: 'foto.jpg',
    mimeType: 'image/jpeg',
    buffer: await drawPicture({ width: 900, height: 1200, seed: 1 }),
  })
}

const placePhoto = async (page: Page): Promise<void> => {
  await choosePhoto(page)
  await page.getByRole('dialog').getByRole('button', { name: own.photos.place.act, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  const acts = page.getByRole('button', { name: fill(own.photos.acts, { place: 1 }) })
  await expect(acts).toBeVisible(photoWork)
  await acts.click()
}

/** What stands on no page before somebody opens it. */
const opened: readonly Opened[] = [
  {
    what: 'the sheet of filters',
    path: '/members?online=true',
    audiences: everybody,
    phone: true,
    open: async (page) => {
      await press(page, search.filters.none)
      return page.getByRole('dialog').getByLabel(members.traits.body_type.label, { exact: true })
    },
  },
  {
    what: 'more filters',
    path: '/members?online=true&min_age=30',
    audiences: everybody,
    open: async (page) => {
      await press(page, search.filters.more)
      return page.getByLabel(members.traits.body_type.label, { exact: true })
    },
  },
  {
    what: 'the saved searches',
    path: '/members?online=true',
    audiences: everybody,
    open: async (page) => {
      await press(page, search.saved.title)
      return page.getByRole('dialog').getByRole('button').first()
    },
  },
  {
    what: 'the photos of a member at full size',
    // Whom other tests sign up meanwhile has none.
    path: '/members?with_photo=true',
    audiences: everybody,
    open: async (page) => {
      await page.getByRole('main').getByRole('article').getByRole('link').first().click()
      await press(page, named(profile.photo.open, { position: 1 }))
      return page.getByRole('dialog').getByRole('img').first()
    },
  },
  {
    what: 'what can be done about a member',
    path: '/members/1',
    audiences: everybody,
    open: async (page) => {
      await press(page, named(profile.acts))
      return page.getByRole('menuitem').first()
    },
  },
  {
    what: 'the complaint about a member',
    path: '/members/1',
    audiences: everybody,
    open: async (page) => {
      await actOn(page, complaint.title.profile)
      return page.getByRole('dialog', { name: complaint.title.profile }).getByRole('combobox')
    },
  },
  {
    what: 'the question before a block',
    path: '/members/1',
    audiences: membersOnly,
    open: async (page) => {
      await actOn(page, profile.block.act)
      return page.getByRole('dialog').getByRole('button', { name: profile.block.act, exact: true })
    },
  },
  {
    what: 'a member beside a conversation',
    path: '/members/2/chat',
    audiences: membersOnly,
    open: async (page) => {
      await page.locator('main header').getByRole('link').last().click()
      return page.getByRole('complementary').getByRole('heading').first()
    },
  },
  {
    what: 'the bundles where the credits are not enough',
    path: '/members/2/chat',
    audiences: ['free'],
    open: async (page) => {
      const field = page.getByRole('textbox')
      for (const count of [1, 0]) {
        await field.fill('Hoi!')
        await field.press('Enter')
        await expect(
          page.getByText(fill(chat.composer[count === 1 ? 'balance_one' : 'balance_other'], { count })),
        ).toBeVisible()
      }
      await field.fill('En nog iets')
      await field.press('Enter')
      return page.getByRole('dialog', { name: payments.notEnough.title }).getByRole('radio').first()
    },
  },
  {
    what: 'the checkout with what is missing',
    path: '/credits/1',
    audiences: membersOnly,
    open: async (page) => {
      await press(page, new RegExp(payments.checkout.pay))
      return page.getByText(payments.errors.consent_required).first()
    },
  },
  {
    what: 'a purchase that was paid',
    path: '/credits/1',
    audiences: membersOnly,
    open: async (page) => {
      await expect(page.getByRole('checkbox').first()).toBeVisible()
      for (const box of await page.getByRole('checkbox').all()) await box.check()
      await press(page, new RegExp(payments.checkout.pay))
      await page.locator('button[name="action"][value="pay"]').click()
      return page.getByRole('heading', { name: payments.result.completed.title })
    },
  },
  {
    what: 'a photo before it is placed',
    path: '/profile',
    audiences: membersOnly,
    open: async (page) => {
      await choosePhoto(page)
      await page.getByRole('dialog').getByText(own.photos.place.square).click()
      return page.getByRole('slider', { name: own.photos.crop.zoom })
    },
  },
  {
    what: 'what can be done with a photo',
    path: '/profile',
    audiences: membersOnly,
    open: async (page) => {
      await placePhoto(page)
      return page.getByRole('menuitem').first()
    },
  },
  {
    what: 'the question before a photo goes',
    path: '/profile',
    audiences: membersOnly,
    open: async (page) => {
      await placePhoto(page)
      await page.getByRole('menuitem', { name: own.photos.delete }).click()
      return page.getByRole('dialog', { name: own.photos.deleteTitle })
    },
  },
  {
    what: 'every form of the settings',
    path: '/notifications',
    audiences: membersOnly,
    open: async (page) => {
      const closed = page.getByRole('main').locator('button[aria-expanded="false"]:not([aria-haspopup])')
      await expect(closed.first()).toBeVisible()
      for (let left = await closed.count(); left > 0; left -= 1) await closed.first().click()
      return page.getByRole('main').locator('input[type="password"]').first()
    },
  },
  {
    what: 'the first step of leaving',
    path: '/notifications#data',
    audiences: membersOnly,
    open: async (page) => {
      await press(page, settings.leave.title)
      return page.getByRole('dialog').getByText(settings.leave.why)
    },
  },
]

for (const [row, { what, path, audiences, phone, open }] of opened.entries()) {
  for (const audience of cellsOf(row, audiences)) {
    test(`axe finds nothing in ${what} (${audience}), light and dark`, async ({ browser, site }) => {
      const context = await contextOf[audience](browser, site.address)
      const page = await context.newPage()
      if (phone) await page.setViewportSize({ width: 412, height: 823 })
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await closeNotices(page)
      await page.goto(path)
      await expect(await open(page)).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await violationsInBothSchemes(page)).toEqual([])
      await closeContext(context)
    })
  }
}

const headers = { 'X-Request-Type': 'client' }

for (const audience of cellsOf(opened.length, membersOnly)) {
  test(`axe finds nothing in likes that came and in a match (${audience}), light and dark`, async ({
    browser,
    site,
  }) => {
    const context = await contextOf[audience](browser, site.address)
    const { user } = await (await context.request.get('/api/user.php', { headers })).json()
    const admirers = await Promise.all(
      [1, 2].map(() => memberInOwnBrowser(browser, site.address, inventPerson('male'))),
    )
    for (const admirer of admirers) await likeByCall(admirer.context, user.profile.id)

    const page = await context.newPage()
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await closeNotices(page)
    await page.goto('/likes')
    await expect(page.getByText(likes.new, { exact: true }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await violationsInBothSchemes(page)).toEqual([])

    await likeByCall(context, admirers[0]?.profileId ?? 0)
    const modal = page.getByRole('dialog', { name: match.both })
    await expect(modal.getByRole('button', { name: ui.close })).toBeVisible()
    expect(await violationsInBothSchemes(page)).toEqual([])
    await Promise.all([context, ...admirers.map((one) => one.context)].map(closeContext))
  })
}
