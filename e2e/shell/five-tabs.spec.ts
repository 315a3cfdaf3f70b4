import type { Page } from '@playwright/test'
import { openChat } from '../chat/two-members.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, likeByCall, memberInOwnBrowser, sendByCall } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

const { shell } = textsIn('nl')

/** The app's badge is nowhere to be seen in a page: what it was last set to is kept where the test can read it. */
const keepAppBadge = () => {
  Navigator.prototype.setAppBadge = async (count) => {
    Reflect.set(window, 'lastAppBadge', count)
  }
}
const appBadgeOf = (tab: Page): Promise<unknown> => tab.evaluate(() => Reflect.get(window, 'lastAppBadge'))

test('five tabs: badges, titles and app badge agree, reading clears them all, logout reaches all', async ({
  browser,
  site,
}) => {
  const person = inventPerson('female')
  const eva = await memberInOwnBrowser(browser, site.address, person)
  const writer = inventPerson('male')
  const bas = await memberInOwnBrowser(browser, site.address, writer)
  await eva.context.addInitScript(keepAppBadge)
  // Whoever has logged out is a visitor, from whom the warning would hide the page.
  await closeNotices(eva.context)
  const polls = new Set<number>()
  const streams = new Set<number>()
  const tabs: Page[] = []
  for (const [number, path] of ['/members', '/chats', '/likes', '/premium', '/profile'].entries()) {
    const tab = await eva.context.newPage()
    tab.on('request', (request) => {
      if (request.url().includes('/api/poll.php')) polls.add(number)
      if (request.url().includes('/api/events.php')) streams.add(number)
    })
    await tab.goto(path)
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible()
    tabs.push(tab)
  }
  const way = (tab: Page, text: string) => tab.getByRole('banner').getByRole('link', { name: text })

  await test.step('one polls and listens for all', async () => {
    // The first poll comes after five seconds.
    await expect.poll(() => polls.size, { timeout: 15_000 }).toBe(1)
    expect([...streams]).toEqual([...polls])
  })

  await test.step('a message and a like show in all of them, as one sum', async () => {
    await sendByCall(bas.context, eva.profileId, 'Zie je mij in alle tabs?')
    await likeByCall(bas.context, eva.profileId)
    for (const tab of tabs) {
      await expect(way(tab, shell.nav.chats)).toHaveText(/1$/)
      await expect(way(tab, shell.nav.likes)).toHaveText(/1$/)
      await expect(tab).toHaveTitle(/^\(2\) /)
      await expect.poll(() => appBadgeOf(tab)).toBe(2)
    }
    expect([polls.size, streams.size]).toEqual([1, 1])
  })

  await test.step('the conversation is opened in one: read in all', async () => {
    const reading = tabs[0]
    if (!reading) throw new Error('no tab')
    await openChat({ ...eva, name: person.name, page: reading }, { ...bas, name: writer.name, page: reading })
    for (const tab of tabs.slice(1)) {
      await expect(way(tab, shell.nav.chats)).toHaveText(shell.nav.chats)
      await expect(tab).toHaveTitle(/^\(1\) /)
      await expect.poll(() => appBadgeOf(tab)).toBe(1)
    }
  })

  await test.step('logout in one is logout in all', async () => {
    const leaving = tabs[3]
    if (!leaving) throw new Error('no tab')
    await leaving.getByRole('button', { name: fill(shell.account.open, { name: person.name }) }).click()
    await leaving.getByRole('menuitem', { name: shell.account.logout }).click()
    for (const tab of tabs.slice(1)) {
      await expect(way(tab, shell.nav.login)).toBeVisible()
      await expect(way(tab, shell.nav.chats)).toHaveCount(0)
      await expect(tab).not.toHaveTitle(/^\(/)
    }
    // The conversation's layout has no navigation: it has left its page for a public one.
    await expect(tabs[0] ?? leaving).not.toHaveURL(/chat/)
    const answer = await eva.context.request.get('/api/user.php', { headers: { 'X-Request-Type': 'client' } })
    expect((await answer.json()).user).toBeNull()
  })
  await closeContext(eva.context)
  await closeContext(bas.context)
})
