import { rm } from 'node:fs/promises'
import { publish } from '@lonk/configs/release/publish.ts'
import { rollback } from '@lonk/configs/release/rollback.ts'
import { sendLog } from '@lonk/shared-api/calls/content/log.ts'
import type { Locator, Page } from '@playwright/test'
import { buildWithPage, storeOf } from '../site/changed-build.ts'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { expect, test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

// A release whose page breaks once its code runs: published as a team would, met by whoever opens it and whoever comes
// from elsewhere. What breaks before that is in dead-remotes.spec.ts.

const { shell } = textsIn('nl')
const react = `globalThis.__FEDERATION__.__INSTANCES__[0].loadShareSync('react')()`

const faults = [
  { fault: 'throws in render', page: `()=>{throw new Error('on purpose')}` },
  {
    fault: 'throws in an effect',
    page: `()=>{${react}.useEffect(()=>{throw new Error('on purpose')},[]);return null}`,
  },
  { fault: 'suspends for ever', page: '()=>{throw globalThis.never??=new Promise(()=>{})}' },
] as const

const linkIn =
  (name: string) =>
  (navigation: Locator): Locator =>
    navigation.getByRole('link', { name })
const home = (navigation: Locator): Locator => navigation.locator('a[href="/"]')

/** Each remote with a page of its own, the link that leads out of it, and who meets it. */
const remotes = [
  { remote: 'mf-members', module: 'search', path: '/members', away: linkIn(shell.nav.chats), member: true },
  {
    remote: 'mf-chat',
    module: 'conversations',
    path: '/chats',
    away: linkIn(shell.nav.members),
    member: true,
  },
  {
    remote: 'mf-payments',
    module: 'credits',
    path: '/credits',
    away: linkIn(shell.nav.members),
    member: true,
  },
  { remote: 'mf-signup', module: 'reset-password', path: '/reset-password', away: home, member: false },
  { remote: 'mf-landers', module: 'index', path: '/', away: linkIn(shell.nav.login), member: false },
] as const

/** The first fault that a page tells the site. */
const toldBy = (page: Page) =>
  page.waitForRequest((request) => new URL(request.url()).pathname === sendLog.path, { timeout: 20_000 })

for (const [row, { remote, module, path, away, member }] of remotes.entries())
  for (const { fault, page: component } of cellsOf(row, faults))
    test(`${remote} ${fault}: layout and navigation live, leaving works, who threw is told`, async ({
      browser,
      site,
    }) => {
      const build = await buildWithPage(remote, `./pages/${module}`, component)
      const context = member
        ? (await memberInOwnBrowser(browser, site.address, inventPerson('female'))).context
        : await browser.newContext({ baseURL: site.address })
      const page = await context.newPage()
      await closeNotices(page)
      const navigation = page.getByRole('banner')
      const failed = page.getByRole('heading', { name: shell.error.part.title })
      const throws = fault !== 'suspends for ever'
      try {
        const { releases } = await publish(storeOf(site), [build])
        const version = releases[0]?.release.version

        await test.step('direct load', async () => {
          const told = throws ? toldBy(page) : null
          await page.goto(path)
          if (throws) await expect(failed).toBeVisible({ timeout: 15_000 })
          if (told)
            expect((await told).postDataJSON()).toMatchObject({ owner: remote, version, phase: 'render' })
          await navigation.getByRole('button', { name: new RegExp(shell.language.open) }).click()
          await expect(page.getByRole('menuitemcheckbox', { name: 'English' })).toBeVisible()
          await page.keyboard.press('Escape')
        })

        await test.step('navigate away', async () => {
          await away(navigation).click()
          await expect(page).not.toHaveURL(site.address + path)
          await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
          await expect(failed).toHaveCount(0)
        })

        await test.step('navigate in again, and away', async () => {
          await page.goBack()
          if (throws) await expect(failed).toBeVisible({ timeout: 15_000 })
          await away(navigation).click()
          await expect(page).not.toHaveURL(site.address + path)
          await expect(failed).toHaveCount(0)
        })
      } finally {
        await rollback(storeOf(site), remote)
        await rm(build.folder, { recursive: true, force: true })
      }
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(failed).toHaveCount(0)
      await closeContext(context)
    })
