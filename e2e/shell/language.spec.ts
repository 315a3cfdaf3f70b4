import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

const nl = textsIn('nl')
const de = textsIn('de')

declare global {
  interface Window {
    seen: string[]
  }
}

test('a switch of language changes shell and remote in one frame, and is kept', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  await page.goto('/members')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(nl.members.search.title)

  // Every frame is looked at: what the navigation says beside what the remote's heading says.
  await page.evaluate(() => {
    window.seen = []
    const look = () => {
      const navigation = document.querySelector('header nav a:nth-child(2)')?.textContent ?? ''
      const title = document.querySelector('main h1')?.textContent ?? ''
      const pair = `${navigation.replace(/\d+$/, '')}|${title}`
      if (window.seen.at(-1) !== pair) window.seen.push(pair)
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.getByRole('button', { name: nl.shell.language.open }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Deutsch' }).click()
  await expect(heading).toHaveText(de.members.search.title)
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
  expect(await page.evaluate(() => window.seen)).toEqual([
    `${nl.shell.nav.chats}|${nl.members.search.title}`,
    `${de.shell.nav.chats}|${de.members.search.title}`,
  ])

  const cookie = (await context.cookies()).find(({ name }) => name === localeCookie.key)
  expect(cookie).toMatchObject({ value: 'de', sameSite: 'Lax' })
  expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(360 * 86_400)
  // The account learns it behind the page's back.
  const kept = async () => (await (await context.request.get('/api/user.php')).json()).user.language
  await expect.poll(kept).toBe('de')
  await page.reload()
  await expect(heading).toHaveText(de.members.search.title)
  await closeContext(context)
})

test('a dead remote cannot hold a switch of language up', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  const page = await context.newPage()
  await page.goto('/members')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nl.members.search.title)
  await page.route('**/r/mf-members/**/locales/**', () => new Promise(() => undefined))
  await page.getByRole('button', { name: nl.shell.language.open }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Deutsch' }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: de.shell.nav.chats })).toBeVisible({
    timeout: 2_000,
  })
  await closeContext(context)
})
