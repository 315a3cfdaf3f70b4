import type { Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser, sendByCall } from '../site/people.ts'
import { awaitRendered } from '../site/rendered-document.ts'
import { textsIn } from '../site/texts.ts'

// A document can be read, filled in and pressed long before its scripts are there: what was done then is heard.

const { shell, chat, members } = textsIn('nl')

/** The page's document, whose scripts come when the returned function is called. */
const openWithoutScripts = async (page: Page, path: string): Promise<() => void> => {
  const { promise: wanted, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/r/shell/**/*.js', async (route) => {
    await wanted
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  return release
}

test('what is typed into the search of /chats before there is any script stays and is searched for', async ({
  browser,
  site,
}) => {
  const other = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  await closeContext(other.context)
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  await sendByCall(context, other.profileId, 'Hoi')
  const page = await context.newPage()
  await awaitRendered(page, '/chats')
  const release = await openWithoutScripts(page, '/chats')
  const search = page.getByRole('searchbox', { name: chat.conversations.search.label })
  await search.click()
  await page.keyboard.type('qqz')
  await page.keyboard.press('ArrowLeft')
  release()
  await expect(page.getByText(chat.conversations.search.nothing)).toBeVisible()
  await expect(search).toHaveValue('qqz')
  await expect(search).toBeFocused()
  await page.keyboard.type('x')
  await expect(search).toHaveValue('qqxz')
  await closeContext(context)
})

test('the order of /members that is chosen before there is any script is searched in', async ({
  browser,
  site,
}) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  await awaitRendered(page, '/members')
  const release = await openWithoutScripts(page, '/members')
  const order = page.getByLabel(members.search.sort.label, { exact: true })
  await order.selectOption({ label: members.search.sort.new })
  release()
  await expect(page).toHaveURL(/[?&]sort=new/)
  await expect(order).toHaveValue('new')
  await closeContext(context)
})

for (const path of ['/login', '/members'])
  test(`a menu of the header that is pressed before there is any script opens: ${path}`, async ({ page }) => {
    await closeNotices(page)
    const release = await openWithoutScripts(page, path)
    await page
      .getByRole('banner')
      .getByRole('button', { name: new RegExp(shell.language.open) })
      .click()
    release()
    await expect(page.getByRole('menuitemcheckbox', { name: 'English' })).toBeVisible()
  })
