import { readFile } from 'node:fs/promises'
import { expect, test } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { outboxOf } from '../site/outbox.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { photoWork, pictureFile } from '../site/photos.ts'
import { copyTemplate, startSite } from '../site/run-site.ts'
import { fill, textsIn } from '../site/texts.ts'

const { members, signup } = textsIn('nl')
const { own, profile, settings } = members
const { photos } = own
const day = 24 * 60 * 60_000

// A site of its own: its clock is moved.
test('a member shows herself, keeps somebody away, takes her data, leaves and comes back', async ({
  browser,
}) => {
  test.slow()
  const { folder, remove } = await copyTemplate()
  const site = await startSite(folder)
  const { address } = site
  const person = inventPerson('female')
  const bas = inventPerson('male')
  const eva = await memberInOwnBrowser(browser, address, person)
  const his = await memberInOwnBrowser(browser, address, bas)
  await closeContext(his.context)
  const page = await eva.context.newPage()
  await closeNotices(page)
  const dialog = page.getByRole('dialog')
  const main = page.getByRole('main')
  const tile = (place: number) =>
    page.getByRole('listitem', { name: fill(photos.one, { place }), exact: true })

  await test.step('chooses two photos, cuts one, hides the other and puts it first', async () => {
    await page.goto('/profile')
    await expect(page.getByRole('button', { name: photos.add })).toBeEnabled(photoWork)
    await page
      .getByLabel(photos.add, { exact: true })
      .setInputFiles([await pictureFile(1), await pictureFile(2)])
    await expect(
      dialog.getByRole('heading', { name: fill(photos.place.titleOf, { place: 1, count: 2 }) }),
    ).toBeVisible()
    await dialog.getByText(photos.place.square).click()
    await dialog.getByRole('button', { name: photos.place.act, exact: true }).click()
    await expect(
      dialog.getByRole('heading', { name: fill(photos.place.titleOf, { place: 2, count: 2 }) }),
    ).toBeVisible()
    await dialog.getByText(photos.isPrivate, { exact: true }).click()
    await dialog.getByRole('button', { name: photos.place.act, exact: true }).click()
    await expect(tile(1).getByText(photos.main)).toBeVisible(photoWork)
    await expect(tile(2).getByText(photos.isPrivate)).toBeVisible(photoWork)
    await tile(2)
      .getByRole('button', { name: fill(photos.acts, { place: 2 }) })
      .click()
    await page.getByRole('menuitem', { name: photos.earlier }).click()
    await expect(tile(1).getByText(photos.isPrivate)).toBeVisible()
  })

  await test.step('blocks somebody, and takes it back in the settings', async () => {
    await page.goto(`/members/${his.profileId}`)
    await page.getByRole('button', { name: fill(profile.acts, { name: bas.name }) }).click()
    await page.getByRole('menuitem', { name: profile.block.act }).click()
    await dialog.getByRole('button', { name: profile.block.act, exact: true }).click()
    await expect(
      main.getByRole('heading', { name: fill(profile.blocked.title, { name: bas.name }) }),
    ).toBeFocused()
    await page.goto('/notifications#blocked')
    await main.getByRole('button', { name: fill(settings.blocked.unblockWhom, { name: bas.name }) }).click()
    await expect(main.getByText(settings.blocked.free)).toBeVisible()
    await page.goto(`/members/${his.profileId}`)
    await expect(main.getByRole('heading', { level: 1, name: new RegExp(bas.name) })).toBeVisible()
  })

  await test.step('takes a copy of her data, with the photos in it', async () => {
    await page.goto('/notifications#data')
    await main.getByRole('button', { name: settings.export.ask }).click()
    const link = main.getByRole('link', { name: settings.export.download })
    await expect(link).toBeVisible({ timeout: 30_000 })
    const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
    expect(download.suggestedFilename()).toMatch(/^lonk-.+\.zip$/)
    // The names stand in the directory at the end of a zip file as they are.
    const directory = (await readFile(await download.path(), 'latin1')).split('PK\u0001\u0002').slice(1)
    expect(directory.filter((entry) => entry.includes('photos/')).length).toBeGreaterThanOrEqual(2)
    expect(directory.some((entry) => entry.includes('profile.json'))).toBe(true)
  })

  await test.step('leaves in three steps', async () => {
    await main.getByRole('button', { name: settings.leave.title }).click()
    await dialog.getByText(settings.leave.reason.no_time).click()
    await dialog.getByRole('button', { name: settings.leave.next }).click()
    await dialog.getByRole('button', { name: settings.leave.anyway }).click()
    await expect(dialog.getByRole('radio', { name: settings.leave.later })).toBeChecked()
    await dialog.getByLabel(settings.password.present, { exact: true }).fill(person.password)
    await dialog.getByRole('button', { name: settings.leave.title }).click()
    await expect(page).toHaveURL(/\/account-deleted$/)
    await expect(main.getByRole('heading', { name: signup.deleted.gone.title })).toBeVisible()
  })

  await test.step('thirteen days later the log-in says how to come back, and everything is there', async () => {
    const moved = await eva.context.request.post('/dev/clock', { data: { shift_ms: 13 * day } })
    expect(moved.ok()).toBe(true)
    await page.goto('/login')
    await main.getByLabel(signup.fields.email, { exact: true }).fill(person.email)
    await main.getByLabel(signup.fields.password, { exact: true }).fill(person.password)
    await main.getByRole('button', { name: signup.login.submit, exact: true }).click()
    await main.getByRole('link', { name: signup.login.pending }).click()
    await expect(main.getByText(signup.deleted.gone.back)).toBeVisible()
    const mails = await outboxOf(address).to(person.email)
    const link = mails.flatMap(({ links }) => links).find((one) => one.includes('/account-deleted?token='))
    await page.goto(link ?? '')
    await main.getByRole('button', { name: signup.deleted.back.submit }).click()
    await expect(page).toHaveURL(/\/members$/)
    await expect(page.getByText(signup.deleted.back.done, { exact: true })).toBeVisible()
    await page.goto('/profile')
    await expect(tile(1).getByText(photos.isPrivate)).toBeVisible()
    await expect(tile(2).getByText(photos.main)).toBeVisible()
  })

  await closeContext(eva.context)
  await site.stop()
  await remove()
})
