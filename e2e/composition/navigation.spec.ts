import { closeContext } from '../site/close-context.ts'
import { closeEntryWarning, expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

const { shell, chat, members, payments } = textsIn('nl')

test('links, back and forward cross remotes without a new document', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  const page = await context.newPage()
  const heading = page.getByRole('heading', { level: 1 })
  const navigation = page.getByRole('banner')
  let documents = 0
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents += 1
  })

  await page.goto('/members')
  await expect(heading).toHaveText(members.search.title)
  await navigation.getByRole('link', { name: shell.nav.chats }).click()
  await expect(heading).toHaveText(chat.conversations.title)
  await expect(heading).toBeFocused()
  await navigation.getByRole('link', { name: shell.nav.premium }).click()
  await expect(heading).toHaveText(payments.premium.title)
  await page.goBack()
  await expect(heading).toHaveText(chat.conversations.title)
  await page.goBack()
  await expect(heading).toHaveText(members.search.title)
  await page.goForward()
  await expect(heading).toHaveText(chat.conversations.title)
  await expect(page).toHaveTitle(new RegExp(chat.conversations.title))
  expect(documents).toBe(1)
  await closeContext(context)
})

test('a link followed before the first page is alive puts the focus on the page it leads to', async ({
  browser,
  site,
}) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('male'))
  const page = await context.newPage()
  let goOn = (): void => undefined
  const held = new Promise<void>((resolve) => {
    goOn = resolve
  })
  await page.route('**/r/mf-members/**/remoteEntry*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/members', { waitUntil: 'commit' })
  const heading = page.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText(members.search.title)
  // The navigation is alive, the page below it is not.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a[href="/chats"]') ?? {}).some((key) =>
      key.startsWith('__reactProps$'),
    ),
  )
  await page.getByRole('banner').getByRole('link', { name: shell.nav.chats }).click()
  await expect(heading).toHaveText(chat.conversations.title)
  await expect(heading).toBeFocused()
  goOn()
  await expect(heading).toBeFocused()
  await closeContext(context)
})

test('a deep link opens on its page, a visitor on a members page is asked to log in and comes back', async ({
  page,
  browser,
  site,
}) => {
  await page.goto('/chats?x=1')
  await expect(page).toHaveURL(/\/login\?back=%2Fchats%3Fx%3D1/)
  const person = inventPerson('female')
  const { context } = await memberInOwnBrowser(browser, site.address, person)
  await closeContext(context)
  await closeEntryWarning(page)
  await page.getByLabel(textsIn('nl').signup.fields.email).fill(person.email)
  await page.getByLabel(textsIn('nl').signup.fields.password, { exact: true }).fill(person.password)
  await page
    .getByRole('main')
    .getByRole('button', { name: textsIn('nl').signup.login.submit, exact: true })
    .click()
  await expect(page).toHaveURL(/\/chats\?x=1$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(chat.conversations.title)
})

test('an unknown path is a 404 page with a way home, in the language of the visitor', async ({ page }) => {
  const answer = await page.goto('/no/such/page')
  expect(answer?.status()).toBe(404)
  // The warning hides the page from queries by role, and it may be there before the query is made.
  await closeEntryWarning(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(shell.error.notFound.title)
  await page.getByRole('main').getByRole('link', { name: shell.error.home }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the policy is strict, and nothing on the way breaks it', async ({ page }) => {
  const complaints: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|Hydration|hydrat/i.test(message.text())) complaints.push(message.text())
  })
  const answer = await page.goto('/')
  const policy = answer?.headers()['content-security-policy'] ?? ''
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+'/)
  expect(policy).not.toMatch(/unsafe/)
  await page.waitForLoadState('networkidle')
  await page.goto('/members')
  await page.waitForLoadState('networkidle')
  expect(complaints).toEqual([])
})
