import { comparePatterns, matchPattern } from '@lonk/shared-events/route-pattern.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { placeOf, placesOfSite } from '../../configs/checks/links.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { buyByCalls, inventPerson, likeByCall, memberInOwnBrowser, sendByCall } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

// `configs/checks/links.test.ts` reads the links in the sources; here they are found on the pages, and followed.

const { shell } = textsIn('nl')
const places = placesOfSite()
const isOwed = (path: string) => placeOf(path, places) === 'owed'

/** One profile stands for all profiles, one conversation for all: the route, or the text, that a path opens. */
const pageOf = (path: string): string =>
  places.served.toSorted(comparePatterns).find((pattern) => matchPattern(pattern, path) !== null) ?? path

const linksOn = async (page: Page): Promise<readonly string[]> => {
  const here = new URL(page.url())
  const addresses = await page
    .locator('a[href]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  return addresses
    .map((address) => new URL(address, here))
    .filter(({ origin, pathname }) => origin === here.origin && !/^\/(api|dev|photos)\//.test(pathname))
    .map(({ pathname }) => pathname)
}

/** The account menu has its links once it is open. */
const linksInMenu = async (page: Page, name: string): Promise<readonly string[]> => {
  await page.getByRole('button', { name: fill(shell.account.open, { name }) }).click()
  await expect(page.getByRole('menu')).toBeVisible()
  return linksOn(page)
}

const opens = async (page: Page, path: string): Promise<void> => {
  const answer = await page.goto(path)
  expect([path, answer?.status()]).toEqual([path, 200])
  const heading = page.getByRole('heading', { level: 1 }).first()
  await expect(heading, path).toBeVisible()
  await expect(heading, path).not.toHaveText(shell.error.notFound.title)
  await page.waitForLoadState('networkidle')
}

/** Follows every link from these pages on, each page once. Answers which pages it has been to. */
const follow = async (page: Page, starts: readonly string[]): Promise<ReadonlySet<string>> => {
  const open = [...starts]
  const been = new Set<string>()
  for (let path = open.shift(); path !== undefined; path = open.shift()) {
    if (been.has(pageOf(path)) || isOwed(path)) continue
    been.add(pageOf(path))
    await opens(page, path)
    open.push(...(await linksOn(page)))
  }
  return been
}

const texts = ['terms', 'privacy', 'cookies', 'ban', 'return-policy', 'faq', 'service'].map(
  (name) => `/pages/${name}`,
)

test('every link that a visitor can follow opens its page', async ({ page }) => {
  test.slow()
  await closeNotices(page)
  const been = await follow(page, ['/'])
  expect([...been]).toEqual(
    expect.arrayContaining(['/members', '/members/:id', '/login', '/pricing', '/complaints', ...texts]),
  )
})

test('every link that a member can follow opens its page, those in the mails too', async ({
  browser,
  site,
  outbox,
}) => {
  test.slow()
  const person = inventPerson('female')
  const eva = await memberInOwnBrowser(browser, site.address, person)
  const bas = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  await buyByCalls(bas.context)
  await sendByCall(bas.context, eva.profileId, 'Hoi Eva')
  await likeByCall(bas.context, eva.profileId)
  await buyByCalls(eva.context)

  const page = await eva.context.newPage()
  await closeNotices(page)
  await page.goto('/members')
  await page.waitForLoadState('networkidle')
  const inMenu = await linksInMenu(page, person.name)
  expect(inMenu).toEqual(expect.arrayContaining(['/profile', '/notifications']))
  const been = await follow(page, [...inMenu, '/chats', '/likes', '/likes/sent', '/likes/matches'])
  expect([...been]).toEqual(
    expect.arrayContaining(['/chats', '/likes', '/likes/m/:id', '/profile', '/notifications', ...texts]),
  )
  await closeContext(bas.context)

  for (const { links, subject } of await outbox.to(person.email))
    for (const link of links) expect([subject, link, await leads(eva.context, link)]).toContain('somewhere')
  await closeContext(eva.context)
})

/** A link of a mail may do something by its call, and may have done it before: it still says so on a page. */
const leads = async ({ request }: BrowserContext, link: string): Promise<string> => {
  const { pathname } = new URL(link)
  if (isOwed(pathname)) return 'somewhere'
  const status = (await request.get(link)).status()
  return status < 400 ? 'somewhere' : `to ${status}`
}
