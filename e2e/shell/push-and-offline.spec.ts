import { localeCookie, pushChoice } from '@lonk/shared-events/storage-register.ts'
import type { BrowserContext, Page } from '@playwright/test'
import { closeContext } from '../site/close-context.ts'
import { closeNotices } from '../site/closed-notices.ts'
import { closeEntryWarning, expect, test } from '../site/fixtures.ts'
import { wholeBrowser } from '../site/launch-options.ts'
import { inventPerson, memberInOwnBrowser, sendByCall } from '../site/people.ts'
import { textsIn } from '../site/texts.ts'

test.use({ ...wholeBrowser, serviceWorkers: 'allow' })

const { shell } = textsIn('nl')

const workerOf = (page: Page): Promise<string | undefined> =>
  page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL)
const storedPush = (page: Page): Promise<string | null> =>
  page.evaluate((key) => localStorage.getItem(key), pushChoice.key)
const toasts = (page: Page) => page.getByRole('region', { name: /^Meldingen/ })
const offer = (page: Page) => page.getByText(shell.push.title)

/** What is learned once a page is there waits for the next one: the offer comes with one of the first few. */
const openUntilOffered = (page: Page) => {
  const names = [shell.nav.members, shell.nav.likes]
  return expect(async () => {
    names.reverse()
    await page.getByRole('banner').getByRole('link', { name: names[0] }).click()
    await expect(offer(page)).toBeVisible({ timeout: 2_000 })
  }).toPass({ timeout: 30_000 })
}

/** A push service that this browser reaches: the real ones are on the internet. */
const withPushService = (context: BrowserContext, answer: NotificationPermission) =>
  context.addInitScript((given) => {
    const subscription = {
      endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
      options: { applicationServerKey: null },
      toJSON: () => ({
        endpoint: subscription.endpoint,
        keys: {
          p256dh: 'BEl62iUYgUivxIkv69yViEuiBIa-Ib9-SkvMeAtA3LFgDzkrxZJjSgSnfckjBJuBkr3qBUYIHBQFLXYp5Nksh8U',
          auth: 'AAAAAAAAAAAAAAAAAAAAAA',
        },
      }),
      unsubscribe: async () => true,
    }
    Object.assign(PushManager.prototype, {
      subscribe: async () => subscription,
      getSubscription: async () => null,
    })
    // A person's answer outlives the page, as a browser keeps it.
    const permission = () => localStorage.getItem('test.permission') ?? 'default'
    Object.defineProperty(Notification, 'permission', { get: permission })
    Notification.requestPermission = async () => {
      localStorage.setItem('test.permission', given)
      return given
    }
  }, answer)

/** Waits for an answer: nobody else is offered notifications. */
const member = async (browser: Parameters<typeof memberInOwnBrowser>[0], address: string) => {
  const { context } = await memberInOwnBrowser(browser, address, inventPerson('female'))
  const other = await memberInOwnBrowser(browser, address, inventPerson('male'))
  await closeContext(other.context)
  await sendByCall(context, other.profileId, 'Hoi')
  // One thing at a time: notifications are offered to whoever has no photo once that is answered.
  await closeNotices(context, ['photo'])
  return context
}

test('the site’s worker stands at its root, and a page without network is the site’s own, never blank', async ({
  page,
  context,
}) => {
  await page.goto('/pages/terms')
  await closeEntryWarning(page)
  expect(await workerOf(page)).toMatch(/\/sw-push\.js\?v=2$/)

  // From the second page on the worker is in between, for page loads alone.
  await page.goto('/pages/privacy')
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const sources = await page.evaluate(() =>
    performance.getEntriesByType('resource').map((entry) => Reflect.get(entry, 'workerFinalSourceType')),
  )
  expect([...new Set(sources)]).toEqual(['network'])

  await context.setOffline(true)
  await page.goto('/members', { waitUntil: 'commit' })
  await expect(page).toHaveTitle('Geen verbinding · Lonk')
  await expect(page.getByRole('heading')).toHaveText('Geen verbinding')
  await expect(page.getByRole('link', { name: 'Opnieuw proberen' })).toBeVisible()

  // Back on the network the page goes on by itself, to where it was on the way.
  await context.setOffline(false)
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page).toHaveURL(/\/members$/)
})

test('the offline page speaks the language that the site was shown in, and is readable in the dark', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: localeCookie.key, value: 'de', url: baseURL ?? '' }])
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/pages/terms')
  await workerOf(page)
  await expect
    .poll(() => page.evaluate(async () => (await caches.match('/sw-push/site'))?.text()))
    .toBe('{"locale":"de","name":"Lonk"}')
  await context.setOffline(true)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByRole('heading')).toHaveText('Keine Verbindung')
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(27, 20, 22)')
})

test('nothing of the site is kept but its name and language: no page, no answer of a call', async ({
  browser,
  site,
}) => {
  const context = await member(browser, site.address)
  const page = await context.newPage()
  for (const path of ['/members', '/chats', '/profile']) await page.goto(path)
  await workerOf(page)
  const kept = () =>
    page.evaluate(async () => {
      const names = await caches.keys()
      const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return all.flat().map(({ url }) => new URL(url).pathname)
    })
  // The worker is told some time after it is there; nothing else may have come by then, or come later.
  await expect.poll(kept).toContain('/sw-push/site')
  await page.waitForLoadState('networkidle')
  expect(await kept()).toEqual(['/sw-push/site'])
  await closeContext(context)
})

test('the manifest is valid: a name, a start in its scope, icons that are what they say', async ({
  page,
}) => {
  await page.goto('/members')
  const href = await page.locator('link[rel=manifest]').getAttribute('href')
  const answer = await page.request.get(href ?? '')
  expect(answer.headers()['content-type']).toContain('application/manifest+json')
  const app = await answer.json()
  expect(app).toMatchObject({ name: 'Lonk', lang: 'nl', display: 'standalone', start_url: '/members' })
  const sizes = await page.evaluate(
    (icons: { src: string }[]) =>
      Promise.all(
        icons.map(async ({ src }) => {
          const image = new Image()
          image.src = src
          await image.decode()
          return `${image.naturalWidth}x${image.naturalHeight}`
        }),
      ),
    app.icons.filter(({ type }: { type: string }) => type === 'image/png'),
  )
  expect(sizes).toEqual(['192x192', '512x512', '192x192', '512x512'])
  expect(app.icons.map(({ purpose }: { purpose: string }) => purpose)).toContain('maskable')
  // What the browser itself finds wrong with it.
  const devtools = await page.context().newCDPSession(page)
  const { errors } = await devtools.send('Page.getAppManifest')
  expect(errors).toEqual([])
  const apple = await page.locator('link[rel=apple-touch-icon]').getAttribute('href')
  expect((await page.request.get(apple ?? '')).headers()['content-type']).toBe('image/png')
})

test('notifications are offered, never asked for; a yes is told to the account and ends with the session', async ({
  browser,
  site,
}) => {
  const context = await member(browser, site.address)
  await withPushService(context, 'granted')
  const page = await context.newPage()
  await page.goto('/members')
  await workerOf(page)
  await openUntilOffered(page)
  expect(await storedPush(page)).toBeNull()

  await page.getByRole('button', { name: shell.push.accept }).click()
  await expect(toasts(page)).toContainText(shell.push.on)
  await expect(offer(page)).toBeHidden()
  expect(JSON.parse((await storedPush(page)) ?? '').endpoint).toContain('https://fcm.googleapis.com/')
  const known = async () => (await (await page.request.get('/api/user.php')).json()).user.has_push
  expect(await known()).toBe(true)

  const taken = page.waitForRequest(
    (request) => request.method() === 'DELETE' && request.url().includes('user.php'),
  )
  await page.getByRole('button', { name: /Mijn account/ }).click()
  await page.getByRole('menuitem', { name: shell.account.logout }).click()
  expect((await (await taken).response())?.status()).toBe(200)
  await expect.poll(() => storedPush(page)).toBe('false')
  await closeContext(context)
})

test('a no is remembered: nothing is offered any more', async ({ browser, site }) => {
  const context = await member(browser, site.address)
  await withPushService(context, 'denied')
  const page = await context.newPage()
  await page.goto('/members')
  await workerOf(page)
  await openUntilOffered(page)
  await page.getByRole('button', { name: shell.push.accept }).click()
  await expect(toasts(page)).toContainText(shell.push.blocked)
  expect(await storedPush(page)).toBe('denied')
  await page.reload()
  await workerOf(page)
  await page.waitForLoadState('networkidle')
  await page.getByRole('banner').getByRole('link', { name: shell.nav.members }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect(offer(page)).toBeHidden()
  expect(await storedPush(page)).toBe('denied')
  await closeContext(context)
})

test('a push shows a notification without anybody’s name, and reaches the open page', async ({
  browser,
  site,
}) => {
  const context = await member(browser, site.address)
  await context.grantPermissions(['notifications'], { origin: site.address })
  const page = await context.newPage()
  await page.goto('/members')
  await workerOf(page)
  await page.waitForLoadState('networkidle')
  const refreshed = page.waitForRequest(/\/api\/chats\.php/)
  await deliver(page, site.address, {
    kind: 'message',
    title: 'Lonk',
    body: 'Nieuw bericht',
    url: '/chats',
    tag: 'message',
    badge: 1,
    fictional: false,
  })
  await refreshed
  // The page hears of it before the notification is there: the browser fetches its pictures first.
  const shown = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready
      return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }))
    })
  await expect
    .poll(shown, { timeout: 30_000 })
    .toEqual([{ title: 'Lonk', body: 'Nieuw bericht', tag: 'message' }])
  await closeContext(context)
})

/** As the browser does when its push service brings something. */
const deliver = async (page: Page, origin: string, news: object): Promise<void> => {
  const devtools = await page.context().newCDPSession(page)
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [registration] = registrations
      if (registration) resolve(registration.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  await devtools.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registered,
    data: JSON.stringify(news),
  })
}
