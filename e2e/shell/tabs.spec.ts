import { events } from '@lonk/shared-api/calls/realtime/events.ts'
import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser, sendByCall } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

const { shell } = textsIn('nl')

test('of three tabs one polls and listens; a message shows in all of them', async ({ browser, site }) => {
  const eva = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const bas = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  const polls = new Set<number>()
  const streams = new Set<number>()
  /** Which event each stream goes on from: 0 where the document is a moment younger than its member. */
  const after: (string | null)[] = []
  const tabs = []
  let open = false
  for (const number of [0, 1, 2]) {
    const tab = await eva.context.newPage()
    tab.on('request', (request) => {
      if (request.url().includes('/api/poll.php')) polls.add(number)
      const { pathname, searchParams } = new URL(request.url())
      if (pathname !== events.path) return
      streams.add(number)
      after.push(searchParams.get('after'))
    })
    tab.on('response', (response) => {
      if (response.url().includes('/api/events.php')) open = true
    })
    await tab.goto('/members')
    await expect(tab.getByRole('article').first()).toBeVisible()
    tabs.push(tab)
  }
  // The first poll comes after five seconds.
  await expect.poll(() => polls.size, { timeout: 15_000 }).toBe(1)
  // Asked for is not open yet: until then a message comes with the next poll alone.
  await expect.poll(() => open, { timeout: 20_000 }).toBe(true)
  expect([...streams]).toEqual([...polls])

  await sendByCall(bas.context, eva.profileId, 'Zie je mij in alle tabs?')
  for (const tab of tabs) {
    await expect(tab.getByRole('banner').getByRole('link', { name: shell.nav.chats })).toHaveText(/1$/)
    await expect(tab).toHaveTitle(/^\(1\) /)
  }
  expect([polls.size, streams.size]).toEqual([1, 1])

  // The polling tab closes: another takes over, and is told nothing that the first has told all of them.
  const leader = [...polls][0] ?? 0
  await tabs[leader]?.close()
  await expect.poll(() => polls.size, { timeout: 20_000 }).toBe(2)
  expect(after).toEqual([expect.stringMatching(/^\d+$/), expect.stringMatching(/^\d+$/)])
  expect(Number(after[1])).toBeGreaterThan(Number(after[0]))
  await closeContext(eva.context)
  await closeContext(bas.context)
})
