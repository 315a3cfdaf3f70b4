import { dismissalKey } from '@lonk/shared-events/notices.ts'
import {
  consentCookie,
  lastingTracking,
  localeCookie,
  visitTracking,
} from '@lonk/shared-events/storage-register.ts'
import type { Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeEntryWarning, expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

const { shell } = textsIn('nl')
const lastingTrackingOf = (page: Page) =>
  page.evaluate((key) => localStorage.getItem(key), lastingTracking.key)
const titles = {
  terms: 'Algemene voorwaarden',
  privacy: 'Privacy',
  cookies: 'Cookies',
  ban: 'Huisregels',
  'return-policy': 'Bedenktijd en terugbetaling',
  faq: 'Veelgestelde vragen',
  service: 'Service en contact',
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 })
const bar = (page: Page) => page.getByRole('region', { name: shell.consent.label })
const footLink = (page: Page, name: string) => page.getByRole('contentinfo').getByRole('link', { name })

test('every text is in the document, with its title, before and without any script', async ({
  browser,
  site,
}) => {
  const context = await browser.newContext({ baseURL: site.address, javaScriptEnabled: false })
  const page = await context.newPage()
  for (const [name, title] of Object.entries(titles)) {
    const answer = await page.goto(`/pages/${name}`)
    expect(answer?.status()).toBe(200)
    await expect(heading(page)).toHaveText(title)
    await expect(page).toHaveTitle(`${title} · Lonk`)
  }
  await expect(page.getByRole('contentinfo')).toContainText('Lonk Demo B.V.')
  expect((await page.goto('/safety'))?.status()).toBe(200)
  for (const path of ['/pages/nothing', '/nothing', '/pages/Terms']) {
    expect((await page.goto(path))?.status()).toBe(404)
    await expect(heading(page)).toHaveText(shell.error.notFound.title)
  }
  await closeContext(context)
})

test('the texts live on while every remote is dead', async ({ page }) => {
  await page.route(/\/r\/mf-/, (route) => route.abort())
  await page.goto('/pages/terms')
  await closeEntryWarning(page)
  await footLink(page, shell.footer.privacy).click()
  await expect(page).toHaveURL(/\/pages\/privacy$/)
  await expect(heading(page)).toHaveText(titles.privacy)
  await expect(page).toHaveTitle('Privacy · Lonk')
  await expect(heading(page)).toBeFocused()
  // A link in a text leads to the next page without loading the site anew.
  await page.evaluate(() => Object.assign(window, { stayed: true }))
  await page.getByRole('article').getByRole('link', { name: 'veelgestelde vragen' }).click()
  await expect(heading(page)).toHaveText(titles.faq)
  expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
  await page.goBack()
  await expect(heading(page)).toHaveText(titles.privacy)

  await page.getByRole('button', { name: shell.language.open }).click()
  await page.getByRole('menuitemcheckbox', { name: 'English' }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Who is responsible' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveAttribute('lang', 'en')
})

test('a text that only exists in English says so', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: localeCookie.key, value: 'de', url: baseURL ?? '' }])
  await page.goto('/pages/terms')
  await expect(page.locator('article')).toHaveAttribute('lang', 'en')
  await expect(page.getByText(textsIn('de').shell.content.otherLanguage)).toBeVisible()
})

test('a table of contents leads to its heading, clear of the navigation', async ({ page }) => {
  await page.goto('/pages/terms')
  await closeEntryWarning(page)
  await page.getByText(shell.content.contents).click()
  await page.getByRole('link', { name: 'Stoppen' }).click()
  const target = page.getByRole('heading', { level: 2, name: 'Stoppen' })
  await expect(target).toBeInViewport()
  const top = await target.evaluate((element) => element.getBoundingClientRect().top)
  const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().bottom)
  expect(top).toBeGreaterThanOrEqual(header)
})

test('a letter to the support gets a number and a receipt', async ({ page, outbox }) => {
  const { email } = inventPerson('female')
  await page.goto('/pages/service')
  await closeEntryWarning(page)
  const form = page.getByRole('form', { name: shell.contact.title })
  await form.getByLabel(shell.contact.name, { exact: true }).fill('Sanne de Vries')
  await form.getByLabel(shell.contact.email, { exact: true }).fill(email)
  await form.getByLabel(shell.contact.subject, { exact: true }).fill('Mijn foto')
  await form.getByLabel(shell.contact.text, { exact: true }).fill('Mijn foto is al twee dagen niet te zien.')
  await form.getByRole('button', { name: shell.contact.send }).click()
  const done = page.getByText(new RegExp(fill(shell.contact.sent, { ticket: '[2-9A-Z]{4}-[2-9A-Z]{4}' })))
  await expect(done).toBeVisible()
  const [receipt] = await outbox.to(email)
  const ticket = /[2-9A-Z]{4}-[2-9A-Z]{4}/.exec(receipt?.subject ?? '')?.[0] ?? 'no ticket'
  await expect(done).toContainText(ticket)
  const [notice] = await outbox.to('support@example.test')
  expect(notice?.text).toContain('Mijn foto is al twee dagen niet te zien.')
})

test('nothing but what is needed is stored before a choice, and none after a no', async ({
  page,
  context,
}) => {
  await page.goto('/?network=acme')
  await expect(page.getByRole('dialog')).toBeVisible()
  await expect(bar(page)).toBeHidden()
  await closeEntryWarning(page)
  await expect(bar(page)).toBeVisible()
  expect(await context.cookies()).toEqual([])
  expect(await page.evaluate(() => Object.keys(localStorage))).toEqual([dismissalKey('entry-warning')])

  const [no, yes] = [shell.consent.necessary, shell.consent.all].map((name) =>
    bar(page).getByRole('button', { name }),
  )
  expect((await no?.boundingBox())?.width).toBe((await yes?.boundingBox())?.width)
  await no?.click()
  await expect(bar(page)).toBeHidden()
  await page.reload()
  await page.waitForLoadState('networkidle')
  await expect(bar(page)).toBeHidden()
  expect(await context.cookies()).toEqual([])
  expect(await lastingTrackingOf(page)).toBeNull()
})

test('a yes lets tracking outlive the session, and is taken back as easily', async ({ browser, site }) => {
  const context = await browser.newContext({ baseURL: site.address, locale: 'nl-NL' })
  const page = await context.newPage()
  await page.goto('/members?network=acme')
  await closeEntryWarning(page)
  await bar(page).getByRole('button', { name: shell.consent.all }).click()
  await expect(bar(page)).toBeHidden()
  expect((await context.cookies()).map(({ name }) => name)).toEqual([consentCookie.key])

  // A new tab is a new session.
  const later = await context.newPage()
  await later.goto('/pages/cookies')
  await expect
    .poll(() => later.evaluate((key) => sessionStorage.getItem(key), visitTracking.key))
    .toContain('acme')
  await expect(later.getByRole('status').filter({ hasText: /^Alles toegestaan/ })).toBeVisible()
  await later.getByRole('button', { name: shell.consent.necessary }).click()
  await expect(later.getByRole('status').filter({ hasText: /^Alleen wat nodig is/ })).toBeVisible()
  expect(await lastingTrackingOf(later)).toBeNull()
  await expect.poll(async () => (await context.cookies()).length).toBe(0)
  await closeContext(context)
})

test('on a phone the bar comes in one row after the first scroll, leaves the end in reach, and asks no member', async ({
  browser,
  site,
}) => {
  const phone = await browser.newContext({
    baseURL: site.address,
    locale: 'nl-NL',
    viewport: { width: 360, height: 640 },
    hasTouch: true,
    isMobile: true,
  })
  const page = await phone.newPage()
  await page.goto('/pages/terms')
  await closeEntryWarning(page)
  await page.waitForLoadState('networkidle')
  await expect(bar(page)).toBeHidden()
  await page.evaluate(() => scrollTo(0, 200))
  await expect(bar(page)).toBeVisible()
  const place = await bar(page).boundingBox()
  expect(place?.height).toBeLessThanOrEqual(72)
  // The way to sign up, at a phone's foot, stands free below it.
  const foot = await page.locator('[data-signup-foot]').boundingBox()
  expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(foot?.y ?? 0)
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const last = page.getByRole('contentinfo').getByRole('link').last()
  const end = await last.evaluate((element) => element.getBoundingClientRect().bottom)
  expect(end).toBeLessThanOrEqual((await bar(page).boundingBox())?.y ?? 0)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await phone.close()

  const eva = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  const own = await eva.context.newPage()
  await own.goto('/members')
  await own.waitForLoadState('networkidle')
  await expect(bar(own)).toBeHidden()
  await closeContext(eva.context)
})

test('the footer is full on the index, short elsewhere, and another one in the United States', async ({
  page,
}) => {
  const foot = page.getByRole('contentinfo')
  await page.goto('/')
  await closeEntryWarning(page)
  await expect(foot.getByRole('heading', { name: shell.footer.rules })).toBeVisible()
  await footLink(page, shell.footer.terms).click()
  await expect(heading(page)).toHaveText(titles.terms)
  await expect(foot.getByRole('heading')).toHaveCount(0)
  await expect(foot.getByRole('link').first()).toHaveText(shell.footer.terms)

  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  await page.goto('/pages/terms?country=US')
  await expect(foot.getByRole('link').first()).toHaveText(shell.footer.safety)
  await expect(foot.getByText(shell.footer.disclaimerUs)).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expect(foot.getByRole('link').first()).toHaveText(shell.footer.safety)
  expect(problems).toEqual([])
})

test('a document that went out without settings asks for them with its whole query', async ({ page }) => {
  await page.route('**/pages/terms?country=US', async (route) => {
    const answer = await route.fetch({ url: route.request().url().replace('?country=US', '') })
    const html = await answer.text()
    const without = html.replace(/(id="boot">)(.*?)(<\/script>)/s, (_, start, data, end) => {
      const boot = { ...JSON.parse(data), settings: null }
      return start + JSON.stringify(boot).replaceAll('<', '\\u003c') + end
    })
    await route.fulfill({ response: answer, body: without })
  })
  await page.goto('/pages/terms?country=US')
  await closeEntryWarning(page)
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByText(shell.footer.disclaimerUs)).toBeVisible()
})

test('the questions are folded, and found by a word of their answers', async ({ page }) => {
  await page.goto('/pages/faq')
  await closeEntryWarning(page)
  const questions = page.locator('article details:has(h3):visible')
  await expect(questions.first()).toBeVisible()
  const all = await questions.count()
  const answer = page.getByText('Kijk in je spammap.')
  await expect(answer).toBeHidden()
  await page.getByLabel(shell.content.search, { exact: true }).fill('spammap verbeteren')
  await expect(questions).toHaveCount(1)
  await expect(answer).toBeVisible()
  await page.getByLabel(shell.content.search, { exact: true }).fill('qqqq')
  await expect(page.getByText(shell.content.noneFound)).toBeVisible()
  await page.getByLabel(shell.content.search, { exact: true }).fill('')
  await expect(questions).toHaveCount(all)
})
