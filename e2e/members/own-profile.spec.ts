import type { Locator, Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { buyByCalls, inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { photoWork, pictureFile } from '../site/photos.ts'
import { fill, textsIn } from '../site/texts.ts'

const { members: texts, ui } = textsIn('nl')
const { photos } = texts.own

const headers = { 'X-Request-Type': 'client' }

const openProfile = async (page: Page): Promise<void> => {
  await closeNotices(page)
  await page.goto('/profile')
  await expect(page.getByRole('button', { name: photos.add })).toBeEnabled(photoWork)
}

const choose = async (page: Page, seed: number, size: { width?: number; height?: number } = {}) =>
  page.getByLabel(photos.add, { exact: true }).setInputFiles(await pictureFile(seed, size))

const tile = (page: Page, place: number): Locator =>
  page.getByRole('listitem', { name: fill(photos.one, { place }), exact: true })

const place = async (page: Page): Promise<void> => {
  await page.getByRole('dialog').getByRole('button', { name: photos.place.act, exact: true }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

/** Sent, and taken by the server. */
const isTaken = (page: Page, place: number) =>
  expect(tile(page, place).getByRole('button', { name: fill(photos.acts, { place }) })).toBeVisible(photoWork)

test('photos are cut and hidden before they are sent, ordered by key and deleted', async ({
  browser,
  site,
}) => {
  test.slow()
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  await openProfile(page)

  await choose(page, 1)
  await place(page)
  await isTaken(page, 1)
  await expect(tile(page, 1).getByText(photos.main)).toBeVisible()

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/photo.php'),
  )
  await choose(page, 2)
  const dialog = page.getByRole('dialog')
  await dialog.getByText(photos.place.square).click()
  await dialog.getByRole('slider', { name: photos.crop.zoom }).press('End')
  await dialog.getByText(photos.isPrivate, { exact: true }).click()
  await place(page)
  await sent
  await isTaken(page, 2)
  await expect(tile(page, 2).getByText(photos.isPrivate)).toBeVisible()
  await expect(page.getByText(fill(photos.counts, { open: 1, hidden: 1 }))).toBeVisible()
  const kept = await (await context.request.get('/api/photos.php')).json()
  const [whole, square] = kept.photos
  expect([whole.width, whole.height]).toEqual([900, 1200])
  expect(square.width).toBe(square.height)

  await tile(page, 2)
    .getByRole('button', { name: fill(photos.move, { place: 2 }) })
    .press('ArrowLeft')
  await expect(tile(page, 1).getByText(photos.isPrivate)).toBeVisible()
  await expect(page.getByText(fill(photos.movedTo, { place: 1, count: 2 }))).toBeAttached()
  await expect
    .poll(async () => (await (await context.request.get('/api/photos.php')).json()).photos[0].id)
    .toBe(square.id)
  await page.reload()
  await expect(tile(page, 1).getByText(photos.isPrivate)).toBeVisible()

  await tile(page, 1)
    .getByRole('button', { name: fill(photos.acts, { place: 1 }) })
    .click()
  await page.getByRole('menuitem', { name: photos.delete }).click()
  await page.getByRole('dialog').getByRole('button', { name: photos.delete }).click()
  await expect(page.getByText(photos.deleted, { exact: true })).toBeVisible()
  await expect(tile(page, 2)).toHaveCount(0)
  await closeContext(context)
})

test('a handle drags a photo to another place', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  const page = await context.newPage()
  await openProfile(page)
  for (const seed of [11, 12]) {
    await choose(page, seed)
    await place(page)
  }
  await isTaken(page, 2)
  const first = tile(page, 1)
  await expect(first.getByText(photos.main)).toBeVisible()
  const handle = first.getByRole('button', { name: fill(photos.move, { place: 1 }) })
  await handle.scrollIntoViewIfNeeded()
  const [from, to] = [await handle.boundingBox(), await tile(page, 2).boundingBox()]
  if (!from || !to) throw new Error('nothing to drag')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(to.x + to.width / 2, to.y + to.height / 2, { steps: 6 })
  await page.mouse.up()
  await expect(tile(page, 2).getByText(photos.main)).toBeVisible()
  await closeContext(context)
})

test('what is no photo for the site is told before anything is sent', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  await openProfile(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  const dialog = page.getByRole('dialog')
  await choose(page, 21, { width: 300, height: 900 })
  await expect(dialog.getByRole('alert')).toContainText(photos.tooSmall)
  await dialog.getByRole('button', { name: ui.close }).click()
  await page
    .getByLabel(photos.add, { exact: true })
    .setInputFiles({ name: 'brief.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  await expect(dialog.getByRole('alert')).toContainText(photos.wrongType)
  await dialog.getByRole('button', { name: ui.close }).click()
  expect(sent).not.toContain('/api/photo.php')

  // They say that they are pictures, and are none: the server looks at the bytes.
  const huge = '<svg xmlns="http://www.w3.org/2000/svg" width="100000" height="100000"/>'
  for (const [name, content] of [
    ['kat.jpg', '<script>1</script>'],
    ['setup.jpg', 'MZ\u0090\u0000'],
    ['leeg.jpg', ''],
    ['reus.jpg', huge],
  ] as const) {
    const buffer = Buffer.from(content, 'latin1')
    await page.getByLabel(photos.add, { exact: true }).setInputFiles({ name, mimeType: 'image/jpeg', buffer })
    await expect(dialog.getByText(photos.place.unseen)).toBeVisible()
    await place(page)
    const refused = page.getByRole('listitem', { name })
    await expect(refused.getByRole('alert')).toHaveText(photos.wrongType, photoWork)
    await refused.getByRole('button', { name: photos.drop }).click()
    await expect(refused).toHaveCount(0)
  }
  await closeContext(context)
})

test('who looked is a number for a free member, and a person for a premium one', async ({
  browser,
  site,
}) => {
  const bas = inventPerson('male')
  const eva = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const visitor = await memberInOwnBrowser(browser, site.address, bas)
  await visitor.context.request.get(`/api/profile.php?id=${eva.profileId}`, { headers })
  await closeContext(visitor.context)

  const page = await eva.context.newPage()
  await openProfile(page)
  const visitors = page.getByRole('region', { name: texts.own.visitors.title })
  await page.getByRole('link', { name: texts.own.visitors.title }).click()
  await expect(visitors.getByRole('heading', { name: texts.own.visitors.title })).toBeFocused()
  await expect(visitors.getByText(fill(texts.own.visitors.count_one, { number: 1 }))).toBeVisible()
  await expect(visitors.getByText(bas.name)).toHaveCount(0)

  await buyByCalls(eva.context)
  await page.reload()
  await expect(visitors.getByRole('link', { name: new RegExp(bas.name) })).toBeVisible()

  const hidden = page.getByRole('switch', { name: texts.settings.privacy.invisible })
  await hidden.check()
  await expect
    .poll(
      async () => (await (await eva.context.request.get('/api/user.php', { headers })).json()).user.invisible,
    )
    .toBe(true)
  await closeContext(eva.context)
})

test('a selfie is handed in for the mark, and waits for somebody to look at it', async ({
  browser,
  site,
}) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  await openProfile(page)
  const verification = page.getByRole('region', { name: texts.own.verification.title })
  await verification
    .getByLabel(texts.own.verification.take, { exact: true })
    .setInputFiles(await pictureFile(31))
  await expect(verification.getByRole('img', { name: texts.own.verification.preview })).toBeVisible()
  await verification.getByRole('button', { name: texts.own.verification.send }).click()
  await expect(verification.getByText(texts.own.verification.pending)).toBeVisible()
  await page.reload()
  await expect(verification.getByText(texts.own.verification.pending)).toBeVisible()
  await closeContext(context)
})

test('what two tabs change is all kept', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const [first, second] = [await context.newPage(), await context.newPage()]
  await openProfile(first)
  await openProfile(second)
  const save = async (page: Page) => {
    await page.getByRole('button', { name: texts.own.save, exact: true }).click()
    await expect(page.getByText(texts.own.saved, { exact: true })).toBeVisible()
  }
  await first.getByLabel(texts.own.about).fill('Ik hou van fietsen.')
  await second
    .getByLabel(texts.traits.eye_colour.label, { exact: true })
    .selectOption(texts.traits.eye_colour.green)
  await save(first)
  await save(second)
  for (const page of [first, second]) {
    await page.reload()
    await expect(page.getByLabel(texts.own.about)).toHaveValue('Ik hou van fietsen.')
    await expect(page.getByLabel(texts.traits.eye_colour.label, { exact: true })).toHaveValue('green')
  }
  await closeContext(context)
})
