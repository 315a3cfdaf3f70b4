import { expect, test } from '../site/fixtures.ts'
import { accountOf, openChat, texts, twoMembers } from './two-members.ts'

const strange = [
  '<img src=x onerror="document.title=1"><b>vet</b> &amp; <script>document.title=2</script>',
  'rechts naar links: \u202eomgekeerd \u05e9\u05dc\u05d5\u05dd',
  'nul breed: a\u200bb\u200dc\ufeffd',
].join('\n')

test('markup, right-to-left and characters without width are shown as the text they are', async ({
  browser,
  site,
}) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  const bass = await openChat(bas, eva)
  await evas.send(strange)
  const arrived = bass.messages.locator('[data-message] p')
  await expect(arrived).toContainText('<b>vet</b> &amp; <script>')
  await expect(arrived.locator('*')).toHaveCount(0)
  await expect(arrived).toHaveAttribute('dir', 'auto')
  await expect(bas.page).not.toHaveTitle(/^[12]$/)
  await close()
})

test('a million characters stay in the field, and nothing is sent', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  const sent: string[] = []
  eva.page.on('request', (request) => request.url().includes('message.php') && sent.push(request.url()))
  await evas.field.fill('x'.repeat(1_000_000))
  await expect(eva.page.getByRole('alert').filter({ hasText: /999.?000/ })).toBeVisible()
  await evas.field.press('Enter')
  expect((await evas.field.inputValue()).length).toBe(1_000_000)
  expect(sent).toEqual([])
  await close()
})

test('lines of nothing are no message', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  await evas.send('   ')
  await expect(evas.messages.locator('[data-message]')).toHaveCount(0)
  await close()
})

test('a picture that is none is refused in words, and the note to it stays', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  await openChat(eva, bas)
  const broken = {
    name: 'kapot.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('\xff\xd8\xff geen foto', 'latin1'),
  }
  await eva.page.getByLabel(texts.composer.photo, { exact: true }).setInputFiles(broken)
  const dialog = eva.page.getByRole('dialog')
  await dialog.getByRole('textbox').fill('Kijk eens')
  await dialog.getByRole('button', { name: texts.photo.send }).click()
  await expect(dialog.getByText('Gebruik een JPG, PNG, WebP of AVIF.')).toBeVisible()
  await expect(dialog.getByRole('textbox')).toHaveValue('Kijk eens')
  expect(await accountOf(eva, bas)).toEqual({ credits: 2, texts: [] })
  await close()
})
