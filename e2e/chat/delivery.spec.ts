import { expect, test } from '../site/fixtures.ts'
import { fill, textsIn } from '../site/texts.ts'
import { accountOf, openChat, partsOf, spendBoth, texts, twoMembers } from './two-members.ts'

const { payments } = textsIn('nl')

test('messages arrive both ways; typing and reading are seen', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  const bass = await openChat(bas, eva)

  await evas.send('Hoi Bas')
  await expect(bass.message('Hoi Bas')).toBeVisible()
  await expect(evas.progress('read')).toBeVisible()

  await bass.field.pressSequentially('Hoi', { delay: 30 })
  // Above the messages and in the list beside them.
  await expect(eva.page.getByText(texts.conversation.typing)).toHaveCount(2)
  await bass.send('Hoi Eva')
  await expect(evas.message('Hoi Eva')).toBeVisible()
  await expect(eva.page.getByText(texts.conversation.typing)).toHaveCount(0)
  await expect(bass.progress('read')).toBeVisible()

  // Seen by people once, and read out once.
  await expect(eva.page.getByRole('log')).toHaveText(`${fill(texts.message.by, { name: bas.name })} Hoi Eva`)
  expect((await accountOf(eva, bas)).credits).toBe(1)
  await close()
})

test('who gives no read receipts gets none', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  const bass = await openChat(bas, eva)
  await evas.send('Zie je dit?')
  await expect(evas.progress('read')).toBeVisible()

  await bas.page
    .getByRole('button', { name: fill(texts.conversations.actions, { name: eva.name }) })
    .last()
    .click()
  await bas.page.getByRole('menuitemcheckbox', { name: texts.preferences.readReceipts }).click()
  await expect(bass.message('Zie je dit?')).toBeVisible()
  await eva.page.reload()
  await expect(evas.message('Zie je dit?')).toBeVisible()
  await expect(evas.progress('read')).toHaveCount(0)
  await close()
})

test('a message that nobody has read is deleted for both', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  await evas.send('Oeps, verkeerd')
  await expect(evas.progress('sent')).toBeVisible()
  await evas.message('Oeps, verkeerd').hover()
  await evas.messages.getByRole('button', { name: /Acties voor het bericht/ }).click()
  await eva.page.getByRole('menuitem', { name: texts.message.removeForBoth }).click()
  await expect(evas.message('Oeps, verkeerd')).toHaveCount(0)

  const bass = await openChat(bas, eva)
  await expect(bass.field).toBeVisible()
  await expect(bass.message('Oeps, verkeerd')).toHaveCount(0)
  expect((await accountOf(bas, eva)).texts).toEqual([])
  await close()
})

test('a block in the middle closes the conversation on both sides and keeps what was typed', async ({
  browser,
  site,
}) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  const bass = await openChat(bas, eva)
  await evas.send('Hoi Bas')
  await expect(bass.message('Hoi Bas')).toBeVisible()
  await evas.field.fill('En nu dit nog')

  await bass.choose(texts.block.act)
  await bas.page.getByRole('dialog').getByRole('button', { name: texts.block.act, exact: true }).click()
  await expect(bas.page).toHaveURL(/\/chats$/)
  await expect(bas.page.getByRole('article', { name: eva.name })).toHaveCount(0)

  await expect(eva.page.getByText(texts.notice.closed)).toBeVisible()
  // Nothing tells a block from a member who is gone.
  const { field } = partsOf(eva.page, 'Lid niet beschikbaar')
  await field.press('Enter')
  await expect(field).toHaveValue('En nu dit nog')
  expect((await accountOf(eva, bas)).credits).toBe(1)
  await close()
})

test('three messages to somebody new, one after the other: what is paid for goes, the rest comes back', async ({
  browser,
  site,
}) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  await eva.page.route('**/api/message.php', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 500))
    await route.continue()
  })
  for (const text of ['Een', 'Twee', 'Drie']) await evas.send(text)
  await expect(evas.field).toHaveValue('Drie')
  await expect(eva.page.getByText(texts.notice.credits.title)).toBeVisible()
  await expect(evas.message('Drie')).toHaveCount(0)
  expect(await accountOf(eva, bas)).toEqual({ credits: 0, texts: ['Een', 'Twee'] })
  await close()
})

test('out of credits in the middle: nothing is sent, nothing typed is lost', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  await spendBoth(eva.page, evas)
  await expect(eva.page.getByText(texts.notice.credits.title)).toBeVisible()
  await evas.send('Drie')
  // What is typed stands below it, where nobody gets while it is open.
  const panel = eva.page.getByRole('dialog', { name: payments.notEnough.title })
  await expect(panel).toBeVisible()
  await expect(evas.message('Drie')).toHaveCount(0)
  await panel.getByRole('link', { name: /^\d+ credits/ }).click()
  await expect(eva.page).toHaveURL(/\/credits/)
  await eva.page.goBack()
  await expect(evas.field).toHaveValue('Drie')
  expect(await accountOf(bas, eva)).toEqual({ credits: 2, texts: ['Een', 'Twee'] })
  await close()
})
