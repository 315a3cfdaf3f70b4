import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, type Page, test } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { outboxOf } from '../site/outbox.ts'
import { inventPerson, memberInOwnBrowser, type Person } from '../site/people.ts'
import { copyTemplate, startSite } from '../site/run-site.ts'
import { textsIn } from '../site/texts.ts'

const { members, signup } = textsIn('nl')
const { complaints } = members
const command = fileURLToPath(new URL('../../api/src/cli/moderate.ts', import.meta.url))

const logIn = async (page: Page, person: Person) => {
  await page.goto('/login')
  const main = page.getByRole('main')
  await main.getByLabel(signup.fields.email, { exact: true }).fill(person.email)
  await main.getByLabel(signup.fields.password, { exact: true }).fill(person.password)
  await main.getByRole('button', { name: signup.login.submit, exact: true }).click()
}

test('who is banned is told so at the log-in, objects by the link of the mail, and is let in again', async ({
  browser,
}) => {
  test.setTimeout(300_000)
  const { folder, remove } = await copyTemplate()
  let site = await startSite(folder)
  const { address } = site
  const outbox = outboxOf(address)
  const [person, reporter] = [inventPerson('male'), inventPerson('female')]
  const { context, profileId } = await memberInOwnBrowser(browser, address, person)
  const report = await memberInOwnBrowser(browser, address, reporter)
  const sent = await report.context.request.post('/api/complaint.php', {
    headers: { 'X-Request-Type': 'client', 'Idempotency-Key': crypto.randomUUID() },
    data: { category: 'scam', profile_id: profileId, text: 'Hij vraagt om geld.', good_faith: true },
  })
  const { complaint } = await sent.json()
  await closeContext(report.context)
  // As `npm run moderate`: the embedded database belongs to one process, so the site stands still meanwhile.
  const moderate = async (...words: readonly string[]) => {
    await site.stop()
    const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: folder, PUBLIC_URL: address }
    const { stdout } = await promisify(execFile)(process.execPath, [command, ...words], { env })
    site = await startSite(folder, { PORT: new URL(address).port })
    return stdout
  }
  const decision = ['--by', 'noor', '--action', 'ban', '--ground', 'Huisregels 3', '--text', 'Oplichting.']
  await moderate('decide', complaint.number, ...decision)
  await closeNotices(context)
  const page = await context.newPage()
  const refusal = page.getByRole('main').getByRole('alert')

  await test.step('is refused with the reason’s place and the way to complaints; what was typed stays', async () => {
    await logIn(page, person)
    await expect(refusal).toContainText(
      'Je account is geblokkeerd. De reden en hoe je bezwaar maakt, staan in je e-mail.',
    )
    await expect(page.getByRole('main').getByLabel(signup.fields.email, { exact: true })).toHaveValue(
      person.email,
    )
    await refusal.getByRole('link', { name: signup.login.banned }).click()
    await expect(page).toHaveURL(/\/complaints$/)
    await expect(page.getByRole('heading', { level: 1, name: complaints.title })).toBeVisible()
  })

  await test.step('objects by the link of the mail', async () => {
    const links = (await outbox.to(person.email)).flatMap((mail) => mail.links)
    await page.goto(links.find((link) => link.includes('/complaints?token=')) ?? '')
    const own = page.getByRole('article')
    await expect(own.getByText(complaints.actions.ban)).toBeVisible()
    await expect(own.getByText('Oplichting.')).toBeVisible()
    await own.getByRole('button', { name: complaints.objection.act }).click()
    await own.getByLabel(complaints.objection.label, { exact: true }).fill('Dat heb ik nooit gevraagd.')
    await own.getByRole('button', { name: complaints.objection.send }).click()
    await expect(own.getByText(complaints.objection.sent)).toBeVisible()
    await logIn(page, person)
    await expect(refusal).toBeVisible()
  })

  await test.step('somebody else finds for them: the log-in is open', async () => {
    // The demo has objections too: the newest is the last.
    const [id = ''] = [...(await moderate('appeals')).matchAll(/^\d+/gm)].at(-1) ?? []
    await moderate('appeal', id, '--by', 'sam', '--outcome', 'reversed', '--text', 'Het was iemand anders.')
    await logIn(page, person)
    await expect(page).toHaveURL(/\/members$/)
  })
  await closeContext(context)
  await site.stop()
  await remove()
})
