import { twoMembers } from '../chat/two-members.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { sendByCall } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'
import { decide, heading, openCheckout, payButton, phone } from './checkout-page.ts'
import { letPass } from './paying.ts'

const { payments, shell } = textsIn('nl')
const { ledger, result, transactions, withdrawal } = payments

test('a first purchase of the small bundle with the bonus on a phone; days later the unused part comes back', async ({
  browser,
  site,
}) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const { context, page } = eva
  if (phone) await page.setViewportSize(phone)
  await closeNotices(context)
  // The two credits that came with the confirmation.
  for (const text of ['Een', 'Twee']) await sendByCall(context, bas.profileId, text)

  await test.step('buys the small bundle with iDEAL, the bonus off', async () => {
    await openCheckout(page)
    await expect(page.getByRole('radio', { name: /iDEAL/ })).toBeChecked()
    await expect(payButton(page)).toHaveText(/€\s11,24/)
    for (const box of await page.getByRole('checkbox').all()) await box.check()
    await payButton(page).click()
    await page.waitForURL(/\/sandbox\/payment\//)
    await decide(page, 'pay')
    await expect(heading(page)).toHaveText(result.completed.title)
  })

  await sendByCall(context, bas.profileId, 'Drie')
  await letPass(context.request, 3 * 24 * 60)

  await test.step('gives nine of the ten back: the footer, and two steps', async () => {
    await page.goto('/members')
    await page.getByRole('contentinfo').getByRole('link', { name: shell.footer.withdraw }).click()
    await expect(heading(page)).toHaveText(withdrawal.title)
    await page.getByLabel(withdrawal.name, { exact: true }).fill('Eva de Vries')
    await page.getByRole('button', { name: withdrawal.next }).click()
    await expect(page.getByRole('heading', { name: fill(withdrawal.step, { step: 2 }) })).toBeFocused()
    await expect(page.getByText(back)).toBeVisible()
    await page.getByRole('button', { name: withdrawal.confirm }).click()
    await expect(heading(page)).toHaveText(withdrawal.done.title)
    await expect(page.getByText(back)).toBeVisible()
  })

  await test.step('the statement and the credits agree, to the cent', async () => {
    await page.goto('/transactions')
    await expect(page.getByText(transactions.state.partlyBack, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: transactions.view.credits, exact: true }).click()
    await expect(page.getByText(ledger.kind.refund, { exact: true })).toBeVisible()
    const { user } = await (await context.request.get('/api/user.php')).json()
    expect(user.credits).toBe(0)
  })
  await close()
})

/** Nine tenths of € 11,24, half a cent in the member's favour. */
const back = /€\s10,12/
