/** @jest-environment node */
import { describe, expect, jest, test } from '@jest/globals'
import type { PushNews } from '@lonk/shared-events/push.ts'
import { siteShown } from '@lonk/shared-events/storage-register.ts'
import { createStoredFiles } from '@lonk/shared-events/stored-files.ts'
import { answerNavigation, isPageRequest } from './answer-navigation.ts'
import type { SiteFacts } from './messages.ts'
import { offlinePage } from './offline-page.ts'
import { openPage } from './open-page.ts'
import { letFilesPassBy } from './pass-by.ts'
import { renewSubscription } from './renew-subscription.ts'
import { newsFrom, showNews } from './show-news.ts'
import { recallSite, rememberSite } from './site-memory.ts'

const news: PushNews = {
  kind: 'message',
  title: 'Lonk',
  body: 'Nieuw bericht',
  url: '/chats',
  tag: 'message',
  badge: 3,
  fictional: false,
}
const site = { locale: 'de', name: 'Lonk' }
const icons = { icon: '/i.png', badge: '/b.png' }

/** A page as the worker sees it. */
const page = (url: string, seen: { focused?: boolean; visible?: boolean } = {}) => ({
  url,
  focused: seen.focused ?? false,
  visibilityState: seen.visible ? ('visible' as const) : ('hidden' as const),
  postMessage: jest.fn(),
  focus: jest.fn(async () => Object()),
})

describe('a push', () => {
  const surroundings = (setAppBadge = jest.fn(async (_?: number) => undefined)) => {
    const open = [page('https://lonk.test/members'), page('https://lonk.test/chats')]
    const showNotification = jest.fn(async (_title: string, _options?: object) => undefined)
    const scope = {
      registration: { showNotification },
      clients: { matchAll: async () => Object(open) },
      navigator: { setAppBadge },
    }
    return { scope, open, showNotification, setAppBadge }
  }

  test('shows what the server wrote, with the page it leads to, one for each kind of news', async () => {
    const { scope, showNotification } = surroundings()
    await showNews(scope, news, icons)
    expect(showNotification.mock.calls).toEqual([
      ['Lonk', { body: 'Nieuw bericht', tag: 'message', data: { url: '/chats' }, ...icons }],
    ])
  })

  test('is told to every open page as the last message, and sets the badge', async () => {
    const { scope, open, setAppBadge } = surroundings()
    await showNews(scope, news, icons)
    for (const each of open) expect(each.postMessage.mock.calls).toEqual([[{ type: 'lastMessage', news }]])
    expect(setAppBadge).toHaveBeenCalledWith(3)
  })

  test('shows although the badge fails', async () => {
    const refusing = jest.fn(async () => {
      throw new Error('not installed')
    })
    const { scope, showNotification } = surroundings(refusing)
    await showNews(scope, news, icons)
    expect(showNotification).toHaveBeenCalledTimes(1)
  })

  test('is read as the server sends it', () => {
    expect(newsFrom({ json: () => news }, site)).toEqual(news)
  })

  test.each([
    ['nothing', null],
    ['no JSON', { json: () => JSON.parse('hello') }],
    ['JSON of another shape', { json: () => ({ ...news, url: 7 }) }],
  ])('with %s says in the site’s language that there is news', (_, data) => {
    expect(newsFrom(data, site)).toMatchObject({ title: 'Lonk', body: 'Es gibt Neuigkeiten für dich' })
  })
})

describe('a click on a notification', () => {
  const click = async (pages: ReturnType<typeof page>[], path: unknown = '/chats') => {
    const openWindow = jest.fn(async (_: string) => null)
    const clients = { matchAll: async () => pages, openWindow }
    await openPage({ clients, location: { origin: 'https://lonk.test' } }, path)
    return openWindow.mock.calls.flat()
  }

  test('brings the page forward that shows it already', async () => {
    const pages = [page('https://lonk.test/members', { focused: true }), page('https://lonk.test/chats')]
    expect(await click(pages)).toEqual([])
    expect(pages.map(({ focus }) => focus.mock.calls.length)).toEqual([0, 1])
    expect(pages[1]?.postMessage).not.toHaveBeenCalled()
  })

  test('has another page of the site show it, the one in sight first', async () => {
    const pages = [page('https://lonk.test/members'), page('https://lonk.test/likes', { visible: true })]
    await click(pages)
    expect(pages[1]?.postMessage).toHaveBeenCalledWith({ type: 'page-wanted', path: '/chats' })
    expect(pages[1]?.focus).toHaveBeenCalledTimes(1)
  })

  test('opens a page where there is none', async () => {
    expect(await click([])).toEqual(['/chats'])
  })

  test.each(['https://evil.test/chats', '//evil.test/', 'javascript:alert(1)', null])(
    'never leads to another site (%s)',
    async (path) => expect(await click([], path)).toEqual(['/']),
  )
})

test('a subscription that the browser replaces goes to the account', async () => {
  const subscription = { endpoint: 'https://push.test/2' }
  const subscribe = jest.fn(async (_?: object) => Object(subscription))
  const fetched = jest.fn(async (_address: unknown, _init?: RequestInit) => new Response())
  const key = new Uint8Array([4, 1]).buffer
  const registration = { pushManager: { subscribe } }
  await renewSubscription(
    { registration, fetch: fetched },
    { options: { applicationServerKey: key, userVisibleOnly: true } },
  )
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: key })
  const [address, init] = fetched.mock.calls[0] ?? []
  expect([address, init?.method, init?.body]).toEqual([
    '/api/user.php?push=1',
    'POST',
    JSON.stringify({ subscription }),
  ])
})

describe('a navigation', () => {
  const request = new Request('https://lonk.test/chats')
  const offline = async () => {
    throw new TypeError('Failed to fetch')
  }

  test.each([
    ['/chats/5', 'navigate', 'GET', true],
    ['/', 'navigate', 'GET', true],
    ['/r/shell/1/main.js', 'no-cors', 'GET', false],
    ['/api/poll.php', 'cors', 'GET', false],
    ['/api/export.php', 'navigate', 'GET', false],
    ['/chats', 'navigate', 'POST', false],
  ] as const)('to %s by %s and %s is the worker’s: %s', (path, mode, method, expected) => {
    expect(isPageRequest({ url: `https://lonk.test${path}`, mode, method })).toBe(expected)
  })

  test('gets the network’s answer, an error of the server too', async () => {
    const failed = new Response('broken', { status: 500 })
    const load = async () => failed
    const answer = await answerNavigation(
      { request, preloadResponse: Promise.resolve() },
      async () => site,
      load,
    )
    expect(answer).toBe(failed)
  })

  test('takes the answer that the browser fetched meanwhile', async () => {
    const early = new Response('early')
    const preloadResponse = Promise.resolve(early)
    expect(await answerNavigation({ request, preloadResponse }, async () => site, offline)).toBe(early)
  })

  test('without a network gets a page in the language of the site, which asks again', async () => {
    const preloadResponse = Promise.resolve()
    const answer = await answerNavigation({ request, preloadResponse }, async () => site, offline)
    expect(answer.status).toBe(503)
    const html = await answer.text()
    expect(html).toContain('<html lang="de">')
    expect(html).toContain('<title>Keine Verbindung · Lonk</title>')
    expect(html).toContain('<a href="">Erneut versuchen</a>')
    const nonce = /'nonce-([^']+)'/.exec(answer.headers.get('content-security-policy') ?? '')?.[1]
    expect(html).toContain(`<style nonce="${nonce}">`)
  })

  test('is told apart: a browser without network, and a site that does not answer', async () => {
    const shown = (online: boolean) => offlinePage({ site, online, nonce: 'n' }).text()
    expect(await shown(false)).toContain('Du bist offline.')
    expect(await shown(true)).toContain('Die Seite ist gerade nicht erreichbar.')
  })

  test('is light or dark where that was chosen, and the device decides otherwise', async () => {
    const shown = (facts: SiteFacts) => offlinePage({ site: facts, online: false, nonce: 'n' }).text()
    expect(await shown({ ...site, scheme: 'dark' })).toContain('<html lang="de" data-scheme="dark">')
    expect(await shown(site)).toContain('<html lang="de"><head>')
  })

  test('shows a site’s name as text', async () => {
    const strange = { locale: 'nl', name: '<img src=x>' }
    const html = await offlinePage({ site: strange, online: false, nonce: 'n' }).text()
    expect(html).not.toContain('<img')
  })
})

describe('all that is no page', () => {
  const rules = [{ condition: { not: { requestMode: 'navigate' } }, source: 'network' }]

  test('goes past the worker where the browser can be told so', async () => {
    const addRoutes = jest.fn(async (_: unknown) => undefined)
    await letFilesPassBy({ addRoutes })
    expect(addRoutes.mock.calls).toEqual([[rules]])
  })

  test.each([
    ['cannot', {}],
    ['knows other rules', { addRoutes: () => Promise.reject(new TypeError('condition')) }],
  ])('is no reason to fail where it %s', async (_, install) => {
    await expect(letFilesPassBy(install)).resolves.toBeUndefined()
  })
})

describe('what the worker remembers of the site', () => {
  const storage = () => {
    const kept = new Map<unknown, Response>()
    const cache = {
      put: async (place: unknown, response: Response) => void kept.set(place, response),
      match: async (place: unknown) => kept.get(place)?.clone(),
    }
    return { kept, files: createStoredFiles(siteShown, async () => Object(cache)) }
  }

  test('is what a page told it last, and nothing else', async () => {
    const { kept, files } = storage()
    await rememberSite(site, files)
    expect(await recallSite({ navigator: { languages: ['nl'] } }, files)).toEqual(site)
    expect([...kept.keys()]).toEqual(['/sw-push/site'])
  })

  test('has the colours that were chosen, and none that are not ours', async () => {
    const { files } = storage()
    const recalled = () => recallSite({ navigator: { languages: ['nl'] } }, files)
    await rememberSite({ ...site, scheme: 'dark' }, files)
    expect(await recalled()).toEqual({ ...site, scheme: 'dark' })
    await files.put('/sw-push/site', JSON.stringify({ ...site, scheme: '"><script>' }))
    expect(await recalled()).toEqual({ locale: 'nl', name: 'Lonk' })
  })

  test.each([
    [['sv-SE', 'en'], 'sv'],
    [['zh-CN', 'en-GB'], 'en'],
    [['zh-CN'], 'nl'],
  ])('is guessed from the browser’s languages before that (%j: %s)', async (languages, locale) => {
    const { files } = storage()
    expect(await recallSite({ navigator: { languages } }, files)).toMatchObject({ locale })
  })

  test('is guessed where storage is denied', async () => {
    const files = createStoredFiles(siteShown, () => Promise.reject(new Error('denied')))
    await rememberSite(site, files)
    expect(await recallSite({ navigator: { languages: ['fi'] } }, files)).toMatchObject({ locale: 'fi' })
  })
})
