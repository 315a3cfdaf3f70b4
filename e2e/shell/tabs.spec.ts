import { events } from '@lonk/shared-api/calls/realtime/events.ts'
import type { BrowserContext } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser, sendByCall } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

const { shell } = textsIn('nl')

/** What documents of that member say now. */
const newestEventOf = async ({ request }: BrowserContext): Promise<number> => {
  const answer = await request.get('/api/user.php?totals=1', { headers: { 'X-Request-Type': 'client' } })
  return (await answer.json()).totals.last_event
}

test('of three tabs one polls and listens; a message shows in all of them', async ({ browser, site }) => {
  const eva = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const bas = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  // A document leaves out what happened in its own quarter of a second (`api/src/core/realtime/last-event.ts`).
  await expect.poll(() => newestEventOf(eva.context)).toBeGreaterThan(0)
  const polls = new Set<number>()
  const streams = new Set<number>()
  /** Which event each stream goes on from. */
  const after: number[] = []
  const tabs = []
  let open = false
  for (const number of [0, 1, 2]) {
    const tab = await eva.context.newPage()
    tab.on('request', (request) => {
      if (request.url().includes('/api/poll.php')) polls.add(number)
      const { pathname, searchParams } = new URL(request.url())
      if (pathname !== events.path) return
      streams.add(number)
      after.push(Number(searchParams.get('after')))
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
  expect(after).toHaveLength(2)
  expect(after[0]).toBeGreaterThan(0)
  expect(after[1]).toBeGreaterThan(after[0] ?? Number.NaN)
  await closeContext(eva.context)
  await closeContext(bas.context)
})
