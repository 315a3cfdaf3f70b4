import type { BrowserContext, Page } from '@playwright/test'
import { twoMembers } from '../chat/two-members.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'
import { newIban, newPhone } from './paying.ts'

const { payments } = textsIn('nl')
const { directdebit: texts, errors, checkout, result, transactions } = payments

const headers = { 'X-Request-Type': 'client' }

/** As it is typed at home. */
const atHome = (phone: string) => `0${phone.slice(3)}`

const openForm = async (context: BrowserContext, back = ''): Promise<Page> => {
  const answer = await context.request.get('/api/products.php', { headers })
  const { bundles } = await answer.json()
  const page = await context.newPage()
  await closeNotices(page)
  await page.goto(`/directdebit?bundle_id=${bundles[0].id}${back && `&back=${encodeURIComponent(back)}`}`)
  return page
}

const fillIn = async (page: Page, { phone, iban }: { phone: string; iban: string }) => {
  await page.getByLabel(texts.holder, { exact: true }).fill('A. de Vries')
  await page.getByLabel(texts.iban, { exact: true }).fill(iban)
  await page.getByLabel(texts.street, { exact: true }).fill('Voorstraat')
  await page.getByLabel(texts.number, { exact: true }).fill('12a')
  await page.getByLabel(texts.zip, { exact: true }).fill('3512 AN')
  await page.getByLabel(texts.city, { exact: true }).fill('Utrecht')
  await page.getByLabel(texts.phone, { exact: true }).fill(atHome(phone))
  await page.getByRole('button', { name: texts.send }).click()
}

const sign = async (page: Page, code: string) => {
  await page.getByLabel(texts.code, { exact: true }).fill(code)
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: checkout.pay }).click()
}

test('the code from the phone signs the mandate that was read: credits at once, the first time', async ({
  browser,
  site,
  outbox,
}) => {
  const bas = inventPerson('male')
  const { context } = await memberInOwnBrowser(browser, site.address, bas)
  const page = await openForm(context)
  const phone = newPhone()
  const codeIn = async () => (await outbox.to(phone))[0]?.text.match(/\d{6}/)?.[0] ?? ''

  await test.step('a wrong account is said while it is typed', async () => {
    await page.getByLabel(texts.iban, { exact: true }).pressSequentially('NL91ABNA0417164301')
    await expect(page.getByText(errors.iban_invalid)).toBeVisible()
  })

  const code = await test.step('a code comes by text message, with the mandate', async () => {
    await fillIn(page, { phone, iban: newIban() })
    await expect(page.getByRole('region', { name: texts.mandate })).toContainText('NL00ZZZ000000000000')
    return codeIn()
  })

  await test.step('a wrong one is refused, with the tries that are left', async () => {
    await sign(page, code === '000000' ? '000001' : '000000')
    await expect(page.getByText(`Code ongeldig. ${fill(texts.tries_other, { count: 4 })}`)).toBeVisible()
  })

  await test.step('the right one signs', async () => {
    await sign(page, code)
    await expect(page.getByRole('heading', { name: texts.signed.credited })).toBeFocused()
    await expect(page.getByText(fill(texts.signed.mail, { email: bas.email }))).toBeVisible()
    const mails = await outbox.to(bas.email)
    expect(mails.map(({ subject }) => subject)).toContain('Aankondiging van je incasso')
  })

  await test.step('its transaction says that the money is still to be collected', async () => {
    await page.getByRole('link', { name: texts.signed.transactions }).click()
    await expect(page.getByText(transactions.state.collecting, { exact: true })).toBeVisible()
    await page.getByRole('link', { name: /10 credits/ }).click()
    await expect(page.getByText(transactions.moment.credited)).toBeVisible()
    await expect(page.getByText(transactions.moment.collect)).toBeVisible()
  })

  await test.step('a second one waits for its money, a third is one too many', async () => {
    const again = await openForm(context)
    await fillIn(again, { phone, iban: newIban() })
    await expect(again.getByLabel(texts.code, { exact: true })).toBeVisible()
    await sign(again, await codeIn())
    await expect(again.getByRole('heading', { name: texts.signed.waiting })).toBeVisible()
    const third = await openForm(context)
    await fillIn(third, { phone, iban: newIban() })
    await expect(third.getByRole('link', { name: texts.other })).toBeVisible()
  })
  await closeContext(context)
})

test('whoever signed in the middle of a conversation is back in it, and hears what is collected', async ({
  browser,
  site,
  outbox,
}) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  const conversation = `/members/${bas.profileId}/chat`
  const page = await openForm(eva.context, conversation)
  const phone = newPhone()
  await fillIn(page, { phone, iban: newIban() })
  await expect(page.getByLabel(texts.code, { exact: true })).toBeVisible()
  const [text] = await outbox.to(phone)
  await sign(page, text?.text.match(/\d{6}/)?.[0] ?? '')
  await expect(
    page.getByText(/^Gelukt, bedankt! Je hebt nu 12 credits\. We schrijven €\s\d+,\d\d af/),
  ).toBeVisible()
  await expect(page).toHaveURL(/\/chat/)
  await expect(page.getByRole('textbox').last()).toBeVisible()
  await page.getByRole('button', { name: result.transaction }).click()
  await expect(page).toHaveURL(/\/transactions\/\d+$/)
  await expect(page.getByText(transactions.moment.collect)).toBeVisible()
  await close()
})

test('whoever had a bank take a debit back is told before filling in anything', async ({
  browser,
  site,
  outbox,
}) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await openForm(context)
  const phone = newPhone()
  await fillIn(page, { phone, iban: newIban() })
  await expect(page.getByLabel(texts.code, { exact: true })).toBeVisible()
  const [text] = await outbox.to(phone)
  const signed = page.waitForResponse('**/api/directdebit.php')
  await sign(page, text?.text.match(/\d{6}/)?.[0] ?? '')
  const { payment } = await (await signed).json()
  for (const action of ['pay', 'chargeback'])
    await context.request.post(`/sandbox/payment/${payment.payment_id}`, {
      form: { action },
      maxRedirects: 0,
    })
  const blocked = await openForm(context)
  await expect(blocked.getByText(errors.directdebit_blocked)).toBeVisible()
  await expect(blocked.getByLabel(texts.iban, { exact: true })).toHaveCount(0)
  await closeContext(context)
})
