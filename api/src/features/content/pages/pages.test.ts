import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals'
import { startApi, type TestApi } from '../../../../test/harness.ts'
import { putSetting } from '../../../../test/settings.ts'
import { browserOf } from '../../../../test/visitors.ts'
import { loadPages } from '../../../database/catalogue/load-pages.ts'
import { readPages } from '../../../database/catalogue/page-files.ts'

let api: TestApi
beforeAll(async () => {
  api = await startApi({ env: { RATE_LIMIT_FACTOR: '1000' } })
}, 120_000)
afterAll(() => api.end())

const pageIn = (lang: string, name: string) =>
  browserOf(api.url).get(`/api/page.php?name=${name}&lang=${lang}`)
const names = [
  'ban',
  'colophon',
  'cookies',
  'faq',
  'pricing',
  'privacy',
  'return-policy',
  'safety',
  'service',
  'terms',
]

describe('the site’s texts', () => {
  it('are there in Dutch and in English, all of them', () => {
    for (const lang of ['nl', 'en'])
      expect(
        readPages()
          .filter((page) => page.lang === lang)
          .map(({ name }) => name)
          .sort(),
      ).toEqual(names)
  })

  it.each(names.flatMap((name) => [[name, 'nl'] as const, [name, 'en'] as const]))(
    '%s in %s is whole: every place filled, every link inside the site known',
    async (name, lang) => {
      const { status, body } = await pageIn(lang, name)
      expect({ status, lang: body.lang }).toEqual({ status: 200, lang })
      const all = `${body.title} ${body.description} ${body.html}`
      expect(all).not.toMatch(/\{\{|\}\}|\*\*|\]\(|undefined|^\s*$/)
      expect(String(body.html).length).toBeGreaterThan(600)
      const links = [...String(body.html).matchAll(/href="(\/[^"]*)"/g)].map(([, path]) => path)
      const known = [
        ...names.map((other) => `/pages/${other}`),
        '/safety',
        '/colophon',
        '/pricing',
        '/premium',
        '/complaints',
        '/login',
        '/transactions',
      ]
      expect(links.filter((path) => !known.includes(path ?? ''))).toEqual([])
    },
  )

  it.each(['nl', 'en'])(
    'name in %s whose work the site is made with, on a page that the service page leads to',
    async (lang) => {
      const { html } = Object((await pageIn(lang, 'colophon')).body)
      for (const owed of [
        'https://www.geonames.org/',
        'https://creativecommons.org/licenses/by/4.0/',
        'https://openfontlicense.org/',
        'Figtree',
        'Bricolage Grotesque',
      ])
        expect(html).toContain(owed)
      expect(Object((await pageIn(lang, 'service')).body).html).toContain('href="/colophon"')
    },
  )

  it('name the company as companyinfo does', async () => {
    const { companyinfo } = Object((await browserOf(api.url).get('/api/companyinfo.php')).body)
    const { html } = Object((await pageIn('nl', 'terms')).body)
    for (const word of [companyinfo.name, companyinfo.address, companyinfo.kvk, companyinfo.support_email])
      expect(html).toContain(word)
    expect(html).toContain(companyinfo.vat_numbers.join(', '))
    expect(html).toContain(`tel:${companyinfo.support_phone}`)
  })

  it('come in English where a language has none, and say so', async () => {
    expect((await pageIn('fi', 'terms')).body).toMatchObject({ lang: 'en', title: 'Terms and conditions' })
  })

  it('come in Dutch where there is no English either', async () => {
    await api.services.db
      .insertInto('pages')
      .values({
        name: 'only-dutch',
        lang: 'nl',
        version: 1,
        origin: 'operator',
        title: 'Hoi',
        description: 'd',
        markdown: 'Hoi',
        published_at: new Date(),
      })
      .execute()
    expect((await pageIn('fr', 'only-dutch')).body).toMatchObject({ lang: 'nl', html: '<p>Hoi</p>' })
  })

  it('take the language of the request where none is asked for', async () => {
    const answer = await browserOf(api.url).get('/api/page.php?name=terms', {
      headers: { 'Accept-Language': 'en' },
    })
    expect(answer.body).toMatchObject({ lang: 'en' })
    expect(answer.headers.get('cache-control')).toBe('public, max-age=300')
  })

  it('say what is true: a site with fictional profiles says that it has them', async () => {
    const before = await pageIn('nl', 'terms')
    expect(before.body.html).toContain('geen fictieve profielen')
    await putSetting(api.services.db, 'fictional_enabled', true)
    const after = await browserOf(api.url).get('/api/page.php?name=terms&lang=nl')
    expect(after.body.html).toContain('verbergen')
    expect(after.body.html).not.toContain('geen fictieve profielen')
    await putSetting(api.services.db, 'fictional_enabled', false)
  })

  it.each(['terms', 'faq'])('say what is true: %s tells who sees from whom a like is', async (name) => {
    const saysLocked = async () =>
      String((await pageIn('nl', name)).body.html).includes('zodra jullie een match zijn')
    expect(await saysLocked()).toBe(false)
    await putSetting(api.services.db, 'likes_locked_free', true)
    expect(await saysLocked()).toBe(true)
    await putSetting(api.services.db, 'likes_locked_free', false)
  })

  it.each([
    ['nothing-here', 404, 'page_not_found'],
    ['..%2Fterms', 422, 'validation_failed'],
    ['a', 422, 'validation_failed'],
    ['TERMS', 422, 'validation_failed'],
  ])('refuse the name %s', async (name, status, error) => {
    expect(await pageIn('nl', name)).toMatchObject({ status, body: { error } })
  })

  it('refuse a language that the site does not speak', async () => {
    expect((await pageIn('xx', 'terms')).status).toBe(422)
  })
})

describe('loading the texts', () => {
  const load = (files: ReturnType<typeof readPages>) =>
    api.services.db.transaction().execute((trx) => loadPages(trx, files))
  const versions = async (name: string) =>
    (
      await api.services.db
        .selectFrom('pages')
        .select('version')
        .where('name', '=', name)
        .where('lang', '=', 'nl')
        .execute()
    ).length

  afterEach(async () => {
    await api.services.db.deleteFrom('pages').where('origin', '=', 'operator').execute()
    await load(readPages())
  })

  it('changes nothing the second time', async () => {
    const before = await versions('terms')
    await load(readPages())
    expect(await versions('terms')).toBe(before)
  })

  it('keeps what members agreed to: a changed text is a new version', async () => {
    const changed = readPages().map((page) => (page.name === 'terms' ? { ...page, markdown: 'Nieuw' } : page))
    const next = (await versions('terms')) + 1
    await load(changed)
    await load(changed)
    expect(await versions('terms')).toBe(next)
    expect((await pageIn('nl', 'terms')).body).toMatchObject({ html: '<p>Nieuw</p>', version: next })
  })

  it('never writes over what the operator has written', async () => {
    const row = {
      name: 'ban',
      lang: 'nl',
      version: 2,
      origin: 'operator' as const,
      title: 't',
      description: 'd',
      markdown: 'Eigen regels',
      published_at: new Date(),
    }
    await api.services.db.insertInto('pages').values(row).execute()
    await load(readPages())
    expect((await pageIn('nl', 'ban')).body).toMatchObject({ html: '<p>Eigen regels</p>', version: 2 })
  })
})
