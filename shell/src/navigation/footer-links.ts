import { linkTo } from '@lonk/shared-events/route-names.ts'

/** A link of the footer: its text's key, where it leads, and whether the installed app keeps it too. */
export const footLinks = {
  terms: { to: linkTo('pages-terms'), text: 'footer.terms', minimal: true },
  privacy: { to: linkTo('pages-privacy'), text: 'footer.privacy', minimal: true },
  cookies: { to: linkTo('pages-cookies'), text: 'footer.cookies', minimal: false },
  ban: { to: linkTo('pages-ban'), text: 'footer.ban', minimal: false },
  pricing: { to: linkTo('pricing'), text: 'footer.pricing', minimal: false },
  complaints: { to: linkTo('complaints'), text: 'footer.complaints', minimal: true },
  returnPolicy: { to: linkTo('pages-return-policy'), text: 'footer.returnPolicy', minimal: false },
  faq: { to: linkTo('pages-faq'), text: 'footer.faq', minimal: false },
  service: { to: linkTo('pages-service'), text: 'footer.service', minimal: true },
  safety: { to: '/safety', text: 'footer.safety', minimal: false },
} as const

type LinkName = keyof typeof footLinks

/** The order of docs/product.md, point 2. */
export const usualOrder: readonly LinkName[] = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'pricing',
  'complaints',
  'returnPolicy',
  'faq',
  'service',
]

/** In the United States safety and privacy come first: what dating sites have to put before people there. */
export const unitedStatesOrder: readonly LinkName[] = [
  'safety',
  'privacy',
  'terms',
  'service',
  'faq',
  'pricing',
  'returnPolicy',
  'ban',
  'complaints',
  'cookies',
]

/** The index sorts them under three headings. */
export const groups = [
  { title: 'footer.help', names: ['faq', 'service', 'pricing', 'returnPolicy'] },
  { title: 'footer.together', names: ['ban', 'safety', 'complaints'] },
  { title: 'footer.rules', names: ['terms', 'privacy', 'cookies'] },
] as const satisfies readonly { readonly title: string; readonly names: readonly LinkName[] }[]

/** The same groups, those of safety and rules first. */
export const unitedStatesGroups = [groups[1], groups[2], groups[0]] as const
