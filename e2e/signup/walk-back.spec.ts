import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

const { members, signup } = textsIn('nl')
const { mail, password } = members.settings

test('somebody forgets the password, is locked out, gets back in and takes another address', async ({
  browser,
  page,
  outbox,
  site,
}) => {
  test.slow()
  const person = inventPerson('female')
  const chosen = `nieuw-${person.password}`
  const newAddress = `nieuw-${person.email}`
  await closeContext((await memberInOwnBrowser(browser, site.address, person)).context)
  await closeNotices(page)
  const main = page.getByRole('main')
  const linkIn = async (address: string, part: string) =>
    (await outbox.to(address)).flatMap(({ links }) => links).find((link) => link.includes(part)) ?? ''
  const logIn = async (email: string, secret: string) => {
    await main.getByLabel(signup.fields.email, { exact: true }).fill(email)
    await main.getByLabel(signup.fields.password, { exact: true }).fill(secret)
    await main.getByRole('button', { name: signup.login.submit, exact: true }).click()
  }

  await test.step('five wrong passwords close the account to this place for a while', async () => {
    await page.goto('/login')
    for (let tried = 0; tried < 5; tried += 1) {
      const answered = page.waitForResponse(
        (answer) => answer.url().endsWith('/api/user.php') && answer.request().method() === 'POST',
      )
      await logIn(person.email, `fout-${tried}-fout`)
      await answered
    }
    await logIn(person.email, person.password)
    await expect(main.getByText(/Te veel foute pogingen, account voor \d+ min geblokkeerd\./)).toBeVisible()
  })

  await test.step('the link of the mail chooses another password and logs in', async () => {
    await main.getByRole('link', { name: signup.login.forgot }).click()
    await expect(main.getByLabel(signup.fields.email, { exact: true })).toHaveValue(person.email)
    await main.getByRole('button', { name: signup.reset.submit }).click()
    await expect(main.getByRole('heading', { name: signup.reset.sent.title })).toBeVisible()
    await page.goto(await linkIn(person.email, '/reset-password/do'))
    await main.getByLabel(signup.reset.do.password, { exact: true }).fill(chosen)
    await main.getByLabel(signup.reset.do.repeat, { exact: true }).fill(chosen)
    await main.getByRole('button', { name: signup.reset.do.submit }).click()
    await expect(page).toHaveURL(/\/members$/)
    await page.goto(await linkIn(person.email, '/reset-password/do'))
    await expect(main.getByRole('heading', { name: signup.mail.dead })).toBeVisible()
  })

  await test.step('another address counts once its own mail was answered', async () => {
    await page.goto('/notifications#account')
    await main.getByRole('button', { name: mail.open }).click()
    await main.getByLabel(mail.new, { exact: true }).fill(newAddress)
    await main.getByLabel(password.present, { exact: true }).fill(chosen)
    await main.getByRole('button', { name: mail.act }).click()
    await expect(main.getByText(mail.sentTitle)).toBeVisible()
    await page.goto(await linkIn(newAddress, '/mail-change/do'))
    await main.getByRole('button', { name: signup.mailChange.submit }).click()
    await expect(main.getByRole('heading', { name: signup.mailChange.done.title })).toBeVisible()
  })

  await test.step('the new address logs in on another device, for this browser alone', async () => {
    const other = await browser.newContext({ baseURL: site.address, locale: 'nl-NL' })
    const there = await other.newPage()
    await closeNotices(there)
    await there.goto('/login')
    const form = there.getByRole('main')
    await form.getByLabel(signup.fields.email, { exact: true }).fill(newAddress)
    await form.getByLabel(signup.fields.password, { exact: true }).fill(chosen)
    await form.getByRole('checkbox', { name: signup.login.remember }).uncheck()
    await form.getByRole('button', { name: signup.login.submit, exact: true }).click()
    await expect(there).toHaveURL(/\/members$/)
    const session = (await other.cookies()).find(({ name }) => /sid$/.test(name))
    expect(session?.expires).toBe(-1)
    await closeContext(other)
  })
})
