import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { socialSize } from '@lonk/shared-events/document-template.ts'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { closeNotices } from '../site/closed-notices.ts'
import { test } from '../site/fixtures.ts'
import { cellsOf } from '../site/matrix.ts'
import { textsIn } from '../site/texts.ts'

const folder = fileURLToPath(new URL('../../mf-landers/src/landers', import.meta.url))
const read = (...path: readonly string[]) => JSON.parse(readFileSync([folder, ...path].join('/'), 'utf8'))

interface Case {
  readonly lander: string
  readonly slug: string | undefined
  readonly language: 'nl' | 'en'
}

const languages = ['nl', 'en'] as const

/** Each lander in each of its niches, in Dutch and in English by turns; the short run has one of them each. */
const rows: readonly (readonly Case[])[] = readdirSync(folder).map((lander, row) =>
  [undefined, ...read(lander, 'lander.json').slugs].map((slug, place) => ({
    lander,
    slug,
    language: languages[(row + place) % languages.length] ?? 'nl',
  })),
)
const cases = rows.flatMap((cells, row) => cellsOf(row, cells))

/** Events that were counted, as they were sent. */
const counted = (page: Page) => {
  const events: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/track.php')) events.push(request.postDataJSON())
  })
  return events
}

const answerSwipes = async (page: Page, lander: string) => {
  if (lander !== 'tinderswipe') return
  for (const card of [0, 1, 2])
    await page.locator('main fieldset').nth(card).locator('label[data-answer="look"]').click()
}

for (const { lander, slug, language } of cases) {
  const path = `/landers/${lander}${slug ? `/${slug}` : ''}`

  test(`${path} in ${language} is read, counted, and carries what was entered into the sign-up`, async ({
    page,
    site,
  }) => {
    const { shell, signup } = textsIn(language)
    await closeNotices(page)
    await page.context().addCookies([{ name: localeCookie.key, value: language, url: site.address }])
    const events = counted(page)
    const response = await page.goto(`${path}?network=acme`)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['x-robots-tag']).toBeUndefined()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    const words = read(lander, `locales/${language}.json`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title[slug ?? 'plain'])
    // It would lie over the first question: it comes once somebody scrolls.
    await expect(page.getByRole('region', { name: shell.consent.label })).toHaveCount(0)
    await page.mouse.wheel(0, 200)
    await page.getByRole('button', { name: shell.consent.necessary }).click()
    const where = { lander, ...(slug ? { slug } : {}), tracking: { network: 'acme' } }
    await expect.poll(() => events).toEqual([{ event: 'lander_view', ...where }])

    await answerSwipes(page, lander)
    const form = page.locator('main form').first()
    await form.locator('label:has([name=gender][value=female])').click()
    await form.locator('label:has([name=seeking][value=both])').click()
    await form.getByRole('button').click()
    await expect(page).toHaveURL(/\/signup\?/)
    await expect(page.locator('[name=gender][value=female]')).toBeChecked()
    // Whom somebody looks for goes along, and stands in no address.
    expect(page.url()).not.toMatch(/gender|seeking|female/)
    await page.reload()
    await expect(page.locator('[name=gender][value=female]')).toBeChecked()
    await expect(page.locator('[name=seeking][value=both]')).toBeChecked()
    await page.getByRole('button', { name: signup.signup.next }).click()
    await expect
      .poll(() => events.slice(1))
      .toEqual([
        { event: 'lander_cta', ...where },
        { event: 'signup_step', ...where },
      ])
  })
}

test('without script a lander is there, and its form is posted to the sign-up, where script goes on', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/landers/gallery/gay?network=acme')
  const form = page.locator('main form').first()
  await form.locator('input[name=gender][value=male]').check({ force: true })
  await form.locator('input[name=seeking][value=male]').check({ force: true })
  await form.getByRole('button').click()
  await expect(page).toHaveURL(/\/signup$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wie ben jij, en naar wie lonk je?')
  const sent = page.locator('input:checked')
  await expect(sent).toHaveCount(2)
  await expect(
    page.getByRole('group', { name: 'Ik ben een' }).getByLabel('Man', { exact: true }),
  ).toBeChecked()
  await expect(
    page.getByRole('group', { name: 'Ik zoek een' }).getByLabel('Man', { exact: true }),
  ).toBeChecked()
  // Looked for by itself: what a noscript holds is no text of main to the test.
  const needs = page.locator('main form > p')
  await expect(needs).toBeVisible()
  await expect(needs).toContainText('JavaScript')
  await context.close()
})

test('the film of a lander plays, stops at a press, and stands still side by side for whoever wants no motion', async ({
  page,
}) => {
  await closeNotices(page)
  await page.goto('/landers/video')
  const shots = page.locator('main figure li')
  await expect(shots).toHaveCount(6)
  // One shot at a time: the others are out of sight.
  const seen = () =>
    shots.evaluateAll(
      (all) => all.filter((shot) => shot.checkVisibility({ visibilityProperty: true })).length,
    )
  expect(await seen()).toBeLessThanOrEqual(1)
  const states = () =>
    shots.evaluateAll((all) => all.map((shot) => getComputedStyle(shot).animationPlayState))
  expect(new Set(await states())).toEqual(new Set(['running']))
  await page.getByRole('checkbox', { name: 'Zet de film stil' }).check({ force: true })
  expect(new Set(await states())).toEqual(new Set(['paused']))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect.poll(seen).toBe(6)
  await expect(page.getByRole('checkbox', { name: 'Zet de film stil' })).toBeHidden()
})

test('what is for adults is shown to whoever presses 18+, and the entry warning stands before that', async ({
  page,
}) => {
  await page.goto('/landers/iconslanding')
  const warning = page.getByRole('dialog', { name: 'Belangrijke informatie' })
  await expect(warning).toBeVisible()
  const adult = page.locator('main details input').first()
  await expect(adult).toBeHidden()
  await warning.getByRole('button').last().click()
  await expect(adult).toBeHidden()
  await page.locator('main summary').filter({ hasText: '18+' }).click()
  await expect(adult).toBeVisible()
})

test('a form that is sent before script is there goes on with it, and is reloaded without a question', async ({
  page,
}) => {
  await closeNotices(page)
  const events = counted(page)
  await page.route(/\/r\/.*\.js$/, (route) => route.abort())
  await page.goto('/landers/gallery/gay?network=acme')
  const form = page.locator('main form').first()
  await form.locator('label:has([name=gender][value=male])').click()
  await form.locator('label:has([name=seeking][value=male])').click()
  await page.unroute(/\/r\/.*\.js$/)
  await form.getByRole('button').click()
  await expect(page).toHaveURL(/\/signup$/)
  await page.getByRole('button', { name: 'Verder' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wanneer ben je geboren?')
  await expect
    .poll(() => events)
    .toEqual([{ event: 'signup_step', lander: 'gallery', slug: 'gay', tracking: { network: 'acme' } }])
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Wanneer ben je geboren?')
})

for (const path of ['/landers/unheard-of', '/landers/gallery/unheard-of', '/landers/gallery/gay/more'])
  test(`${path} is a page that does not exist, with a way home`, async ({ page }) => {
    await closeNotices(page)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    expect(response?.headers()['x-robots-tag']).toBe('noindex')
    await expect(page.locator('main').getByRole('link').first()).toBeVisible()
  })

for (const landing of ['landing', 'landing2', 'landing3/gay']) {
  test(`/members/{id}/${landing} shows who agreed to it, and leads on to the sign-up`, async ({
    page,
    request,
  }) => {
    const { profiles } = await (await request.get('/api/lander.php?name=members')).json()
    const [{ id, name }] = profiles
    await closeNotices(page)
    const response = await page.goto(`/members/${id}/${landing}`)
    expect(response?.headers()['x-robots-tag']).toBe('noindex')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await page.locator('label:has([name=gender][value=male])').click()
    await page.locator('label:has([name=seeking][value=female])').click()
    await page.getByRole('button', { name: /Maak gratis een profiel/ }).click()
    await expect(page).toHaveURL(new RegExp(`/signup\\?.*profile_id=${id}`))
    await expect(page.locator('[name=gender][value=male]')).toBeChecked()
  })

  test(`/members/{id}/${landing} of somebody who vanished is a friendly word, with others`, async ({
    page,
  }) => {
    await closeNotices(page)
    await page.goto(`/members/999999/${landing}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Deze stoel is leeg.')
    await expect(page.getByRole('heading', { name: 'Zij zijn er wel' })).toBeVisible()
  })
}

test('the front door shows members who agreed to it', async ({ page }) => {
  await closeNotices(page)
  await page.goto('/')
  await expect(page.getByText('Wie hier staat, koos daar zelf voor.')).toBeVisible()
})

test('a link to the front door or a lander shows a picture of its own', async ({ request, site }) => {
  const paths = ['/', ...rows.flat().map(({ lander, slug }) => `/landers/${lander}${slug ? `/${slug}` : ''}`)]
  const pictures = new Set<string>()
  for (const path of paths) {
    const html = await (await request.get(path)).text()
    const [, address = ''] = /<meta property="og:image" content="([^"]+)">/.exec(html) ?? []
    expect(new URL(address).origin).toBe(site.address)
    const picture = await request.get(address)
    expect(picture.headers()['content-type']).toBe('image/png')
    expect(await sharp(await picture.body()).metadata()).toMatchObject(socialSize)
    pictures.add(address)
  }
  expect(pictures.size).toBe(new Set(paths).size)
})

test('crawlers learn which pages of this domain there are, and people are not among them', async ({
  request,
  site,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.address}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { lander, slug } of rows.flat())
    expect(sitemap).toContain(`<loc>${site.address}/landers/${lander}${slug ? `/${slug}` : ''}</loc>`)
  expect(sitemap).not.toContain('/members')
  expect((await request.get('/members')).headers()['x-robots-tag']).toBe('noindex')
  expect(await (await request.get('/')).text()).toContain('<title>Lonk: de blik waar het mee begint</title>')
})
