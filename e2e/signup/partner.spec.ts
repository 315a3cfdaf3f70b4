import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { outboxOf } from '../site/outbox.ts'
import { inventPerson } from '../site/people.ts'
import { copyTemplate, startSite } from '../site/run-site.ts'
import { textsIn } from '../site/texts.ts'

const { shell, signup } = textsIn('nl')
const { place } = signup.signup
const command = fileURLToPath(new URL('../../api/src/cli/partner-account.ts', import.meta.url))

// A site of its own: the account is made while it stands still.
test('an account that a partner asked for is completed by its mail', async ({ browser }) => {
  test.slow()
  const { folder, remove } = await copyTemplate()
  const person = inventPerson('female')
  const asked = ['--email', person.email, '--gender', 'female', '--seeking', 'male', '--network', 'acme']
  await promisify(execFile)(process.execPath, [command, ...asked], {
    env: { PATH: process.env.PATH ?? '', DATA_DIR: folder },
  })
  const site = await startSite(folder)
  const context = await browser.newContext({
    baseURL: site.address,
    locale: 'nl-NL',
    viewport: { width: 360, height: 740 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await context.newPage()
  await closeNotices(page)
  const [mail] = await outboxOf(site.address).to(person.email)
  const link = new URL(mail?.links.find((one) => one.includes('complete-signup')) ?? '', site.address)
  await page.goto(`${link.pathname}${link.search}`)
  await expect(page).toHaveURL(/\/complete-signup$/)
  await expect(
    page.getByRole('group', { name: signup.signup.seeking.gender }).getByRole('radio', { checked: true }),
  ).toHaveAttribute('value', 'female')
  await page.getByLabel('Dag', { exact: true }).fill('12')
  await page.getByLabel('Maand', { exact: true }).fill('4')
  await page.getByLabel('Jaar', { exact: true }).fill('1990')
  await page.getByLabel(place.region, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(place.city, { exact: true }).fill('Zeist')
  await page.getByLabel(signup.signup.name.name, { exact: true }).fill(person.name)
  await page.getByLabel(signup.fields.password, { exact: true }).fill(person.password)
  await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).check()
  await page.getByRole('checkbox', { name: /Ik geef toestemming/ }).check()
  await page.getByRole('button', { name: signup.partner.submit }).click()
  await expect(page).toHaveURL(/\/members\?api_signup_complete=1$/)
  await expect(page.getByRole('dialog', { name: shell.activation.title })).toBeVisible()
  await closeContext(context)
  await site.stop()
  await remove()
})
