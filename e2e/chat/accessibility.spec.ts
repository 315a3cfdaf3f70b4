import AxeBuilder from '@axe-core/playwright'
import { mountPoints } from '@lonk/shared-events/boot.ts'
import { expect, test } from '../site/fixtures.ts'
import { openChat, texts, twoMembers } from './two-members.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test(`axe finds nothing in the list, a conversation and its dialogs (${colorScheme})`, async ({
    browser,
    site,
  }) => {
    const { eva, bas, close } = await twoMembers(browser, site.address)
    const evas = await openChat(eva, bas)
    await evas.send('Hoi Bas')
    await eva.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    // The shell's own parts around the page have a test of their own.
    const violations = async () => {
      const page = new AxeBuilder({ page: eva.page }).setLegacyMode()
      const around = page.exclude(`#${mountPoints.header}`).exclude(`#${mountPoints.warnings}`)
      return (await around.analyze()).violations
    }

    await expect(evas.progress('sent')).toBeVisible()
    expect(await violations()).toEqual([])

    await eva.page.getByRole('button', { name: texts.composer.emoji }).click()
    await expect(eva.page.getByRole('group', { name: texts.composer.emoji })).toBeVisible()
    expect(await violations()).toEqual([])
    await eva.page.keyboard.press('Escape')

    for (const item of [texts.composer.gift, texts.composer.icebreaker]) {
      await eva.page.getByRole('button', { name: texts.composer.more }).click()
      await eva.page.getByRole('menuitem', { name: item }).click()
      await expect(eva.page.getByRole('dialog').getByRole('radio').first()).toBeAttached()
      expect(await violations()).toEqual([])
      await eva.page.keyboard.press('Escape')
      await expect(eva.page.getByRole('dialog')).toHaveCount(0)
    }

    await evas.choose(texts.complain.member)
    await expect(eva.page.getByRole('dialog').getByRole('combobox')).toBeVisible()
    expect(await violations()).toEqual([])
    await eva.page.keyboard.press('Escape')
    await expect(eva.page.getByRole('dialog')).toHaveCount(0)

    await eva.page.getByRole('heading', { level: 1 }).getByRole('link').click()
    await expect(eva.page.getByRole('complementary').getByRole('heading')).toBeVisible()
    expect(await violations()).toEqual([])

    await eva.page.goto('/chats')
    await expect(eva.page.getByRole('article', { name: bas.name })).toBeVisible()
    expect(await violations()).toEqual([])
    await close()
  })
}
