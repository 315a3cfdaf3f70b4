/**
 * How a page of ours came to be open, until its reader does something on it. `acted`: somebody has touched it, or has
 * come from another page of ours. `direct`: an address typed, a bookmark, an app's link: opened on purpose, perhaps not
 * knowing where it leads. `foreign`: somebody else's page has led here, and may only want to learn who is looking.
 */
export type Arrival = 'acted' | 'direct' | 'foreign'

/** Carries it on every call; absent once somebody has acted. Until then a call does nothing that others learn of. */
export const arrivalHeader = 'X-Arrival'

const aheadHeaders = ['sec-purpose', 'purpose', 'x-purpose', 'x-moz']

/**
 * Fetched before anybody has asked to see it, and perhaps never shown: a prefetch, a prerender, a preview of the start
 * page. `Sec-Purpose` is the standard's word, the others are those of older browsers.
 */
export const isAhead = (headers: Readonly<Record<string, string | string[] | undefined>>): boolean =>
  aheadHeaders.some((name) => /prefetch|prerender|preview/i.test(String(headers[name] ?? '')))
