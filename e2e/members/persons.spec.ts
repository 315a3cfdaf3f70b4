import type { Browser, BrowserContext, Locator, Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { openWhole } from '../site/layout-shifts.ts'
import { cellsOf } from '../site/matrix.ts'
import { buyByCalls, inventPerson, memberInOwnBrowser, newcomerInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

const { members, shell, signup } = textsIn('nl')
const { complaint, complaints, like, likes, own, profile, search, settings, swipe } = members

const persons = ['visitor', 'free', 'premium', 'unconfirmed'] as const
type Person = (typeof persons)[number]
/** The one thing that this person must see there. */
type Sees = (page: Page) => Locator

const text =
  (words: string): Sees =>
  (page) =>
    page.getByText(words).first()
const heading =
  (name: string): Sees =>
  (page) =>
    page.getByRole('heading', { name, exact: true })
const button =
  (name: string): Sees =>
  (page) =>
    page.getByRole('main').getByRole('button', { name, exact: true })

const login = heading(signup.login.title)
const reminder = text(shell.activation.title)
const upTo = (words: string, values: Record<string, number> = {}) =>
  text((fill(words, values).split('{{')[0] ?? '').trim())

const sortOf =
  (sort: keyof typeof search.sort): Sees =>
  (page) =>
    page.getByLabel(search.sort.label, { exact: true }).locator('option', { hasText: search.sort[sort] })

const oneMember: Record<Person, Sees> = {
  visitor: button(like.give),
  free: button(profile.message),
  premium: button(profile.message),
  // Nothing is told above one person.
  unconfirmed: button(profile.message),
}
const likesOf = (title: string): Record<Person, Sees> => ({
  visitor: login,
  free: heading(title),
  premium: heading(title),
  unconfirmed: reminder,
})

const routes: Readonly<Record<string, Readonly<Record<Person, Sees>>>> = {
  '/members': {
    visitor: (page) => page.getByRole('main').getByRole('article').first(),
    free: sortOf('match'),
    premium: sortOf('distance'),
    unconfirmed: reminder,
  },
  '/members/1': oneMember,
  '/likes/m/1': oneMember,
  '/likes': likesOf(likes.received.empty.title),
  '/likes/sent': likesOf(likes.sent.empty.title),
  '/likes/matches': likesOf(likes.matches.empty.title),
  '/swipe-game': {
    visitor: text(swipe.how.lead),
    free: upTo(swipe.left_other, { count: 4 }),
    premium: button(swipe.undo),
    unconfirmed: text(swipe.unconfirmed),
  },
  '/profile': {
    visitor: login,
    free: text(fill(own.photos.premium, { limit: 25 })),
    premium: text(fill(own.photos.count, { count: 0, limit: 25 })),
    unconfirmed: text(own.verification.confirmFirst),
  },
  '/notifications': {
    visitor: login,
    free: text(settings.privacy.invisiblePremium),
    premium: (page) => page.getByRole('switch', { name: settings.privacy.invisible, disabled: false }),
    unconfirmed: button(settings.mail.open),
  },
  '/lang-config': {
    visitor: text(settings.language.visitor),
    free: text(settings.language.member),
    premium: text(settings.language.member),
    unconfirmed: reminder,
  },
  '/complaints': {
    visitor: (page) => page.getByRole('main').getByLabel(complaint.email),
    free: heading(complaints.own.title),
    premium: heading(complaints.own.title),
    unconfirmed: reminder,
  },
}

const browserOf: Readonly<Record<Person, (browser: Browser, address: string) => Promise<BrowserContext>>> = {
  visitor: (browser, address) => browser.newContext({ baseURL: address }),
  free: async (browser, address) =>
    (await memberInOwnBrowser(browser, address, inventPerson('female'))).context,
  premium: async (browser, address) => {
    const { context } = await memberInOwnBrowser(browser, address, inventPerson('female'))
    await buyByCalls(context)
    return context
  },
  unconfirmed: (browser, address) => newcomerInOwnBrowser(browser, address, inventPerson('female')),
}

for (const [row, [path, sees]] of Object.entries(routes).entries())
  for (const person of cellsOf(row, persons))
    test(`${path} has for the ${person} what is theirs`, async ({ browser, site }) => {
      const context = await browserOf[person](browser, site.address)
      const page = await context.newPage()
      await closeNotices(page)
      // A reminder that the document did not bring waits for the next page. The others see theirs whatever came with
      // the document: to ask for it until it came whole took half a minute on a busy machine.
      if (person === 'unconfirmed') await openWhole(page, path, true)
      else await page.goto(path)
      await expect(sees[person](page)).toBeAttached({ timeout: 30_000 })
      await closeContext(context)
    })
