// Every list of which a person, a form or a filter chooses, without a schema and without an import: a browser may read
// one and gets nothing else along. Schemas are made of them, and so are the checks of the database: a new word of a
// person needs a migration besides, and its texts in mf-members.

/** The eleven interface languages; `nl` is default and fallback. */
export const languages = ['da', 'de', 'en', 'es', 'fi', 'fr', 'it', 'nb', 'nl', 'pl', 'sv'] as const

/** Of the interface and of mails; the languages a country is offered are fewer. */
export type Language = (typeof languages)[number]

/** The interface languages by their own names (docs/product.md, point 1). */
export const languageNames = {
  da: 'Dansk',
  de: 'Deutsch',
  en: 'English',
  es: 'Español',
  fi: 'Suomi',
  fr: 'Français',
  it: 'Italiano',
  nb: 'Norsk',
  nl: 'Nederlands',
  pl: 'Polski',
  sv: 'Svenska',
} as const satisfies Record<Language, string>

/** Required of everybody, unlike the traits below. */
export const genders = ['male', 'female'] as const

/** Of the person themselves; whom they look for is `Seeking`. */
export type Gender = (typeof genders)[number]

/** Whom a member looks for. With the gender it gives the sexuality at sign-up (`docs/api.md`, 2.1). */
export const seekings = ['male', 'female', 'both'] as const

/** `both` leaves a search unfiltered by gender. */
export type Seeking = (typeof seekings)[number]

/** Told at sign-up by gender and `seeking`; the profile may say another one later. */
export const sexualities = ['hetero', 'gay', 'lesbian', 'bi'] as const

/**
 * A special category of data (consent at sign-up): never in logs, tracking or what a network is told (`docs/api.md`,
 * 2.4 Tracking).
 */
export type Sexuality = (typeof sexualities)[number]

/** The product's own three words (`docs/product.md`, point 3); pages say them more kindly. */
export const bodyTypes = ['slim', 'normal', 'fat'] as const

/** Why somebody joined; the match finder gives ten points where both say the same. */
export const reasons = ['relationship', 'dating', 'chat', 'friendship', 'other'] as const

/** The orders of a search, as pages list them; `match` and `distance` start from the one who looks. */
export const memberSorts = ['online', 'match', 'new', 'distance'] as const

/** Of `GET /api/members.php`, saved searches and the address of the search page. */
export type MemberSort = (typeof memberSorts)[number]
