import { everyPage } from '../site/every-page.ts'
import { expect, test } from '../site/fixtures.ts'
import { inventPerson, memberInOwnBrowser } from '../site/people.ts'

/** The front door, the prices, what stands there without anybody in it, and the site's own texts. */
const mayBeFound = /^\/$|^\/pricing$|^\/landers\/|^\/pages\//

test('search engines may keep the pages that name nobody, and no other', async ({ request }) => {
  for (const { path } of everyPage) {
    const answer = await request.get(path)
    const html = await answer.text()
    const found = mayBeFound.test(path)
    expect({ path, robots: answer.headers()['x-robots-tag'] }).toEqual({
      path,
      robots: found ? undefined : 'noindex',
    })
    // Whoever keeps a document without its headers reads it there.
    expect({ path, says: html.includes('<meta name="robots" content="noindex">') }).toEqual({
      path,
      says: !found,
    })
    expect({ path, card: html.includes('property="og:image"') }).toEqual({ path, card: found })
  }
})

test('what a member sees is kept by none of them', async ({ browser, site }) => {
  const { context } = await memberInOwnBrowser(browser, site.address, inventPerson('female'))
  for (const path of ['/', '/pricing', '/landers/gallery', '/pages/terms', '/members', '/profile'])
    expect((await context.request.get(path)).headers()['x-robots-tag']).toBe('noindex')
  await context.close()
})
