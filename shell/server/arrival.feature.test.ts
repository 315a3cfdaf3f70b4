import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { testChat } from './testing/answers.ts'
import { bootOf } from './testing/boot-of.ts'
import { type PublishedSite, startPublishedSite } from './testing/published-site.ts'

let site: PublishedSite
beforeEach(async () => {
  site = await startPublishedSite()
})
afterEach(() => site.stop())

const own = () => site.address
const member = { cookie: '__Host-sid=good' }

/** What a browser says about what led to a document, and what the API and the page are told of it. */
const arrivals: [string, () => Record<string, string>, string][] = [
  ['another site', () => ({ 'sec-fetch-site': 'cross-site', 'sec-fetch-user': '?1' }), 'foreign'],
  ['a neighbour under the same domain', () => ({ 'sec-fetch-site': 'same-site' }), 'foreign'],
  ['something that is not known yet', () => ({ 'sec-fetch-site': 'newer' }), 'foreign'],
  ['the address bar, or an app', () => ({ 'sec-fetch-site': 'none', 'sec-fetch-user': '?1' }), 'direct'],
  ['a script of our own page', () => ({ 'sec-fetch-site': 'same-origin' }), 'direct'],
  ['a link on our own page', () => ({ 'sec-fetch-site': 'same-origin', 'sec-fetch-user': '?1' }), 'acted'],
  ['another site, in an old browser', () => ({ referer: 'https://elsewhere.example/' }), 'foreign'],
  [
    'a site that begins alike, in an old browser',
    () => ({ referer: `${own()}.elsewhere.example/` }),
    'foreign',
  ],
  ['a page without an address, in an old browser', () => ({ referer: 'about:blank' }), 'foreign'],
  ['our own page, in an old browser', () => ({ referer: `${own()}/members` }), 'direct'],
  ['nobody knows who, in an old browser', () => ({}), 'direct'],
  [
    'a prefetch of our own page',
    () => ({ 'sec-fetch-site': 'same-origin', 'sec-fetch-user': '?1', 'sec-purpose': 'prefetch' }),
    'foreign',
  ],
  [
    'a browser that renders ahead',
    () => ({ 'sec-fetch-site': 'none', 'sec-purpose': 'prefetch;prerender' }),
    'foreign',
  ],
  ['a preview of the start page, in Safari', () => ({ 'x-purpose': 'preview' }), 'foreign'],
]

test.each(arrivals)(
  'a document that %s has led to says so, to the API and to its page',
  async (_, headers, arrival) => {
    const html = await site.html('/members', { ...member, ...headers() })
    expect(bootOf(html).arrival).toBe(arrival)
    const told = site.api.asked.map(({ headers: sent }) => sent['x-arrival'] ?? 'acted')
    expect(new Set(told)).toEqual(new Set([arrival]))
  },
)

const chatCalls = () =>
  site.api.asked.map(({ path }) => path).filter((path) => /^\/api\/chats?\.php/.test(path))

test.each(['/members', '/chats', '/', '/nowhere'])(
  '%s says how much is unread and asks for no message that it does not show',
  async (path) => {
    expect(bootOf(await site.html(path, member))).toMatchObject({ unreadTotal: 3 })
    expect(chatCalls()).toEqual([])
  },
)

test('a HEAD of a conversation is given nothing of it', async () => {
  const { status } = await fetch(`${site.address}/chats/5`, { method: 'HEAD', headers: member })
  expect(status).toBe(200)
  expect(chatCalls()).toEqual([])
})

test('a visitor cannot say it for the browser', async () => {
  const html = await site.html('/members', {
    ...member,
    'sec-fetch-site': 'cross-site',
    'x-arrival': 'acted',
  })
  expect(bootOf(html).arrival).toBe('foreign')
})

test('where somebody else’s page has led here no conversation is asked for: what is handed out counts as delivered', async () => {
  const html = await site.html('/chats/5', { ...member, 'sec-fetch-site': 'cross-site' })
  expect(chatCalls()).toEqual([])
  expect(bootOf(html)).toMatchObject({ unreadTotal: 3, user: { id: 7 } })
  expect(bootOf(html)).not.toHaveProperty('firstData')
  expect(bootOf(await site.html('/chats/5', member))).toMatchObject({ firstData: testChat })
})

test('to a member whom somebody else’s page has led here no length tells what the document holds', async () => {
  const lengthsOf = async (headers: Record<string, string>) => {
    const pages = await Promise.all(Array.from({ length: 8 }, () => site.html('/members', headers)))
    return new Set(pages.map((html) => html.length))
  }
  const elsewhere = { 'sec-fetch-site': 'cross-site' }
  await site.html('/members', member)
  expect((await lengthsOf({ ...member, ...elsewhere })).size).toBeGreaterThan(3)
  expect((await lengthsOf(elsewhere)).size).toBe(1)
  expect((await lengthsOf({ ...member, 'sec-fetch-site': 'none' })).size).toBe(1)
})
