import { closeContext } from '../site/close-context.ts'
import { closeEntryWarning, expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'
import { answers, breakRemote, faults, lateFaults, sharedLateIn } from './faults.ts'

const { shell } = textsIn('nl')

/** Each remote with a page of its own and the link that leads out of it, as a logged-in member meets them. */
const remotes = [
  { remote: 'mf-members', path: '/members', away: shell.nav.chats },
  { remote: 'mf-chat', path: '/chats', away: shell.nav.members },
  { remote: 'mf-payments', path: '/credits', away: shell.nav.members },
  { remote: 'mf-signup', path: '/activate/done', away: shell.nav.members },
] as const

for (const [row, { remote, path, away }] of remotes.entries()) {
  for (const fault of cellsOf(row, faults)) {
    test(`${remote} dead (${fault}): layout and navigation live, leaving works, a retry heals`, async ({
      browser,
      site,
    }) => {
      const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
      const page = await context.newPage()
      const navigation = page.getByRole('banner')
      const heal = await breakRemote(page, remote, fault)

      await test.step('direct load', async () => {
        await page.goto(path, { waitUntil: 'commit' })
        await expect(navigation.getByRole('link', { name: shell.nav.likes })).toBeVisible()
        await expect(page.getByRole('heading', { name: shell.error.part.title })).toBeVisible({
          timeout: 15_000,
        })
      })

      await test.step('navigate away', async () => {
        await navigation.getByRole('link', { name: away }).click()
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(shell.error.part.title)
        await expect(page).not.toHaveURL(new RegExp(`${path}$`))
      })

      await test.step('navigate in again: the address changes, the failure stays in its place', async () => {
        // A hung script delays the load event of a document.
        await page.goBack({ waitUntil: 'commit' })
        await expect(page.getByRole('heading', { name: shell.error.part.title })).toBeVisible({
          timeout: 15_000,
        })
        await expect(navigation.getByRole('link', { name: shell.nav.likes })).toBeVisible()
      })

      await test.step('a retry works without a reload', async () => {
        // A browser keeps what a document said about a script: the broken hash heals with the next document only.
        if (fault === 'throws on load') return
        await heal()
        await page.getByRole('button', { name: textsIn('nl').ui.retry }).click()
        await expect(page.getByRole('heading', { name: shell.error.part.title })).toHaveCount(0, {
          timeout: 15_000,
        })
        await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      })
      await closeContext(context)
    })
  }
}

for (const { remote, path, away } of cellsOf(remotes.length, remotes))
  test(`${remote} takes five seconds: layout and navigation live meanwhile, and it comes`, async ({
    browser,
    site,
  }) => {
    const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
    const page = await context.newPage()
    const navigation = page.getByRole('banner')
    await page.route(`**/r/${remote}/**`, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 5_000))
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'commit' })
    await navigation.getByRole('link', { name: away }).click()
    await expect(page).not.toHaveURL(new RegExp(`${path}$`))
    await page.goBack({ waitUntil: 'commit' })
    const failed = page.getByRole('heading', { name: shell.error.part.title })
    const alive = () =>
      page.evaluate(() =>
        Object.keys(document.querySelector('main h1, main a, main button') ?? {}).some((key) =>
          key.startsWith('__reactProps$'),
        ),
      )
    // An entry is given up after as long: then a retry brings it.
    await expect
      .poll(async () => (await failed.isVisible()) || (await alive()), { timeout: 20_000 })
      .toBe(true)
    await page.unroute(`**/r/${remote}/**`)
    if (await failed.isVisible()) await page.getByRole('button', { name: textsIn('nl').ui.retry }).click()
    await expect(failed).toHaveCount(0, { timeout: 15_000 })
    await expect.poll(alive).toBe(true)
    await closeContext(context)
  })

for (const fault of cellsOf(remotes.length, lateFaults)) {
  test(`what remotes share late dead (${fault}): layout and navigation live, a retry heals`, async ({
    page,
  }) => {
    const document = await (await page.request.get('/members')).text()
    const files = sharedLateIn(document)
    expect(files).not.toEqual([])
    for (const file of files) await page.route(`**${file}`, answers[fault])
    await page.goto('/members', { waitUntil: 'commit' })
    await closeEntryWarning(page)
    const failed = page.getByRole('heading', { name: shell.error.part.title })
    await expect(failed).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('banner').getByRole('link', { name: shell.nav.login })).toBeVisible()
    for (const file of files) await page.unroute(`**${file}`)
    await page.getByRole('button', { name: textsIn('nl').ui.retry }).click()
    await expect(failed).toHaveCount(0, { timeout: 15_000 })
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  })
}

for (const fault of cellsOf(remotes.length + 1, faults))
  test(`mf-landers dead (${fault}): the index stays readable, and its links and form work`, async ({
    page,
  }) => {
    await breakRemote(page, 'mf-landers', fault)
    await page.goto('/', { waitUntil: 'commit' })
    // The warning hides the page from queries by role.
    await closeEntryWarning(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('heading', { name: shell.error.part.title })).toHaveCount(0)
    await page.getByRole('banner').getByRole('link', { name: shell.nav.login }).click()
    await expect(page).toHaveURL(/\/login/)
  })
