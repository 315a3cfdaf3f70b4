import type { FooterKind } from './footer-kind.ts'
import type { AccountNotice } from './notices.ts'

/**
 * What the shell's build leaves for the document server: one file `templates/<layout>.<audience>.<locale>.json`
 * for each layout, audience and language, and `skeletons.<locale>.json` beside them.
 */
export interface DocumentTemplate {
  /** Markup of `<header>`, as React made it; the shell hydrates it. */
  readonly header: string
  /** Markup of `<footer>` by its kind, likewise; only those that the audience can get. */
  readonly footers: Readonly<Partial<Record<FooterKind, string>>>
  /** The layout's critical rules: tokens, fonts, header and footer. */
  readonly css: string
  /** Rules for what may be in `<main>` without its remote; a pre-rendered page does without them. */
  readonly mainCss?: { readonly skeletons: string; readonly notFound: string }
  /** Fonts of the first paint, as paths below the shell's release: worth a preload. */
  readonly fonts: readonly string[]
  /** Title and description where no page gives its own. */
  readonly title: string
  readonly description: string
  /** The text and link of the 404 page in `<main>`, without script. */
  readonly notFound: string
  /** A page of text in `<main>` with {@link articlePlaceholders}; only in the default layout. Its rules are apart. */
  readonly article?: { readonly html: string; readonly css: string }
  /** What a member should know or do; only in the default layout. */
  readonly warnings?: WarningsTemplate
}

/** The warnings area, as React made it; the shell hydrates it. Its placeholders are {@link warningPlaceholders}. */
export interface WarningsTemplate {
  readonly area: StyledMarkup
  readonly notices: Readonly<Record<AccountNotice, StyledMarkup>>
}

/** Markup with rules of its own, which are sent only with it. */
export interface StyledMarkup {
  readonly html: string
  readonly css: string
}

/** `skeletons.<locale>.json`: markup for `<main>` by skeleton name, with what a screen reader says meanwhile. */
export type SkeletonTemplates = Readonly<Record<string, string>>

/** `niches.json`: the rules that a niche's site adds after its template's, by `niche_slug`. */
export type NicheStyles = Readonly<Record<string, string>>

/**
 * `fragments/<name>.<locale>.json` of a remote: a page, or a slot (see {@link slotFragment}), rendered when it was
 * published.
 */
export interface Fragment {
  readonly html: string
  readonly css: string
  readonly title: string
  readonly description: string
  /** Path in the release of the picture for links to it, a PNG of {@link socialSize}; of a page without one absent. */
  readonly image?: string | undefined
}

/** Pixels of a picture beside a link, as the networks that show it ask for. */
export const socialSize = { width: 1200, height: 630 } as const

/**
 * Placeholders in a template that the document server fills at each request, escaped for HTML. A count of zero is
 * filled with nothing: badges hide themselves while they are empty.
 */
export const templatePlaceholders = {
  /** `/r/shell/<version>`: where fonts and icons are. */
  assets: '⟦assets⟧',
  siteName: '⟦site⟧',
  userName: '⟦name⟧',
  userEmail: '⟦user-email⟧',
  unread: '⟦unread⟧',
  newLikes: '⟦likes⟧',
  /** The balance where it is 10 or less, else nothing. */
  credits: '⟦credits⟧',
  /** `warning` above 0, `danger` at 0, else nothing. */
  creditsTone: '⟦tone⟧',
  companyName: '⟦company⟧',
  companyAddress: '⟦address⟧',
  companyCity: '⟦city⟧',
  companyKvk: '⟦kvk⟧',
  supportEmail: '⟦email⟧',
  supportPhone: '⟦phone⟧',
} as const

/** In a {@link Fragment}: what its page got as `PageProps.files`. */
export const filesPlaceholder = '⟦files⟧'

/** Placeholders in {@link DocumentTemplate.article}. */
export const articlePlaceholders = {
  lang: '⟦text-lang⟧',
  title: '⟦text-title⟧',
  updated: '⟦text-updated⟧',
  /** `<li>` elements, or nothing: a short text needs no table of contents. */
  contents: '⟦text-contents⟧',
  /** Markup, as the API made it. */
  html: '⟦text-html⟧',
} as const

/** A text with fewer headings than this shows no table of contents. */
export const leastContents = 5

/** Placeholders in {@link WarningsTemplate}. */
export const warningPlaceholders = {
  /** In the area: all notices but the bonus. */
  alerts: '⟦alerts⟧',
  /** In the area: after the alerts. */
  bonus: '⟦bonus⟧',
  /** In the notice `photo`: what its slot was rendered to. */
  slot: '⟦slot⟧',
} as const

/** Name of a page's fragment in one of its variants. */
export const variantFragment = (page: string, variant: string): string => `${page}.${variant}`

/** Name of a slot's fragment; a page may have the same name as a slot. */
export const slotFragment = (slot: string): string => `slot-${slot}`
