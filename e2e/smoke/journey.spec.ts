import type { Locator, Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeEntryWarning, expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser, type Person } from '../site/people.ts'
import { fill, textsIn } from '../site/texts.ts'

/** The shell-level smoke test: the site's main job by two people in two browsers, across all five remotes. */
for (const locale of ['nl', 'en'] as const) {
  test.describe(`the journey in ${locale}`, () => {
    test.describe.configure({ mode: 'serial', timeout: 240_000 })
    const texts = textsIn(locale)

    test('from the first visit to the paid message and the log-out', async ({ browser, site, outbox }) => {
      const eva = inventPerson('female')
      const bas = inventPerson('male')
      const context = await browser.newContext({
        baseURL: site.address,
        locale: locale === 'nl' ? 'nl-NL' : 'en-GB',
        viewport: { width: 1280, height: 900 },
      })
      const page = await context.newPage()

      await test.step('a visitor sees the entry warning once', async () => {
        await page.goto('/')
        await expect(page.getByRole('dialog', { name: texts.shell.entryWarning.title })).toBeVisible()
        await closeEntryWarning(page)
        await expect(page.getByRole('dialog')).toHaveCount(0)
        await page.reload()
        await expect(
          page.getByRole('banner').getByRole('link', { name: texts.shell.nav.login }),
        ).toBeVisible()
        await page.waitForLoadState('networkidle')
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })

      await test.step('signs up in five questions', async () => {
        await page.getByRole('banner').getByRole('link', { name: texts.shell.nav.signup }).click()
        await signUp(page, eva, texts)
        await expect(page.getByRole('heading', { name: texts.signup.signup.complete.title })).toBeVisible({
          timeout: 20_000,
        })
      })

      await test.step('confirms the address from the mail', async () => {
        const [mail] = await outbox.to(eva.email)
        expect(mail?.subject).toBeTruthy()
        const link = mail?.links.find((candidate) => candidate.includes('activate'))
        await page.goto(link ?? '')
        await expect(page.getByRole('heading', { name: texts.signup.activate.done.title })).toBeVisible()
      })

      const other = await memberInOwnBrowser(browser, site.address, bas, locale)
      const otherPage = await other.context.newPage()

      await test.step('searches with filters and finds somebody', async () => {
        await page
          .getByRole('banner')
          .getByRole('link', { name: texts.shell.nav.members, exact: true })
          .click()
        await expect(page.getByRole('article').first()).toBeVisible()
        // Whom she looks for is chosen already.
        await expect(page.getByLabel(texts.members.search.gender.label, { exact: true })).toHaveValue('male')
        await page
          .getByLabel(texts.members.search.sort.label, { exact: true })
          .selectOption({ label: texts.members.search.sort.new })
        await expect(page).toHaveURL(/sort=new/)
        await page
          .getByRole('link', { name: new RegExp(bas.name) })
          .first()
          .click()
        await expect(page.getByRole('heading', { level: 1, name: new RegExp(bas.name) })).toBeVisible()
      })

      await test.step('likes, is liked back, and both see the match', async () => {
        await page.getByRole('button', { name: texts.members.like.give, exact: true }).click()
        await expect(page.getByRole('button', { name: texts.members.like.given, exact: true })).toBeVisible()
        await otherPage.goto('/likes')
        await otherPage
          .getByRole('link', { name: new RegExp(eva.name) })
          .first()
          .click()
        await otherPage.getByRole('button', { name: texts.members.like.give, exact: true }).click()
        const match = (of: Page) => of.getByRole('dialog').filter({ hasText: texts.members.match.both })
        // Theirs comes by the stream: whoever left before it would meet it on the next page.
        await expect(match(otherPage)).toBeVisible({ timeout: 15_000 })
        await otherPage.keyboard.press('Escape')
        await expect(match(otherPage)).toHaveCount(0)
        await expect(match(page)).toBeVisible({ timeout: 15_000 })
        await match(page).getByRole('button', { name: texts.members.match.start }).click()
      })

      await test.step('writes, and the other side sees it arrive by the stream', async () => {
        await otherPage.goto('/members')
        await expect(otherPage.getByRole('article').first()).toBeVisible()
        const composer = page.getByRole('textbox', {
          name: fill(texts.chat.composer.label, { name: bas.name }),
        })
        await write(page, composer, 'Hoi Bas, lonk je terug?')
        await expect(chatsLink(otherPage, texts)).toHaveText(/1/, { timeout: 15_000 })
        await chatsLink(otherPage, texts).click()
        // Until the list has come the search stays, and she is in it too.
        await expect(
          otherPage.getByRole('heading', { level: 1, name: texts.chat.conversations.title }),
        ).toBeVisible()
        await otherPage
          .getByRole('link', { name: new RegExp(eva.name) })
          .first()
          .click()
        await expect(otherPage.getByText('Hoi Bas, lonk je terug?').last()).toBeVisible()
        await expect(
          otherPage.getByRole('textbox', { name: fill(texts.chat.composer.label, { name: eva.name }) }),
        ).toBeVisible()
      })

      await test.step('and again by polling, with the stream cut', async () => {
        const cut = await other.context.newPage()
        await otherPage.close()
        await cut.route('**/api/events.php*', (route) => route.abort())
        await cut.goto('/members')
        await expect(cut.getByRole('article').first()).toBeVisible()
        const composer = page.getByRole('textbox', {
          name: fill(texts.chat.composer.label, { name: bas.name }),
        })
        await write(page, composer, 'Ook zonder stream?')
        // The first poll comes after five seconds, the next a minute later.
        await expect(chatsLink(cut, texts)).toHaveText(/1/, { timeout: 80_000 })
        await cut.close()
      })

      await test.step('runs out of credits and is told so, with the way to buy', async () => {
        const composer = page.getByRole('textbox', {
          name: fill(texts.chat.composer.label, { name: bas.name }),
        })
        await expect(page.getByText(texts.chat.notice.credits.title).first()).toBeVisible()
        await composer.fill('Deze past er niet meer bij')
        await composer.press('Enter')
        const panel = page.getByRole('dialog', { name: texts.payments.notEnough.title })
        await panel.getByRole('radio').first().check()
        await panel.getByRole('link', { name: /^10 credits/ }).click()
        await expect(page).toHaveURL(/\/credits/)
      })

      await test.step('sees the welcome bonus run and buys with it', async () => {
        await expect(page.getByRole('timer').first()).toBeVisible()
        await expect(page.getByText(/25\s?%/).first()).toBeVisible()
        await buy(page, texts)
      })

      await test.step('comes back with credits, as a premium member, and the message goes out', async () => {
        await expect(page.getByText(texts.payments.result.premium.now).last()).toBeVisible({
          timeout: 30_000,
        })
        const composer = page.getByRole('textbox', {
          name: fill(texts.chat.composer.label, { name: bas.name }),
        })
        await expect(composer).toBeVisible()
        await sendWhatWasKept(page, composer, 'Deze past er niet meer bij')
      })

      await test.step('logs out, in the second tab as well', async () => {
        const second = await context.newPage()
        await second.goto('/members')
        await expect(
          second.getByRole('banner').getByRole('link', { name: texts.shell.nav.chats }),
        ).toBeVisible()
        await page.goto('/members')
        await page.getByRole('button', { name: fill(texts.shell.account.open, { name: eva.name }) }).click()
        await page.getByRole('menuitem', { name: texts.shell.account.logout }).click()
        for (const tab of [page, second]) {
          await expect(
            tab.getByRole('banner').getByRole('link', { name: texts.shell.nav.login }),
          ).toBeVisible()
          await expect(
            tab.getByRole('banner').getByRole('link', { name: texts.shell.nav.chats }),
          ).toHaveCount(0)
        }
      })
      await closeContext(context)
      await closeContext(other.context)
    })
  })
}

type Texts = ReturnType<typeof textsIn>

const chatsLink = (page: Page, texts: Texts): Locator =>
  page.getByRole('banner').getByRole('link', { name: new RegExp(texts.shell.nav.chats) })

const signUp = async (page: Page, person: Person, { signup, ui }: Texts): Promise<void> => {
  const next = page.getByRole('button', { name: signup.signup.next })
  const { female, male } = signup.signup.seeking
  await page
    .getByRole('group', { name: signup.signup.seeking.gender })
    .getByText(female, { exact: true })
    .click()
  await page
    .getByRole('group', { name: signup.signup.seeking.seeking })
    .getByText(male, { exact: true })
    .click()
  await next.click()
  await page.getByLabel(ui.date.day, { exact: true }).fill('12')
  await page.getByLabel(ui.date.month, { exact: true }).fill('4')
  // Real validation: too young is refused at the field, and what was typed stays.
  await page.getByLabel(ui.date.year, { exact: true }).fill(String(new Date().getFullYear() - 10))
  await next.click()
  await expect(page.getByText(fill(signup.errors.dob_too_young, { min_age: 18 }))).toBeVisible()
  await page.getByLabel(ui.date.year, { exact: true }).fill('1992')
  await next.click()
  await page.getByLabel(signup.signup.place.country, { exact: true }).selectOption('NL')
  await page.getByLabel(signup.signup.place.region, { exact: true }).selectOption({ index: 1 })
  await page.getByLabel(signup.signup.place.city, { exact: true }).fill('Utrecht')
  await next.click()
  await page.getByLabel(signup.signup.name.name, { exact: true }).fill(person.name)
  await next.click()
  await page.getByLabel(signup.fields.email, { exact: true }).fill(person.email)
  await page.getByLabel(signup.fields.password, { exact: true }).fill(person.password)
  const boxes = page.getByRole('checkbox')
  await expect(boxes.first()).not.toBeChecked()
  await boxes.nth(0).check()
  await boxes.nth(1).check()
  await page.getByRole('button', { name: signup.signup.submit }).click()
}

const write = async (page: Page, composer: Locator, text: string): Promise<void> => {
  await composer.fill(text)
  await composer.press('Enter')
  await expect(page.getByText(text).last()).toBeVisible()
}

const buy = async (page: Page, { payments }: Texts): Promise<void> => {
  await expect(page.getByRole('radio').first()).toBeChecked()
  for (const box of await page.getByRole('checkbox').all()) await box.check()
  await page.getByRole('button', { name: payments.checkout.pay }).click()
  await page.waitForURL(/\/sandbox\//)
  await page
    .getByRole('button', { name: /betalen|pay/i })
    .first()
    .click()
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/sandbox/'))
}

const sendWhatWasKept = async (page: Page, composer: Locator, text: string): Promise<void> => {
  if ((await composer.inputValue()) === text) await composer.press('Enter')
  else
    await page
      .getByRole('button')
      .filter({ hasText: /opnieuw|again/i })
      .first()
      .click()
  await expect(page.getByText(text).last()).toBeVisible()
  await expect(composer).toHaveValue('')
}
