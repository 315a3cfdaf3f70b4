import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { countShifts, mostShift, openWhole, shiftOf } from '../site/layout-shifts.ts'
import { cellsOf } from '../site/matrix.ts'
import { inventPerson, memberInOwnBrowser, sendByCall } from '../site/people.ts'

const screens: readonly { readonly path: string; readonly member?: true }[] = [
  { path: '/' },
  { path: '/login' },
  { path: '/signup' },
  { path: '/members' },
  { path: '/members/1' },
  { path: '/landers/gallery/she' },
  { path: '/', member: true },
  { path: '/members', member: true },
  { path: '/members/1', member: true },
  { path: '/chats', member: true },
  { path: '/likes', member: true },
  { path: '/credits', member: true },
  { path: '/profile', member: true },
]

const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
] as const

for (const [row, { path, member = false }] of screens.entries()) {
  for (const size of cellsOf(row, sizes)) {
    const who = member ? 'a free member' : 'a visitor'
    test(`nothing jumps on ${path} for ${who} at ${size.width} px`, async ({ browser, site }) => {
      const context = member
        ? (await memberInOwnBrowser(browser, site.address, inventPerson('female'))).context
        : await browser.newContext({ baseURL: site.address, locale: 'nl-NL' })
      await countShifts(context)
      const page = await context.newPage()
      await page.setViewportSize(size)
      await openWhole(page, path, member)
      expect(await shiftOf(page)).toBeLessThanOrEqual(mostShift)
      await closeContext(context)
    })
  }
}

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

for (const size of cellsOf(screens.length, sizes)) {
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
