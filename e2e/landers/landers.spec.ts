import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, type Page } from '@playwright/test'
import { closeNotices } from '../site/closed-notices.ts'
import { test } from '../site/fixtures.ts'

const folder = fileURLToPath(new URL('../../mf-landers/src/landers', import.meta.url))
const read = (...path: readonly string[]) => JSON.parse(readFileSync([folder, ...path].join('/'), 'utf8'))

interface Case {
  readonly lander: string
  readonly slug: string | undefined
}

/** Each lander as it is, and in one of its niches: the next lander has another one. */
const cases: readonly Case[] = readdirSync(folder).flatMap((lander, index) => {
  const { slugs } = read(lander, 'lander.json')
  return [undefined, slugs[index % slugs.length]]
    .filter((slug, place) => place === 0 || slug !== undefined)
    .map((slug) => ({ lander, slug }))
})

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

for (const { lander, slug } of cases) {
  const path = `/landers/${lander}${slug ? `/${slug}` : ''}`

  test(`${path} is read, counted, and carries what was entered into the sign-up`, async ({ page }) => {
    await closeNotices(page)
    const events = counted(page)
    const response = await page.goto(`${path}?network=acme`)
    expect(response?.status()).toBe(200)
    expect(response?.headers()['x-robots-tag']).toBeUndefined()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${path}$`))
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await page.getByRole('button', { name: 'Alleen nodig' }).click()
    const where = { lander, ...(slug ? { slug } : {}), tracking: { network: 'acme' } }
    await expect.poll(() => events).toEqual([{ event: 'lander_view', ...where }])

    await answerSwipes(page, lander)
    const form = page.locator('main form').first()
    await form.locator('label:has([name=gender][value=female])').click()
    await form.locator('label:has([name=seeking][value=both])').click()
    await form.getByRole('button', { name: /Maak gratis een profiel/ }).click()
    await expect(page).toHaveURL(/\/signup\?/)
    await expect(page.locator('[name=gender][value=female]')).toBeChecked()
    await expect(page.locator('[name=seeking][value=both]')).toBeChecked()
    await page.getByRole('button', { name: 'Verder' }).click()
    await expect
      .poll(() => events.slice(1))
      .toEqual([
        { event: 'lander_cta', ...where },
        { event: 'signup_step', ...where },
      ])
  })
}

test('without script a lander is there, and its form leads to the sign-up with the answers', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
  const page = await context.newPage()
  await page.goto('/landers/gallery/gay')
  const form = page.locator('main form').first()
  await form.locator('input[name=gender][value=male]').check({ force: true })
  await form.locator('input[name=seeking][value=male]').check({ force: true })
  await form.getByRole('button').click()
  await expect(page).toHaveURL(/\/signup\?gender=male&seeking=male&lander=gallery&slug=gay$/)
  await context.close()
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
    await page.getByRole('button', { name: 'Alleen nodig' }).click()
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

test('crawlers learn which pages of this domain there are, and people are not among them', async ({
  request,
  site,
}) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${site.address}/sitemap.xml`)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const { lander, slug } of cases)
    expect(sitemap).toContain(`<loc>${site.address}/landers/${lander}${slug ? `/${slug}` : ''}</loc>`)
  expect(sitemap).not.toContain('/members')
  expect((await request.get('/members')).headers()['x-robots-tag']).toBe('noindex')
  expect(await (await request.get('/')).text()).toContain('<title>Lonk: de blik waar het mee begint</title>')
})
