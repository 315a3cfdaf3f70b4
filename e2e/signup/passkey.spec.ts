import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'
import { authenticatorsOf } from './authenticator.ts'
import { addPasskey, logOut, openPasskeys } from './passkeys.ts'

const { members, signup } = textsIn('nl')
const { passkeys, password } = members.settings

test('somebody logs in without a password, by the button and by the address field’s own offer', async ({
  browser,
  site,
}) => {
  const person = inventPerson('female')
  const { context } = await memberInOwnBrowser(browser, site.address, person)
  await closeNotices(context)
  const page = await context.newPage()
  const phone = await (await authenticatorsOf(page))()

  await test.step('adds one in the settings', async () => {
    await openPasskeys(page)
    await addPasskey(page, 'Mijn telefoon', person.password)
    expect(await phone.keys()).toHaveLength(1)
  })

  await test.step('is told by a device that has one already', async () => {
    await page.getByLabel(password.present, { exact: true }).fill(person.password)
    await page.getByRole('button', { name: passkeys.act }).click()
    await expect(page.getByRole('alert')).toContainText(passkeys.known)
  })

  await test.step('by the button, on the way back to where they were', async () => {
    await phone.present(false)
    await logOut(page)
    await page.goto('/login?back=%2Flikes')
    await expect(page.getByRole('button', { name: signup.login.passkey.act })).toBeVisible()
    await phone.present(true)
    await page.getByRole('button', { name: signup.login.passkey.act }).click()
    await page.waitForURL('/likes')
  })

  await test.step('by the browser’s own offer, without a press', async () => {
    await logOut(page)
    await page.goto('/login?back=%2Fprofile')
    await page.waitForURL('/profile')
  })

  await test.step('and no more once it is removed', async () => {
    await openPasskeys(page)
    await page.getByRole('button', { name: fill(passkeys.removeWhich, { name: 'Mijn telefoon' }) }).click()
    await expect(page.getByText('Mijn telefoon')).toHaveCount(0)
    await phone.present(false)
    await logOut(page)
    await page.goto('/login')
    await expect(page.getByRole('button', { name: signup.login.passkey.act })).toBeVisible()
    await phone.present(true)
    await page.getByRole('button', { name: signup.login.passkey.act }).click()
    await expect(page.getByRole('alert')).toContainText('Deze passkey kennen we niet meer.')
  })
  await closeContext(context)
})
