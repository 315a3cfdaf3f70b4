import { rm } from 'node:fs/promises'
import { publish } from '@lonk/configs/release/publish.ts'
import { rollback } from '@lonk/configs/release/rollback.ts'
import { changedBuild, storeOf } from '../site/changed-build.ts'
import { expect, test } from '../site/fixtures.ts'
import { learnsOfRelease } from '../site/learns-of-release.ts'
import { openChat, shellTexts, texts, twoMembers } from './two-members.ts'

const changed = 'Postvak van de nieuwe uitgave'

test('chat is released in the middle of a sentence: it is finished, sent once, and what was begun stays', async ({
  browser,
  site,
}) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const store = storeOf(site)
  const learnsOf = await learnsOfRelease(eva.page)
  const evas = await openChat(eva, bas)
  const bass = await openChat(bas, eva)
  await eva.page.evaluate(() => Object.assign(window, { stillTheSame: true }))
  await evas.field.pressSequentially('Zin die ')

  const build = await changedBuild('mf-chat', [texts.conversations.title, changed])
  try {
    const { sequence } = await publish(store, [build])
    await learnsOf(sequence)
    // The page knows of it, and leaves whoever writes alone.
    await evas.field.pressSequentially('doorgaat')
    await expect(evas.field).toHaveValue('Zin die doorgaat')
    await evas.field.press('Enter')
    await expect(bass.message('Zin die doorgaat')).toHaveCount(1)
    expect(await eva.page.evaluate(() => 'stillTheSame' in window)).toBe(true)

    await evas.field.pressSequentially('Nog iets')
    await eva.page.getByRole('link', { name: shellTexts.nav.chats, exact: true }).first().click()
    await expect(eva.page.getByRole('heading', { level: 1 })).toHaveText(changed)
    expect(await eva.page.evaluate(() => 'stillTheSame' in window)).toBe(false)
    await eva.page.getByRole('article', { name: bas.name }).getByRole('link').first().click()
    await expect(evas.field).toHaveValue('Nog iets')
    await expect(evas.message('Zin die doorgaat')).toHaveCount(1)
  } finally {
    await rollback(store, 'mf-chat')
    await rm(build.folder, { recursive: true, force: true })
    await close()
  }
})
