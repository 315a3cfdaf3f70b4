/**
 * React puts them before the markup of a page; the pictures stand in the document themselves, and `<main>` has nothing
 * else to hydrate.
 */
const preloads = /^(?:<link rel="preload" as="image"[^>]*>)+/

export const withoutPreloads = (html: string): string => html.replace(preloads, '')
