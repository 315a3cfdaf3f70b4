import { expect, test } from '../site/fixtures.ts'
import { fill, textsIn } from '../site/texts.ts'
import { accountOf, openChat, texts, twoMembers } from './two-members.ts'

const { members } = textsIn('nl')

test('a gift is chosen by its price and arrives as a drawing', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const bass = await openChat(bas, eva)
  await eva.page.goto(`/members/${bas.profileId}`)
  await eva.page.getByRole('button', { name: fill(members.profile.gift, { name: bas.name }) }).click()
  const dialog = eva.page.getByRole('dialog')
  await dialog.getByText('Roos', { exact: true }).click()
  await expect(dialog.getByText(/^1 credit/).last()).toBeVisible()
  await dialog.getByRole('button', { name: texts.gifts.send }).click()
  await expect(dialog).toHaveCount(0)
  await expect(bass.messages.getByRole('img', { name: 'Roos' }).locator('svg')).toBeVisible()
  expect((await accountOf(eva, bas)).credits).toBe(1)
  await close()
})

test('a photo is seen with its price before it goes, and arrives', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  const bass = await openChat(bas, eva)
  const picture = { name: 'strand.png', mimeType: 'image/png', buffer: await bas.page.screenshot() }
  await eva.page.getByLabel(texts.composer.photo).setInputFiles(picture)
  const dialog = eva.page.getByRole('dialog')
  await expect(dialog.getByText(/^2 credits/).last()).toBeVisible()
  await dialog.getByRole('textbox').fill('Hier was ik vandaag')
  await dialog.getByRole('button', { name: texts.photo.send }).click()
  await expect(dialog).toHaveCount(0)
  await expect(evas.messages.getByRole('img')).toBeVisible()
  const arrived = bass.messages.getByRole('img')
  await expect(arrived).toBeVisible()
  await expect
    .poll(() => arrived.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  await expect(bass.message('Hier was ik vandaag')).toBeVisible()
  expect((await accountOf(eva, bas)).credits).toBe(0)
  await close()
})

test('a chosen photo and the words with it wait through a reload of the tab', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  await openChat(eva, bas)
  const picture = { name: 'strand.png', mimeType: 'image/png', buffer: await eva.page.screenshot() }
  await eva.page.getByLabel(texts.composer.photo).setInputFiles(picture)
  const dialog = eva.page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Hier was ik vandaag')
  await eva.page.reload()
  await expect(dialog.getByRole('textbox')).toHaveValue('Hier was ik vandaag')
  await dialog.getByRole('button', { name: texts.photo.send }).click()
  await expect(dialog).toHaveCount(0)
  expect((await accountOf(eva, bas)).texts).toEqual(['Hier was ik vandaag'])
  await eva.page.reload()
  await expect(eva.page.getByRole('button', { name: texts.composer.more })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await close()
})

test('an opening line is changed in the field before it goes', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  await eva.page.getByRole('button', { name: texts.composer.more }).click()
  await eva.page.getByRole('menuitem', { name: texts.composer.icebreaker }).click()
  const dialog = eva.page.getByRole('dialog')
  await dialog.locator('label').first().click()
  await dialog.getByRole('button', { name: texts.icebreaker.change }).click()
  await expect(evas.field).not.toHaveValue('')
  await evas.field.press('End')
  await evas.field.pressSequentially(' 😀')
  await evas.field.press('Enter')
  await expect(evas.messages.locator('[data-message]')).toContainText('😀')
  await close()
})

test('a message is reported with its words, and its sender blocked along with it', async ({
  browser,
  site,
}) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  const bass = await openChat(bas, eva)
  await evas.send('Stuur me eerst geld')
  await bass.message('Stuur me eerst geld').hover()
  await bass.messages.getByRole('button', { name: /Acties voor het bericht/ }).click()
  await bas.page.getByRole('menuitem', { name: texts.complain.message }).click()
  const dialog = bas.page.getByRole('dialog')
  await dialog.getByRole('combobox').selectOption('scam')
  await dialog.getByRole('textbox').fill('Vraagt meteen om geld.')
  await dialog.getByLabel(members.complaint.goodFaith).check()
  await dialog.getByLabel(members.complaint.block).check()
  await dialog.getByRole('button', { name: members.complaint.send }).click()
  await expect(dialog).toHaveCount(0)
  await expect(eva.page.getByText(texts.notice.closed)).toBeVisible()
  await close()
})

test('the profile opens beside the conversation, and Escape leads back to it', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  const link = eva.page.getByRole('heading', { level: 1 }).getByRole('link')
  await link.click()
  const panel = eva.page.getByRole('complementary', { name: fill(members.panel.label, { name: bas.name }) })
  await expect(panel).toBeVisible()
  await evas.field.fill('Ik lees en schrijf tegelijk')
  await expect(panel).toBeVisible()
  await panel.getByRole('button').first().press('Escape')
  await expect(panel).toHaveCount(0)
  await close()
})
