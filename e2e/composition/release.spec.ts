import { rm } from 'node:fs/promises'
import { publish } from '@lonk/configs/release/publish.ts'
import { rollback } from '@lonk/configs/release/rollback.ts'
import { changedBuild, storeOf } from '../site/changed-build.ts'
import { closeContext } from '../site/close-context.ts'
import { expect, test } from '../site/fixtures.ts'
import { learnsOfRelease } from '../site/learns-of-release.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

const { shell, members, chat } = textsIn('nl')
const { title } = chat.conversations
const changed = 'Postvak van de nieuwe uitgave'

test('mf-chat is released, seen by the next page load and rolled back while the site runs', async ({
  browser,
  site,
}) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  const store = storeOf(site)
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto('/chats')
  await expect(heading).toHaveText(title)

  const build = await changedChat()
  try {
    await publish(store, [build])
    await page.reload()
    await expect(heading).toHaveText(changed)

    await rollback(store, 'mf-chat')
    await page.reload()
    await expect(heading).toHaveText(title)
  } finally {
    await rm(build.folder, { recursive: true, force: true })
    await closeContext(context)
  }
})

test('an open page hears of a release by its poll, and the next page has it without a reload', async ({
  browser,
  site,
}) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  const page = await context.newPage()
  const store = storeOf(site)
  const learnsOf = await learnsOfRelease(page)
  await page.goto('/members')
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(members.search.title)

  const build = await changedChat()
  try {
    const { sequence } = await publish(store, [build])
    await learnsOf(sequence)
    // Nothing happens to what is on the screen.
    await expect(heading).toHaveText(members.search.title)
    await page.getByRole('banner').getByRole('link', { name: shell.nav.chats }).click()
    await expect(heading).toHaveText(changed)
    await expect(page).toHaveURL(`${site.address}/chats`)

    // The page that came is of that release: from here on pages change as ever.
    await page.evaluate(() => Object.assign(window, { stillTheSame: true }))
    await page.getByRole('banner').getByRole('link', { name: shell.nav.likes }).click()
    await expect(page).toHaveURL(`${site.address}/likes`)
    expect(await page.evaluate(() => 'stillTheSame' in window)).toBe(true)
  } finally {
    await rollback(store, 'mf-chat')
    await rm(build.folder, { recursive: true, force: true })
    await closeContext(context)
  }
})

const changedChat = () => changedBuild('mf-chat', [title, changed])
