import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import { projectRoot } from '../project.ts'
import {
  linksInSource,
  linksInText,
  linksOfSite,
  ownerOf,
  type Places,
  placesOfSite,
  promisedPatterns,
} from './links.ts'

/** The source of a template literal, with values where `<…>` is: a mail's link. */
const mailed = (source: string): string => source.replaceAll(/<([^>]+)>/g, (_, value) => `\${${value}}`)

const site = placesOfSite()
const links = linksOfSite(site)

describe('the site', () => {
  it('links to nothing that nobody serves', () => {
    expect(links.filter(({ leadsTo }) => leadsTo === null)).toEqual([])
  })

  it('is read where links are: footer, mails, push notices, texts in both languages, pages', () => {
    const from = (file: string) => links.filter((link) => link.file === file).map(({ link }) => link)
    expect(from('shell/src/navigation/footer-links.ts')).toEqual(
      expect.arrayContaining(['complaints', 'pages-faq', '/safety']),
    )
    expect(from('shell/src/navigation/account-menu.tsx')).toContain('notifications')
    expect(from('api/src/features/signup/invite-partner-account.ts')).toContain(
      mailed('/complete-signup?token=<token>'),
    )
    expect(from('api/src/features/notifications/write-digest.ts')).toEqual(
      expect.arrayContaining(['/likes', '/chats']),
    )
    expect(from('api/src/features/notifications/push-payload.ts')).toContain('/likes/matches')
    for (const language of ['nl', 'en'])
      expect(from(`api/src/database/catalogue/pages/${language}/faq.md`)).toContain('/pages/service')
    expect(from('mf-members/src/pages/likes/locked-notice.tsx')).toEqual(['premium'])
  })

  it('owes exactly the pages that are listed as not there yet', () => {
    const product = readFileSync(join(projectRoot, 'docs/product.md'), 'utf8')
    const promised = promisedPatterns(product)
    expect(promised.length).toBeGreaterThan(50)
    const nobodys = promised.filter((pattern) => ownerOf(pattern, { ...site, owed: [] }) === null)
    expect(nobodys.toSorted()).toEqual(site.owed.toSorted())
  })
})

describe('a link', () => {
  const places: Places = {
    served: ['/members', '/credits/:id/:paymentmethod?'],
    owed: ['/credits/repeat-order', '/transactions/:id?'],
    texts: new Set(['faq', 'safety']),
    calls: new Set(['/api/activate.php']),
  }
  const first = (source: string) => linksInSource(source, places)[0]?.leadsTo

  it.each([
    ["linkTo('members')", 'page'],
    ["linkTo('pages-faq')", 'text'],
    ["linkTo('transactions-id', {})", 'owed'],
    ["linkTo('credits-repeat-order')", 'owed'],
    ["linkTo('likes')", null],
    ["to: '/members?gender=male'", 'page'],
    [mailed('url: `<config.publicUrl>/credits/<order.id>?order=1`'), 'page'],
    [mailed('`<publicUrl>/credits/repeat-order`'), 'owed'],
    [mailed('`<publicUrl>/transactions/<id>`'), 'owed'],
    [mailed('`<publicUrl>/api/activate.php?token=<token>`'), 'call'],
    [mailed('url: `<publicUrl>/complaints?token=<tokenOf(secrets, id)>`'), null],
    ["'/api/activated.php'", null],
    ['href="/safety"', 'text'],
    ["'/likes'", null],
  ])('%s leads to: %s', (source, leadsTo) => {
    expect(first(source)).toBe(leadsTo)
  })

  it('in a comment is none', () => {
    expect(linksInSource("/** Like '/nowhere'. */\nconst a = 1 // '/nowhere'", places)).toEqual([])
  })

  it('of a text is one in brackets, or in HTML', () => {
    const text = '[a](/faq) [b](/nothing) [c](https://example.test) "<a href=\\"/safety\\">"'
    expect(linksInText(text, places)).toEqual([
      { link: '/faq', leadsTo: 'text' },
      { link: '/nothing', leadsTo: null },
      { link: '/safety', leadsTo: 'text' },
    ])
  })
})
