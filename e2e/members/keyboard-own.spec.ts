import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { photoWork, pictureFile } from '../site/photos.ts'
import { fill, textsIn } from '../site/texts.ts'
import { openWithKeys, tabAndPress, tabTo } from './keys.ts'

// No mouse at all, as in `keyboard.spec.ts`: here what a member does with what is her own.

const { members, signup } = textsIn('nl')
const { own, settings } = members
const { photos } = own

test('photos: chosen, cut, hidden and ordered', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  await openWithKeys(page, '/profile')
  const dialog = page.getByRole('dialog', { name: photos.place.title })
  const choose = async (seed: number) => {
    const add = page.getByRole('button', { name: photos.add })
    await tabTo(page, add)
    const chosen = page.waitForEvent('filechooser')
    // Who waits for the chooser, and the key, reach the page by two ways: it must know of the first before the second.
    await page.evaluate(() => undefined)
    await page.keyboard.press('Enter')
    const chooser = await chosen
    await chooser.setFiles(await pictureFile(seed))
    await expect(dialog).toBeVisible()
    return add
  }
  const add = await choose(51)
  await tabTo(page, dialog.getByRole('radio', { name: photos.place.whole }))
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByRole('radio', { name: photos.place.square })).toBeChecked()
  const zoom = dialog.getByRole('slider', { name: photos.crop.zoom })
  await page.keyboard.press('Shift+Tab')
  await tabTo(page, zoom)
  await page.keyboard.press('End')
  await expect(zoom).not.toHaveAttribute('aria-valuetext', '100%')
  await tabAndPress(page, dialog.getByRole('button', { name: photos.place.act, exact: true }))
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
  await expect(page.getByText(photos.main)).toBeVisible(photoWork)

  await choose(52)
  await tabTo(page, dialog.getByRole('radio', { name: photos.isPublic }))
  await page.keyboard.press('ArrowDown')
  await tabAndPress(page, dialog.getByRole('button', { name: photos.place.act, exact: true }))
  const tile = (place: number) =>
    page.getByRole('listitem', { name: fill(photos.one, { place }), exact: true })
  await expect(tile(2).getByText(photos.isPrivate)).toBeVisible(photoWork)
  const handle = (place: number) => page.getByRole('button', { name: fill(photos.move, { place }) })
  await page.getByRole('heading', { name: photos.title }).focus()
  await tabAndPress(page, handle(2), 'ArrowLeft')
  await expect(page.getByText(fill(photos.movedTo, { place: 1, count: 2 }))).toHaveAttribute('role', 'status')
  await expect(handle(1)).toBeFocused()
  await expect(tile(1).getByText(photos.isPrivate)).toBeVisible()
  await closeContext(context)
})

test('leaving: three steps, each read from its heading', async ({ browser, site }) => {
  const person = inventPerson('female')
  const { context } = await memberInOwnBrowser(browser, site.address, person)
  const page = await context.newPage()
  await openWithKeys(page, '/notifications')
  const leave = page.getByRole('button', { name: settings.leave.title })
  await tabAndPress(page, leave)
  const dialog = page.getByRole('dialog', { name: settings.leave.title })
  await tabAndPress(page, dialog.getByRole('button', { name: settings.leave.next }))
  await expect(dialog.getByRole('radio', { name: settings.leave.reason.no_time })).toBeFocused()
  await page.keyboard.press('Space')
  await tabAndPress(page, dialog.getByRole('button', { name: settings.leave.next }))
  await expect(dialog.getByRole('heading', { name: settings.leave.instead.pause.title })).toBeFocused()
  await tabAndPress(page, dialog.getByRole('button', { name: settings.leave.anyway }))
  await expect(dialog.getByRole('heading', { name: settings.leave.sure })).toBeFocused()
  await tabTo(page, dialog.getByLabel(settings.password.present, { exact: true }))
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/account-deleted$/)
  await expect(page.getByRole('heading', { level: 1, name: signup.deleted.gone.title })).toBeFocused()
  await closeContext(context)
})
