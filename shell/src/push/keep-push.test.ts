import { beforeEach, describe, expect, test } from '@jest/globals'
import { api } from '@lonk/shared-api/client.ts'
import type { Settings } from '@lonk/shared-api/schemas/settings.ts'
import { exampleUser } from '@lonk/shared-api/testing/examples.ts'
import { fakeApi, refusal } from '@lonk/shared-api/testing/fake-api.ts'
import { createBus } from '@lonk/shared-events/bus.ts'
import { createState } from '@lonk/shared-events/state.ts'
import { pushChoice } from '@lonk/shared-events/storage-register.ts'
import { waitFor } from '@testing-library/react'
import { createBeforeLogout } from '../session/before-logout.ts'
import { keepPush } from './keep-push.ts'
import { browserPush } from './testing/browser-push.ts'

const post = 'POST /api/user.php?push=1'
const take = 'DELETE /api/user.php?push=1'
const first = { endpoint: 'https://push.test/1', keys: { p256dh: 'p1', auth: 'a1' } }
// Only what is read of them.
const settings = (push_public_key = 'BAEC_-8') => ({ push_public_key }) as Settings

beforeEach(() => localStorage.clear())

/** A page of the site in that browser; the same browser and storage may be visited again. */
const visit = ({
  browser = browserPush(),
  user = exampleUser() as ReturnType<typeof exampleUser> | null,
} = {}) => {
  const network = fakeApi(api, {
    [post]: () => ({ body: { ok: true } }),
    [take]: () => ({ body: { ok: true } }),
  })
  const state = createState({ user, settings: settings() })
  const bus = createBus()
  const beforeLogout = createBeforeLogout()
  const toasts: string[] = []
  bus.on('toast-requested').subscribe(({ tone }) => toasts.push(tone))
  keepPush(state, browser.registration, bus, beforeLogout)
  return {
    browser,
    network,
    state,
    beforeLogout,
    toasts,
    turn: (on: boolean) => bus.publish('push-requested', { on }),
  }
}
type Visit = ReturnType<typeof visit>

const subscribed = ({ state }: Visit) => waitFor(() => expect(state.get('push').isSubscribed).toBe(true))
const notSubscribed = ({ state }: Visit) => waitFor(() => expect(state.get('push').isSubscribed).toBe(false))
const turnedOn = async (page = visit()) => {
  page.turn(true)
  await subscribed(page)
  return page
}
/** Later, when the account says that it knows of a subscription. */
const back = (browser: Visit['browser'], has_push = true) =>
  visit({ browser, user: exampleUser({ has_push }) })

describe('capability', () => {
  test('is unknown until the settings are there', () => {
    const state = createState()
    keepPush(state, browserPush().registration, createBus(), createBeforeLogout())
    expect(state.get('push').isCapable).toBeNull()
    state.set('settings', settings())
    expect(state.get('push').isCapable).toBe(true)
  })

  test.each([
    ['without a worker', null, settings()],
    ['without push', Object({}) as ServiceWorkerRegistration, settings()],
    ['on a site without a key', browserPush().registration, settings('')],
  ])('is not there %s', (_, registration, given) => {
    const state = createState({ settings: given })
    keepPush(state, registration, createBus(), createBeforeLogout())
    expect(state.get('push').isCapable).toBe(false)
  })
})

describe('turning notifications on', () => {
  test('asks nobody before a person’s own act', async () => {
    const { browser, network } = visit()
    await Promise.resolve()
    expect([browser.asked(), browser.present(), network.calls, localStorage.length]).toEqual([0, null, [], 0])
  })

  test('posts the subscription to the account and keeps it as a JSON string', async () => {
    const { browser, network, toasts } = await turnedOn()
    expect(browser.asked()).toBe(1)
    expect(network.callsOf(post).map(({ body }) => body)).toEqual([{ subscription: first }])
    expect(JSON.parse(localStorage.getItem(pushChoice.key) ?? '')).toEqual(first)
    await waitFor(() => expect(toasts).toEqual(['success']))
  })

  test('keeps a no as “denied”, for later visits too', async () => {
    const page = visit()
    page.browser.willAnswer('denied')
    page.turn(true)
    await waitFor(() => expect(localStorage.getItem(pushChoice.key)).toBe('denied'))
    const later = back(page.browser)
    expect(later.state.get('push')).toMatchObject({ isCapable: true, isSubscribed: false })
    expect(localStorage.getItem(pushChoice.key)).toBe('denied')
    expect(later.network.calls).toEqual([])
  })

  test('keeps nothing where the question was closed without an answer', async () => {
    const page = visit()
    page.browser.willAnswer('default')
    page.turn(true)
    await waitFor(() => expect(page.browser.asked()).toBe(1))
    expect(localStorage.length).toBe(0)
  })

  test('says so where the account or the push service refuses', async () => {
    const page = visit()
    page.network.answer(post, () => refusal(422, 'subscription_invalid'))
    page.turn(true)
    await waitFor(() => expect(page.toasts).toEqual(['danger']))
    const other = visit()
    other.browser.refuse()
    other.turn(true)
    await waitFor(() => expect(other.toasts).toEqual(['danger']))
    expect([page, other].map(({ state }) => state.get('push').isSubscribed)).toEqual([false, false])
    expect(localStorage.getItem(pushChoice.key)).toBeNull()
  })
})

describe('a member who is subscribed', () => {
  test('still is at the next visit, and nothing is sent again', async () => {
    const { browser } = await turnedOn()
    const later = back(browser)
    await subscribed(later)
    expect([browser.asked(), later.network.calls]).toEqual([1, []])
  })

  test('is made known again to an account that has forgotten', async () => {
    const { browser } = await turnedOn()
    const later = back(browser, false)
    await waitFor(() => expect(later.network.callsOf(post)).toHaveLength(1))
  })

  test('is made known again where the account forgets while the page is open', async () => {
    const { browser } = await turnedOn()
    const page = back(browser)
    await subscribed(page)
    page.state.set('user', exampleUser({ has_push: false }))
    await waitFor(() => expect(page.network.callsOf(post)).toHaveLength(1))
  })

  test.each([
    ['the browser has lost the subscription', (page: Visit) => page.browser.lose()],
    ['the site’s key has changed', (page: Visit) => page.state.set('settings', settings('BBBB'))],
  ])('is subscribed anew, without a question, when %s', async (_, change) => {
    const { browser } = await turnedOn()
    const later = back(browser)
    await subscribed(later)
    change(later)
    const again = later.state.get('settings')?.push_public_key === 'BBBB' ? later : back(browser)
    await waitFor(() => expect(again.network.callsOf(post)).toHaveLength(1))
    expect(JSON.parse(localStorage.getItem(pushChoice.key) ?? '').endpoint).toBe('https://push.test/2')
    expect(browser.asked()).toBe(1)
  })

  test('is not any more once the browser’s permission is withdrawn', async () => {
    const { browser } = await turnedOn()
    browser.setPermission('denied')
    await notSubscribed(back(browser))
    expect(localStorage.getItem(pushChoice.key)).toBe('denied')
    browser.setPermission('default')
    back(browser)
    expect(localStorage.getItem(pushChoice.key)).toBe('false')
  })

  test('can turn it off: in the browser, in the account, and in what is kept', async () => {
    const page = await turnedOn()
    page.turn(false)
    await waitFor(() =>
      expect(page.network.callsOf(take).map(({ body }) => body)).toEqual([{ endpoint: first.endpoint }]),
    )
    expect([page.browser.present(), localStorage.getItem(pushChoice.key)]).toEqual([null, 'false'])
    expect(page.state.get('push').isSubscribed).toBe(false)
  })

  test('leaves nothing behind at logout', async () => {
    const page = await turnedOn()
    await page.beforeLogout.run()
    expect(page.network.callsOf(take)).toHaveLength(1)
    expect([page.browser.present(), localStorage.getItem(pushChoice.key)]).toEqual([null, 'false'])
  })

  test('does not hand it to the next member in this browser', async () => {
    const { browser } = await turnedOn()
    const other = visit({ browser, user: exampleUser({ id: 8 }) })
    await waitFor(() => expect(browser.present()).toBeNull())
    expect(other.state.get('push').isSubscribed).toBe(false)
    expect(other.network.callsOf(post)).toEqual([])
  })
})
