import type { Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, likeByCall, memberInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

const { members: texts, shell, signup } = textsIn('nl')

const likesInNavigation = (page: Page) =>
  page.getByRole('navigation', { name: shell.nav.label }).getByRole('link', { name: shell.nav.likes })

test('a new like is marked until its profile was opened', async ({ browser, site }) => {
  const eva = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const bas = inventPerson('male')
  const his = await memberInOwnBrowser(browser, site.address, bas)
  await likeByCall(his.context, eva.profileId)
  await closeContext(his.context)

  const page = await eva.context.newPage()
  await closeNotices(page)
  await page.goto('/likes')
  const mark = page.getByText(texts.likes.new, { exact: true })
  await expect(mark).toHaveCount(1)
  await expect(likesInNavigation(page)).toContainText('1')
  await page.getByRole('link', { name: new RegExp(`^${bas.name}`) }).click()
  await expect(page).toHaveURL(new RegExp(`/likes/m/${his.profileId}$`))
  await expect(likesInNavigation(page)).not.toContainText('1')
  await page.goBack()
  await expect(page.getByRole('link', { name: new RegExp(`^${bas.name}`) })).toBeVisible()
  await expect(mark).toHaveCount(0)
  await closeContext(eva.context)
})

test('?t= shows a like that was really given, also to whoever has to log in first', async ({
  browser,
  site,
}) => {
  const person = inventPerson('female')
  const eva = await memberInOwnBrowser(browser, site.address, person)
  const bas = inventPerson('male')
  const his = await memberInOwnBrowser(browser, site.address, bas)
  await likeByCall(his.context, eva.profileId)
  await closeContext(his.context)
  await eva.context.clearCookies()

  const page = await eva.context.newPage()
  await closeNotices(page)
  await page.goto('/likes?t=1')
  await expect(page).toHaveURL(/\/login\?/)
  const form = page.getByRole('main')
  await form.getByLabel(signup.fields.email, { exact: true }).fill(person.email)
  await form.getByLabel(signup.fields.password, { exact: true }).fill(person.password)
  await form.getByRole('button', { name: signup.login.submit, exact: true }).click()
  await expect(page).toHaveURL(/\/likes\?t=1$/)
  const modal = page.getByRole('dialog', { name: texts.match.new })
  await expect(modal.getByRole('button', { name: fill(texts.match.open, { name: bas.name }) })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(modal).toHaveCount(0)
  await closeContext(eva.context)
})
