import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

const { shell, signup } = textsIn('nl')
const { seeking, birth, place, name, account, complete } = signup.signup

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true })

test('somebody signs up on a phone, corrects the address and activates on another device', async ({
  browser,
  page,
  outbox,
  site,
}) => {
  test.slow()
  const person = inventPerson('male')
  const mistyped = `typo-${person.email}`
  const next = () => page.getByRole('button', { name: signup.signup.next }).click()
  await closeNotices(page)

  await test.step('answers the five questions', async () => {
    await page.goto('/signup')
    await page.getByRole('group', { name: seeking.gender }).getByText(seeking.male, { exact: true }).click()
    await page
      .getByRole('group', { name: seeking.seeking })
      .getByText(seeking.female, { exact: true })
      .click()
    await next()
    await expect(page.getByRole('heading', { level: 1, name: birth.title })).toBeFocused()
    await page.getByLabel('Dag', { exact: true }).fill('12')
    await page.getByLabel('Maand', { exact: true }).fill('4')
    await page.getByLabel('Jaar', { exact: true }).fill('1990')
    await next()
    await page.getByLabel(place.region, { exact: true }).selectOption({ index: 1 })
    await page.getByLabel(place.city, { exact: true }).fill('Zeist')
    await next()
    await page.getByLabel(name.name, { exact: true }).fill(person.name)
    await next()
    await expect(page.getByRole('heading', { level: 1, name: account.title })).toBeVisible()
  })

  await test.step('a reload keeps the answers, but neither password nor consent', async () => {
    await page.getByLabel(signup.fields.email, { exact: true }).fill(mistyped)
    await page.getByLabel(signup.fields.password, { exact: true }).fill(person.password)
    await page.reload()
    await expect(page.getByLabel(signup.fields.email, { exact: true })).toHaveValue(mistyped)
    await expect(page.getByLabel(signup.fields.password, { exact: true })).toHaveValue('')
  })

  await test.step('the account is made', async () => {
    await page.getByLabel(signup.fields.password, { exact: true }).fill(person.password)
    await page.getByRole('checkbox', { name: /Ik ga akkoord/ }).check()
    await page.getByRole('checkbox', { name: /Ik geef toestemming/ }).check()
    await page.getByRole('button', { name: signup.signup.submit }).click()
    await expect(page.getByRole('heading', { level: 1, name: complete.title })).toBeVisible({
      timeout: 15_000,
    })
    await expect(page.getByText(mistyped)).toBeVisible()
  })

  await test.step('likes somebody from those who fit; the like waits', async () => {
    await page.getByRole('link', { name: complete.like }).click()
    await expect(page.getByRole('heading', { level: 1, name: signup.matches.title })).toBeVisible()
    await page.getByRole('main').getByRole('article').first().getByRole('button').click()
    await page.getByRole('button', { name: signup.matches.submit.replace('{{number}}', '1') }).click()
    await expect(page.getByText(signup.matches.held)).toBeVisible()
  })

  await test.step('finds the way to another address in the reminder', async () => {
    await page.getByRole('link', { name: signup.matches.members }).click()
    await page.getByRole('link', { name: shell.activation.action }).click()
    await page.getByRole('button', { name: signup.mail.typo }).click()
    await page.getByLabel(signup.mail.correct, { exact: true }).fill(person.email)
    await page.getByRole('button', { name: signup.mail.send }).click()
    // The answer hides the middle of an address; the page's own sentence follows the account.
    await expect(page.getByRole('main').getByRole('status')).toContainText('@example.test')
    await expect(page.getByRole('main').locator('strong')).toHaveText(person.email)
  })

  await test.step('activates on another device, which is not logged in by that', async () => {
    const linkIn = async (address: string) =>
      (await outbox.to(address))[0]?.links.find((link) => link.includes('activate')) ?? ''
    const other = await browser.newContext({ baseURL: site.address, locale: 'nl-NL' })
    const there = await other.newPage()
    await closeNotices(there)
    // The first mail went to somebody else's box: its link died with the correction.
    await there.goto(await linkIn(mistyped))
    await expect(there.getByRole('heading', { name: signup.activate.error.title })).toBeVisible()
    await there.goto(await linkIn(person.email))
    await expect(there.getByRole('heading', { name: signup.activate.done.title })).toBeVisible()
    await there.getByRole('main').getByRole('link', { name: signup.activate.done.login }).click()
    await there.getByLabel(signup.fields.email, { exact: true }).fill(person.email)
    await there.getByLabel(signup.fields.password, { exact: true }).fill(person.password)
    await there.getByRole('main').getByRole('button', { name: signup.login.submit, exact: true }).click()
    await expect(there).toHaveURL(/\/members$/)
    await closeContext(other)
  })

  await test.step('the phone knows it too', async () => {
    await page.goto('/members')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText(shell.activation.title)).toHaveCount(0)
  })
})
