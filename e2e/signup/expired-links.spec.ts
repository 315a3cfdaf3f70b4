import { expect, test } from '@playwright/test'
import { letPass } from '../payments/paying.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { outboxOf } from '../site/outbox.ts'
import { inventPerson, memberInOwnBrowser, newcomerInOwnBrowser } from '../site/people.ts'
import { copyTemplate, startSite } from '../site/run-site.ts'
import { textsIn } from '../site/texts.ts'
import { askMailChange, askReset, dead, linkTo } from './mail-links.ts'

const { signup } = textsIn('nl')
const hour = 60
const day = 24 * hour

// A site of its own: two weeks pass on it.
test('links die in their time: a reset after an hour, another address after a day, an activation after two weeks', async ({
  browser,
}) => {
  test.slow()
  const { folder, remove } = await copyTemplate()
  const site = await startSite(folder)
  const outbox = outboxOf(site.address)
  const [eva, bas] = [inventPerson('female'), inventPerson('male')]
  const newAddress = `nieuw-${eva.email}`
  const { context: hers } = await memberInOwnBrowser(browser, site.address, eva)
  const his = await newcomerInOwnBrowser(browser, site.address, bas)
  await closeNotices(hers)
  await closeNotices(his)
  const page = await hers.newPage()
  await askReset(hers, eva)
  await askMailChange(hers, eva, newAddress)

  await test.step('the reset, looked at in time and sent too late', async () => {
    const link = await linkTo(outbox, eva.email, 'reset-password')
    const late = await hers.newPage()
    await late.goto(link)
    await late.getByLabel(signup.reset.do.password, { exact: true }).fill('een-heel-ander-woord')
    await late.getByLabel(signup.reset.do.repeat, { exact: true }).fill('een-heel-ander-woord')
    await letPass(hers.request, hour + 1)
    await page.goto(link)
    await dead.reset(page)
    await late.getByRole('button', { name: signup.reset.do.submit }).click()
    await dead.reset(late)
    await late.close()
  })

  await test.step('another address, and an activation that was used yesterday', async () => {
    await letPass(hers.request, day)
    await page.goto(await linkTo(outbox, newAddress, 'mail-change'))
    await dead.mailChange(page)
    const stranger = await browser.newContext({ baseURL: site.address, locale: 'nl-NL' })
    await closeNotices(stranger)
    const there = await stranger.newPage()
    await there.goto(await linkTo(outbox, eva.email, 'activate'))
    await dead.activation(there)
    await there.getByRole('link', { name: signup.activate.error.login }).click()
    await expect(there).toHaveURL(/\/login/)
    await closeContext(stranger)
    // Whose account is active is told so, whatever the link.
    await page.goto(await linkTo(outbox, eva.email, 'activate'))
    await expect(page.getByRole('heading', { level: 1, name: signup.activate.done.title })).toBeVisible()
  })

  await test.step('an activation; the mail that is asked for there works', async () => {
    await letPass(hers.request, 13 * day)
    const waiting = await his.newPage()
    await waiting.goto(await linkTo(outbox, bas.email, 'activate'))
    await dead.activation(waiting)
    await waiting.getByRole('button', { name: signup.mail.again }).click()
    await expect(waiting.getByRole('main').getByRole('status')).toBeVisible()
    await waiting.goto(await linkTo(outbox, bas.email, 'activate'))
    await expect(waiting.getByRole('heading', { level: 1, name: signup.activate.done.title })).toBeVisible()
  })
  await closeContext(hers)
  await closeContext(his)
  await site.stop()
  await remove()
})
