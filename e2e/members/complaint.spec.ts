import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from '@playwright/test'
import { partsOf } from '../chat/two-members.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { outboxOf } from '../site/outbox.ts'
import { inventPerson, memberInOwnBrowser, sendByCall } from '../site/people.ts'
import { addPhoto } from '../site/photos.ts'
import { copyTemplate, startSite } from '../site/run-site.ts'
import { fill, textsIn } from '../site/texts.ts'

const { chat, members } = textsIn('nl')
const { complaint, complaints, profile } = members
const moderate = fileURLToPath(new URL('../../api/src/cli/moderate.ts', import.meta.url))

/** As `npm run moderate`: the embedded database belongs to one process, so the site stands still meanwhile. */
const decide = (folder: string, number: string, address: string) => {
  const words = [
    '--by',
    'noor',
    '--action',
    'warn',
    '--ground',
    'Huisregels 3',
    '--text',
    'Dit mag hier niet.',
  ]
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: folder, PUBLIC_URL: address }
  return promisify(execFile)(process.execPath, [moderate, 'decide', number, ...words], { env })
}

test('who was harassed reports a message, a photo and a member, reads the decision and objects', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const { folder, remove } = await copyTemplate()
  let site = await startSite(folder)
  const { address } = site
  const reporter = inventPerson('female')
  const other = inventPerson('male')
  const { context, profileId } = await memberInOwnBrowser(browser, address, reporter)
  const subject = await memberInOwnBrowser(browser, address, other)
  await addPhoto(subject.context, subject.profileId, 61)
  await sendByCall(subject.context, profileId, 'Stuur me geld')
  const page = await context.newPage()
  await closeNotices(page)

  const report = async (
    about: 'profile' | 'photo' | 'message',
    category: 'scam' | 'nudity' | 'harassment',
  ) => {
    const dialog = page.getByRole('dialog', { name: complaint.title[about] })
    await dialog.getByRole('combobox').selectOption(category)
    await dialog.getByRole('textbox').fill(`Dit is ${category}, en ik wil het niet.`)
    await dialog.getByLabel(complaint.goodFaith, { exact: true }).check()
    await dialog.getByRole('button', { name: complaint.send }).click()
    await expect(dialog).toHaveCount(0)
  }

  await test.step('reports a message, from the conversation', async () => {
    await page.goto(`/members/${subject.profileId}/chat`)
    const { message, messages } = partsOf(page, other.name)
    await message('Stuur me geld').hover()
    await messages.getByRole('button', { name: /Acties voor het bericht/ }).click()
    await page.getByRole('menuitem', { name: chat.complain.message }).click()
    await report('message', 'harassment')
  })

  await test.step('reports a photo and the member, from the three dots on the profile', async () => {
    await page.goto(`/members/${subject.profileId}`)
    const choose = async (item: string) => {
      await page.getByRole('button', { name: fill(profile.acts, { name: other.name }) }).click()
      await page.getByRole('menuitem', { name: item }).click()
    }
    await choose(profile.reportPhoto)
    await report('photo', 'nudity')
    await choose(complaint.title.profile)
    await report('profile', 'scam')
    await page.getByRole('button', { name: complaint.follow }).last().click()
  })

  const own = page.getByRole('article', { name: complaint.categories.scam })
  const number = await test.step('finds it in the list, with its number', async () => {
    await expect(page.getByRole('heading', { level: 1, name: complaints.title })).toBeVisible()
    for (const [category, about] of [
      [complaint.categories.harassment, complaints.about.message],
      [complaint.categories.nudity, complaints.about.photo],
    ] as const)
      await expect(page.getByRole('article', { name: category }).getByText(about)).toBeVisible()
    await expect(own.getByText(complaints.states.received, { exact: true })).toBeVisible()
    const [mail] = await outboxOf(address).to(reporter.email)
    const [, receipt = ''] = /Je melding (\S+)/.exec(mail?.subject ?? '') ?? []
    await expect(own.getByText(fill(complaints.numbered, { number: receipt }))).toBeVisible()
    return receipt
  })

  await test.step('a person decides', async () => {
    await site.stop()
    await decide(folder, number, address)
    site = await startSite(folder, { PORT: new URL(address).port })
  })

  await test.step('reads the decision and objects', async () => {
    await page.reload()
    await expect(own.getByText(complaints.actions.warn)).toBeVisible()
    await expect(own.getByText('Dit mag hier niet.')).toBeVisible()
    await own.getByRole('button', { name: complaints.objection.act }).click()
    await own.getByLabel(complaints.objection.label, { exact: true }).fill('Een waarschuwing is te weinig.')
    await own.getByRole('button', { name: complaints.objection.send }).click()
    await expect(own.getByText(complaints.states.appealed, { exact: true })).toBeVisible()
    await expect(own.getByText(complaints.objection.sent)).toBeVisible()
  })

  await test.step('the other side reads it by the link of the mail alone, not who reported', async () => {
    const mails = await outboxOf(address).to(other.email)
    const link = mails.flatMap(({ links }) => links).find((one) => one.includes('/complaints?token='))
    const visitor = await browser.newContext({ locale: 'nl-NL' })
    const mailed = await visitor.newPage()
    await closeNotices(mailed)
    await mailed.goto(link ?? '')
    await expect(mailed.getByRole('heading', { level: 1, name: complaints.mail.title })).toBeVisible()
    await expect(mailed).toHaveURL(/\/complaints$/)
    await mailed.reload()
    await expect(mailed.getByRole('article').getByText(complaints.actions.warn)).toBeVisible()
    await expect(mailed.getByRole('button', { name: complaints.objection.act })).toBeVisible()
    await expect(mailed.getByRole('article')).not.toContainText(reporter.name)
    await expect(mailed.locator(`a[href="/members/${profileId}"]`)).toHaveCount(0)
    await closeContext(visitor)
  })

  await closeContext(context)
  await closeContext(subject.context)
  await site.stop()
  await remove()
})
