import { remoteNames } from '@lonk/configs/project.ts'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import type { Page } from '@playwright/test'
import startFailed from '../../shell/src/errors/start-failed.json' with { type: 'json' }
import { openChat, twoMembers } from '../chat/two-members.ts'
import { closeContext } from '../site/close-context.ts'
import { closeEntryWarning, expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'
import { breakRemote } from './faults.ts'
import { withBootData } from './inlined.ts'

// What the shell relies on is denied, broken or garbage: it goes on or says what is wrong, never blank.

const { shell, members } = textsIn('nl')

const deniedStorage = () => {
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'] as const) {
    Object.defineProperty(window, name, {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  }
}

const deniedCookies = () =>
  Object.defineProperty(Document.prototype, 'cookie', { get: () => '', set: () => undefined })

const errorsOf = (page: Page): string[] => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  return errors
}

test('storage and cookies denied: a visitor reads, closes the warning, changes the language, searches', async ({
  page,
}) => {
  const errors = errorsOf(page)
  await page.addInitScript(deniedStorage)
  await page.addInitScript(deniedCookies)
  await page.goto('/members')
  await closeEntryWarning(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(members.search.title)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.getByRole('banner').getByRole('button', { name: shell.language.open }).click()
  await page.getByRole('menuitemcheckbox', { name: 'Deutsch' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('de').members.search.title)
  await page
    .getByRole('banner')
    .getByRole('link', { name: textsIn('de').shell.nav.login })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(textsIn('de').signup.login.title)
  expect(errors).toEqual([])
})

test('storage denied: a member writes a message, and it is sent', async ({ browser, site }) => {
  const { eva, bas, close } = await twoMembers(browser, site.address)
  await bas.context.addInitScript(deniedStorage)
  const errors = errorsOf(bas.page)
  const his = await openChat(bas, eva)
  await his.send('Zonder opslag geschreven')
  await expect(his.message('Zonder opslag geschreven')).toBeVisible()
  await expect(his.progress('sent')).toBeVisible()
  expect(errors).toEqual([])
  await close()
})

test('settings broken: pages, navigation and footer are there all the same', async ({ page }) => {
  const errors = errorsOf(page)
  await page.route('**/api/settings.php*', (route) => route.fulfill({ status: 500, body: 'broken' }))
  await withBootData(page, (boot) => ({ ...boot, settings: null }))
  await page.goto('/members')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(members.search.title)
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(page.getByRole('contentinfo').getByRole('link', { name: shell.footer.terms })).toBeVisible()
  await page.getByRole('banner').getByRole('link', { name: shell.nav.login }).click()
  await expect(page).toHaveURL(/\/login/)
  expect(errors).toEqual([])
})

for (const [what, change] of [
  ['no list of parts', { remotes: null }],
  ['a part that names no pages', { remotes: [{ name: 'mf-members' }] }],
  ['nothing but garbage', null],
] as const) {
  test(`a corrupted registry (${what}): the page says that it could not start, and a reload heals`, async ({
    page,
  }) => {
    const heal = await withBootData(page, (boot) => (change ? { ...boot, ...change } : '{"remotes": [}'))
    await page.goto('/members')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(startFailed.nl.title)
    await heal()
    await page.getByRole('main').getByRole('link').click()
    await closeEntryWarning(page)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(members.search.title)
  })
}

test('an unknown language in the cookie: the page is Dutch, and nothing is asked for in it', async ({
  page,
  context,
  site,
}) => {
  const asked: string[] = []
  page.on('request', (request) => request.url().includes('locales/') && asked.push(request.url()))
  await context.addCookies([{ name: localeCookie.key, value: '../../xx', url: site.address }])
  const answer = await page.goto('/members')
  expect(answer?.status()).toBe(200)
  await closeEntryWarning(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(members.search.title)
  expect(asked.filter((url) => !url.endsWith('/nl.json'))).toEqual([])
})

test('every part dead at once: each page says so within its layout, the index can be read', async ({
  browser,
  site,
}) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const page = await context.newPage()
  for (const remote of remoteNames) await breakRemote(page, remote, '404')
  for (const path of ['/members', '/chats', '/credits', '/activate/done']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: shell.error.part.title })).toBeVisible({ timeout: 15_000 })
    await expect(page.getByRole('banner').getByRole('link', { name: shell.nav.likes })).toBeVisible()
    await expect(page.getByRole('contentinfo').getByRole('link', { name: shell.footer.terms })).toBeVisible()
  }
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await closeContext(context)
})
