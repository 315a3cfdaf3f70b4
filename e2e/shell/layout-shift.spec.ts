import { commitNumber } from '@lonk/configs/checks/commit-number.ts'
import type { Page } from '@playwright/test'
import { type Audience, lookingContextOf } from '../site/audience.ts'
import { closeContext } from '../site/close-context.ts'
import { everyPage } from '../site/every-page.ts'
import { expect, test } from '../site/fixtures.ts'
import {
  countShifts,
  documentBitByBit,
  mostShift,
  movedOn,
  onSlow4g,
  openWhole,
  shiftOf,
} from '../site/layout-shifts.ts'
import { cellsAt, cellsOf, hasTurn } from '../site/matrix.ts'
import { inventPerson, memberInOwnBrowser, sendByCall } from '../site/people.ts'
import { awaitRendered } from '../site/rendered-document.ts'

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

for (const [row, { path, audiences }] of everyPage.entries()) {
  const turn = row + commitNumber()
  // A slow line takes its time: the short run has the odd pages of one commit and the even ones of the next.
  if (!hasTurn(turn, 2)) continue
  // Whatever comes late to members who have paid comes late to all members.
  const seen = audiences.filter((audience) => audience !== 'premium')
  // A page has the other width every second commit, in the full run as well.
  const size = sizes[Math.floor(turn / 2) % sizes.length] ?? sizes[0]
  for (const audience of cellsAt(Math.floor(turn / 4), seen)) {
    test(`nothing jumps on ${path} (${audience}, ${size.width} px)`, async ({ browser, site }) => {
      const context = await lookingContextOf(audience, browser, site.address)
      await countShifts(context)
      const page = await context.newPage()
      await page.setViewportSize(size)
      await onSlow4g(page)
      for (const visit of ['first', 'second']) {
        await openWhole(page, path, audience !== 'visitor')
        expect(await shiftOf(page), `${visit} visit: ${await movedOn(page)}`).toBeLessThanOrEqual(mostShift)
      }
      await closeContext(context)
    })
  }
}

/** Published once for everybody. In the short run every third lander, which ones moves on with the commit. */
const published = [
  '/',
  ...everyPage
    .filter(({ path }) => path.startsWith('/landers/'))
    .filter((_, index) => hasTurn(commitNumber() + index, 3))
    .map(({ path }) => path),
]

const inDocuments: readonly [path: string, audience: Audience][] = [
  ...published.map((path): [string, Audience] => [path, 'visitor']),
  ['/members', 'visitor'],
  ['/members/1', 'visitor'],
  ['/likes', 'free'],
  ['/credits', 'free'],
  ['/premium', 'free'],
  ['/pricing', 'visitor'],
]

for (const size of cellsOf(0, sizes)) {
  test(`nothing jumps while a document comes bit by bit (${size.width} px)`, async ({ browser, site }) => {
    const pages = new Map<Audience, Page>()
    const pageFor = async (audience: Audience): Promise<Page> => {
      const context = await lookingContextOf(audience, browser, site.address)
      await countShifts(context)
      const page = await context.newPage()
      await page.setViewportSize(size)
      await documentBitByBit(page)
      pages.set(audience, page)
      return page
    }
    for (const [path, audience] of inDocuments) {
      const page = pages.get(audience) ?? (await pageFor(audience))
      if (!published.includes(path)) await awaitRendered(page, path)
      await page.goto(path, { waitUntil: 'domcontentloaded', timeout: 60_000 })
      // What the last bit moved is told once it has been drawn.
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))))
      expect.soft(await shiftOf(page), `${path}: ${await movedOn(page)}`).toBeLessThanOrEqual(mostShift)
    }
    for (const page of pages.values()) await closeContext(page.context())
  })
}

test('the ways at the foot have their places before all of them have come', async ({ browser, site }) => {
  const context = await lookingContextOf('free', browser, site.address)
  const page = await context.newPage()
  await page.setViewportSize(sizes[0])
  await openWhole(page, '/members', true)
  const first = page.getByRole('navigation', { name: 'Hoofdnavigatie' }).getByRole('link').first()
  const whole = await first.boundingBox()
  // As a document that is cut after the second of them leaves it.
  await first.evaluate(({ parentElement }) => {
    while ((parentElement?.childElementCount ?? 0) > 2) parentElement?.lastElementChild?.remove()
  })
  expect(await first.boundingBox()).toEqual(whole)
  await closeContext(context)
})

// The width of most phones: the notice is highest there.
test('nothing jumps in a conversation that there are no credits for', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const other = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  await closeContext(other.context)
  for (const text of ['Hoi', 'Alles goed?']) await sendByCall(context, other.profileId, text)
  await countShifts(context)
  const page = await context.newPage()
  await page.setViewportSize({ width: 390, height: 844 })
  await openWhole(page, `/members/${other.profileId}/chat`, true)
  await expect(page.getByRole('button', { name: 'Credits kopen' })).toBeVisible()
  expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift)
  await closeContext(context)
})

for (const size of cellsOf(everyPage.length, sizes)) {
  test(`a note covers no bar at the foot at ${size.width} px`, async ({ browser, site }) => {
    const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
    const page = await context.newPage()
    await page.setViewportSize(size)
    await openWhole(page, '/profile', true)
    const form = page.locator('form', { has: page.locator('[data-foot-bar]') })
    await form.getByRole('textbox').last().fill('Ik fiets graag door de duinen.')
    const save = form.getByRole('button', { name: 'Opslaan' })
    await save.click()
    const note = page.locator('ol > li[data-state=open]')
    await expect(note).toBeVisible()
    const [above, below] = [await note.boundingBox(), await save.boundingBox()]
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0)
    await closeContext(context)
  })
}
