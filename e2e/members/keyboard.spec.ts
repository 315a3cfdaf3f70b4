import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { addPhoto } from '../site/photos.ts'
import { fill, textsIn } from '../site/texts.ts'
import { openWithKeys, tabAndPress, tabTo } from './keys.ts'

// No mouse at all, and every place by its role and name: what a screen reader has to go by.

const { members, ui } = textsIn('nl')
const { complaint, like, profile, search, swipe, traits } = members

test('search: filters are opened, set and left; a result is opened and come back to', async ({ page }) => {
  await openWithKeys(page, '/members')
  const more = page.getByRole('button', { name: search.filters.more })
  await tabAndPress(page, more)
  await expect(more).toHaveAttribute('aria-expanded', 'true')
  const figure = page.getByLabel(traits.body_type.label, { exact: true })
  await tabTo(page, figure)
  await page.keyboard.type(traits.body_type.slim)
  await expect(page).toHaveURL(/body_type=slim/)
  await expect(figure).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: /\d leden gevonden/ })).toBeVisible()

  const third = page.getByRole('main').getByRole('article').nth(2).getByRole('link')
  await tabAndPress(page, third)
  await expect(page).toHaveURL(/\/members\/\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(third).toBeFocused()

  await page.setViewportSize({ width: 360, height: 740 })
  const filters = page.getByRole('button', { name: fill(search.filters.some_one, { count: 1 }) })
  // Above the list, so back from where the focus is.
  await page.reload()
  await tabAndPress(page, filters)
  const sheet = page.getByRole('dialog', { name: search.filters.label })
  await expect(sheet.locator(':focus')).toHaveCount(1)
  await tabAndPress(page, sheet.getByRole('button', { name: search.filters.clear }))
  await expect(page).toHaveURL(/\/members$/)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: search.filters.none, exact: true })).toBeFocused()
})

test('profile: photos are looked at, the member is liked and reported', async ({ browser, site }) => {
  const bas = inventPerson('male')
  const his = await memberInOwnBrowser(browser, site.address, bas)
  await addPhoto(his.context, his.profileId, 41)
  await addPhoto(his.context, his.profileId, 42)
  await closeContext(his.context)
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  await openWithKeys(page, `/members/${his.profileId}`)

  const press = (position: number) =>
    page.getByRole('button', { name: fill(profile.photo.open, { position, name: bas.name }) })
  const viewer = page.getByRole('dialog', { name: fill(profile.photo.viewer, { name: bas.name }) })
  await tabAndPress(page, press(1))
  await expect(viewer).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(
    viewer.getByRole('img', { name: fill(ui.person.photo, { position: 2, name: bas.name }) }),
  ).toBeInViewport()
  await page.keyboard.press('Escape')
  await expect(press(2)).toBeFocused()

  const menu = page.getByRole('button', { name: fill(profile.acts, { name: bas.name }) })
  await tabAndPress(page, menu)
  await expect(page.getByRole('menuitem', { name: profile.share.act })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem', { name: profile.reportPhoto })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  // Focus moves a moment after the key.
  await expect(page.getByRole('menuitem', { name: profile.reportPhoto })).not.toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: complaint.title.profile })
  await tabTo(page, dialog.getByRole('combobox'))
  await page.keyboard.type(complaint.categories.scam)
  await tabTo(page, dialog.getByRole('textbox'))
  await page.keyboard.type('Vraagt meteen om geld.')
  await tabAndPress(page, dialog.getByRole('button', { name: complaint.send }))
  await expect(dialog.getByLabel(complaint.goodFaith, { exact: true })).toBeFocused()
  await page.keyboard.press('Space')
  await tabAndPress(page, dialog.getByRole('button', { name: complaint.send }))
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(fill(complaint.done, { number: '' }).slice(0, 20)).first()).toBeVisible()
  await expect(menu).toBeFocused()

  const heart = page.getByRole('button', { name: like.give, exact: true })
  await tabAndPress(page, heart, 'Space')
  await expect(page.getByRole('button', { name: like.given, exact: true, pressed: true })).toBeFocused()
  await closeContext(context)
})

test('swipe game: each choice and who comes next is said', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  await openWithKeys(page, '/swipe-game')
  const nameOf = async (text: string): Promise<string> => {
    const words = new RegExp(`^${fill(text, { name: '(.+)' })}$`)
    const label = await page.getByRole('button', { name: words }).getAttribute('aria-label')
    return words.exec(label ?? '')?.[1] ?? ''
  }
  const said = page.getByRole('main').getByRole('status')
  const first = await nameOf(swipe.pass)
  await tabAndPress(page, page.getByRole('button', { name: fill(swipe.pass, { name: first }) }))
  await expect(said.filter({ hasText: fill(swipe.said.pass, { name: first }) })).toBeAttached()
  const second = await nameOf(like.button)
  await expect(
    said.filter({ hasText: fill(swipe.said.next, { name: second, age: '' }).slice(0, -2) }),
  ).toBeAttached()
  await tabAndPress(page, page.getByRole('button', { name: fill(like.button, { name: second }) }))
  await expect(
    said.filter({ hasText: fill(swipe.said.like_other, { name: second, count: 3 }) }),
  ).toBeAttached()
  await closeContext(context)
})
