import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import { bootOf } from '../testing/boot-of.ts'
import { entry, type PublishedSite, startPublishedSite } from '../testing/published-site.ts'
import { testRelease, testRoute } from '../testing/test-store.ts'

const words = (locale: string) =>
  JSON.parse(readFileSync(new URL(`../../../mf-signup/src/locales/${locale}.json`, import.meta.url), 'utf8'))
const signup = testRelease('mf-signup', {
  routes: [testRoute({ name: 'signup', path: '/signup', page: 'signup', skeleton: 'form' })],
})

let site: PublishedSite
beforeAll(async () => {
  site = await startPublishedSite()
  site.store.write(signup, {
    'entry.js': 'mf-signup entry',
    'locales/nl.json': JSON.stringify({ 'mf-signup': words('nl') }),
    'locales/de.json': JSON.stringify({ 'mf-signup': words('de') }),
    // A release that words its first step otherwise.
    'locales/en.json': JSON.stringify({ 'mf-signup': { signup: {} } }),
  })
  await site.store.publish({ 'mf-signup': entry(signup) })
})
afterAll(() => site.stop())

const form = 'application/x-www-form-urlencoded'
const post = (body: string, headers: Record<string, string> = {}, path = '/signup') =>
  fetch(site.address + path, {
    method: 'POST',
    body,
    headers: { 'content-type': form, origin: site.address, ...headers },
    redirect: 'manual',
  })
const checked = (html: string) =>
  [...html.matchAll(/name="(\w+)" value="(\w+)" checked/g)].map(([, name, value]) => `${name}=${value}`)

test('both answers come back filled in, without script and for it', async () => {
  const answer = await post('gender=female&seeking=both&lander=gallery&slug=gay&profile_id=12')
  const html = await answer.text()
  expect(answer.status).toBe(200)
  expect(checked(html)).toEqual(['gender=female', 'seeking=both'])
  expect(html).toContain('<input type="hidden" name="lander" value="gallery">')
  expect(html).not.toContain(words('nl').errors.field_required)
  expect(bootOf(html).firstData).toEqual({
    answers: { gender: 'female', seeking: 'both', lander: 'gallery', slug: 'gay', profile_id: '12' },
  })
  expect(html.indexOf('</noscript>')).toBeLessThan(html.indexOf('skeleton-form'))
})

test('whom somebody looks for is kept nowhere else: no address, no cookie, no store, no log', async () => {
  site.api.asked.length = 0
  const answer = await post('gender=male&seeking=male')
  expect(answer.headers.get('cache-control')).toBe('no-store')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(answer.headers.get('location')).toBeNull()
  expect(answer.headers.get('x-robots-tag')).toBe('noindex')
  expect(JSON.stringify(site.reports)).not.toMatch(/gender|seeking|male/)
  expect(site.api.asked.map(({ path }) => path).join()).not.toMatch(/gender|seeking/)
})

test.each(['nl', 'de'])('what is missing is said at its field, in mf-signup’s words (%s)', async (locale) => {
  const answer = await post('gender=female&lander=gallery', { cookie: `${localeCookie.key}=${locale}` })
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(html).toContain(
    `<p id="plain-seeking-error" class="plain-error">${words(locale).errors.field_required}</p>`,
  )
  expect(html).not.toContain('plain-gender-error')
  expect(checked(html)).toEqual(['gender=female'])
  expect(bootOf(html)).toMatchObject({ status: 200 })
})

test('a form that was opened by itself asks the same and finds nothing wrong', async () => {
  const html = await site.html('/signup')
  expect(html).toContain(words('nl').signup.seeking.title)
  expect(html).not.toContain('class="plain-error"')
  expect(checked(html)).toEqual([])
})

test('without the first step’s words the page waits for script, and has the answers', async () => {
  const html = await (await post('gender=male&seeking=female', { cookie: `${localeCookie.key}=en` })).text()
  expect(html).not.toContain('<noscript>')
  expect(bootOf(html).firstData).toEqual({ answers: { gender: 'male', seeking: 'female' } })
})

test.each([
  'gender=%3Cscript%3E&seeking=everybody',
  'gender[]=male&seeking[x]=both',
  '%',
  '%ff%fe=%00',
  '',
  '__proto__=1&constructor=2&gender=&seeking=male%00',
  'lander=%22%3E%3Cimg%20src=x%3E&slug=../../x&variant=A%20B&profile_id=-1',
  'profile_id=1e9&lander=__proto__',
])('what no form of ours sends is not believed: %s', async (body) => {
  const answer = await post(body)
  const html = await answer.text()
  expect(answer.status).toBe(422)
  expect(bootOf(html).firstData).toEqual({ answers: {} })
  expect(html).not.toContain('<img src=x>')
})

test('of two answers to one question the first counts', async () => {
  expect(checked(await (await post('gender=male&gender=female&seeking=both')).text())).toEqual([
    'gender=male',
    'seeking=both',
  ])
})

test.each<Record<string, string>>([
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
])('what another site filled in is left there: %o', async (headers) => {
  const answer = await post('gender=male&seeking=male', headers)
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/signup'])
})

test.each(['application/json', 'multipart/form-data; boundary=x', 'text/plain', ''])(
  'another kind of body is refused: %s',
  async (type) => {
    const answer = await post('gender=male&seeking=male', { 'content-type': type })
    expect(answer.status).toBe(415)
    expect(await answer.json()).toMatchObject({ error: 'media_type' })
  },
)

test('a body longer than any form is refused, whether or not it says how long it is', async () => {
  const long = `gender=male&seeking=male&lander=${'a'.repeat(5000)}`
  expect((await post(long)).status).toBe(413)
  const stream = new Blob([long]).stream()
  const unsaid = await fetch(`${site.address}/signup`, {
    method: 'POST',
    body: stream,
    headers: { 'content-type': form, origin: site.address },
    ...{ duplex: 'half' },
  })
  expect(unsaid.status).toBe(413)
  expect((await post('gender=male&seeking=male')).status).toBe(200)
})

test('no other page takes a form, and the sign-up takes nothing else', async () => {
  for (const path of ['/', '/members', '/signup/', '/signup/x']) {
    const answer = await post('gender=male', {}, path)
    expect([path, answer.status, answer.headers.get('allow')]).toEqual([path, 405, 'GET, HEAD'])
  }
  const put = await fetch(`${site.address}/signup`, { method: 'PUT', body: 'gender=male' })
  expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD, POST'])
})

test.each(['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'])(
  'mf-signup has the words of its first step where they are looked for (%s)',
  (locale) => {
    const { signup, errors } = words(locale)
    const { title, gender, seeking, male, female, both } = signup.seeking
    for (const text of [signup.next, title, gender, seeking, male, female, both, errors.field_required])
      expect(text).toEqual(expect.any(String))
  },
)
