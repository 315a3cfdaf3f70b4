import type { Page } from '@playwright/test'
import { breakRemote } from '../chaos/faults.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { overlaysThere } from '../site/overlays-there.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

const { members, shell, signup } = textsIn('nl')

/** The sign-up action in the navigation, once the parts that answer it are there. */
const action = async (page: Page) => {
  await closeNotices(page)
  await page.goto('/members')
  await overlaysThere(page)
  return page.getByRole('banner').getByRole('link', { name: shell.nav.signup })
}

test('on a desktop one signs up in a dialog; closed and opened again it stands where it was', async ({
  page,
}) => {
  const press = await action(page)
  await press.click()
  const dialog = page.getByRole('dialog', { name: signup.signup.dialog })
  const { gender, seeking, male, female, title } = signup.signup.seeking
  await expect(dialog.getByRole('heading', { name: title })).toBeVisible()
  await dialog.getByRole('group', { name: gender }).getByText(male, { exact: true }).click()
  await dialog.getByRole('group', { name: seeking }).getByText(female, { exact: true }).click()
  await dialog.getByRole('button', { name: signup.signup.next }).click()
  await expect(dialog.getByRole('heading', { name: signup.signup.birth.title })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(/\/members$/)
  await expect(press).toBeFocused()
  await press.click()
  await expect(dialog.getByRole('heading', { name: signup.signup.birth.title })).toBeVisible()
  await dialog.getByRole('button', { name: signup.signup.back }).click()
  await dialog.getByRole('link', { name: signup.signup.login }).click()
  await expect(page).toHaveURL(/\/login\?back=%2Fmembers$/)
  await expect(dialog).toHaveCount(0)
})

test('where the dialog’s code cannot be had the page is shown, and says what is wrong', async ({ page }) => {
  const heal = await breakRemote(page, 'mf-signup', '404')
  const press = await action(page)
  await press.click()
  await expect(page).toHaveURL(/\/signup/)
  await expect(page.getByRole('heading', { name: shell.error.part.title })).toBeVisible()
  await heal()
})

test('a visitor’s like is given once they have logged in, on the page where they pressed it', async ({
  browser,
  page,
  site,
}) => {
  const [eva, bas] = [inventPerson('female'), inventPerson('male')]
  const { context, profileId } = await memberInOwnBrowser(browser, site.address, bas)
  await (await memberInOwnBrowser(browser, site.address, eva)).context.close()
  await context.close()
  await action(page)
  await page.goto(`/members/${profileId}`)
  await overlaysThere(page)
  await page.getByRole('button', { name: members.like.give, exact: true }).click()
  const invitation = page.getByRole('dialog', { name: signup.login.invite.like })
  await invitation.getByRole('button', { name: signup.login.invite.already }).click()
  const prompt = page.getByRole('dialog', { name: signup.login.prompt.like })
  await prompt.getByLabel(signup.fields.email, { exact: true }).fill(eva.email)
  await prompt.getByLabel(signup.fields.password, { exact: true }).fill(eva.password)
  // The button says it before the server has it, and the next document comes from the server.
  const given = page.waitForResponse((answer) => answer.url().includes('/api/like.php') && answer.ok())
  await prompt.getByRole('button', { name: signup.login.submit, exact: true }).click()
  await expect(page.getByRole('button', { name: members.like.given, exact: true })).toBeVisible()
  await given
  await page.goto('/likes/sent')
  await expect(page.getByRole('link', { name: new RegExp(bas.name) }).first()).toBeVisible()
})

test.describe('on a smartphone', () => {
  test.use({ viewport: { width: 600, height: 800 }, hasTouch: true, isMobile: true })

  test('one signs up on the page', async ({ page }) => {
    const press = await action(page)
    await press.click()
    await expect(page).toHaveURL(/\/signup/)
    await expect(page.getByRole('heading', { level: 1, name: signup.signup.seeking.title })).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  })
})
