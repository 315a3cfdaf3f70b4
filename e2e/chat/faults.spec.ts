import { expect, test } from '../site/fixtures.ts'
import { killApi } from './api-process.ts'
import { accountOf, openChat, texts, twoMembers } from './two-members.ts'

test('offline and back: what was sent meanwhile goes once, in order', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  const bass = await openChat(bas, eva)
  // The transport's code is fetched with the first call; a page that was open for a while has it.
  await eva.page.waitForLoadState('networkidle')

  await eva.context.setOffline(true)
  await expect(eva.page.getByText(texts.composer.offline)).toBeVisible()
  await evas.send('Onder de tunnel')
  await expect(evas.progress('waiting')).toBeVisible()
  await eva.context.setOffline(false)
  await expect(bass.message('Onder de tunnel')).toBeVisible({ timeout: 30_000 })
  await evas.send('Weer boven')
  await expect(bass.message('Weer boven')).toBeVisible()
  expect(await accountOf(eva, bas)).toEqual({ credits: 0, texts: ['Onder de tunnel', 'Weer boven'] })
  await close()
})

test('closed while offline: a reload of the tab finds the message and sends it once', async ({
  browser,
  site,
}) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  await eva.page.route('**/api/message.php', (route) => route.abort())
  await evas.send('Nog niet weg')
  await expect(evas.progress('waiting')).toBeVisible()
  await eva.page.unroute('**/api/message.php')
  await eva.page.reload()
  await expect
    .poll(async () => (await accountOf(bas, eva)).texts, { timeout: 20_000 })
    .toEqual(['Nog niet weg'])
  expect((await accountOf(eva, bas)).credits).toBe(1)
  await close()
})

test('with the stream cut, polling brings the message', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)
  await evas.send('Eerste')
  const cut = await bas.context.newPage()
  await cut.route('**/api/events.php*', (route) => route.abort())
  await cut.clock.install()
  const bass = await openChat(bas, eva, cut)
  await expect(bass.message('Eerste')).toBeVisible()
  await cut.clock.runFor(6_000)
  await evas.send('Tweede')
  // In steps: a call has twenty seconds of this clock, and longer ones would end it before it can be answered.
  await expect(async () => {
    await cut.clock.runFor(9_000)
    await expect(bass.message('Tweede')).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 60_000 })
  await close()
})

test('the API killed before and after it has a message: one message and one debit each', async ({
  browser,
  site,
}) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const evas = await openChat(eva, bas)

  // It never hears of the first try.
  await eva.page.route(
    '**/api/message.php',
    async (route) => {
      killApi()
      await route.continue()
    },
    { times: 1 },
  )
  await evas.send('Voor de klap')
  await expect(evas.progress('sent')).toBeVisible({ timeout: 40_000 })

  // It has stored the message, and its answer is lost.
  await eva.page.route(
    '**/api/message.php',
    async (route) => {
      await route.fetch()
      killApi()
      await route.abort()
    },
    { times: 1 },
  )
  await evas.send('Na de klap')
  await expect(evas.field).toHaveValue('')
  await expect
    .poll(() => accountOf(eva, bas).catch(() => null), { timeout: 40_000 })
    .toEqual({ credits: 0, texts: ['Voor de klap', 'Na de klap'] })
  await expect(evas.message('Na de klap')).toHaveCount(1)
  await expect(evas.progress('waiting')).toHaveCount(0, { timeout: 30_000 })
  expect(await accountOf(bas, eva)).toEqual({ credits: 2, texts: ['Voor de klap', 'Na de klap'] })
  await close()
})
