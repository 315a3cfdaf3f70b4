const site = 'http://site.invalid'

/**
 * The value of a `back` parameter, where it is an absolute path of this site, else null: a link that somebody
 * sends must not lead a member elsewhere after logging in or paying.
 */
export const safeBackPath = (raw: string | null | undefined): string | null => {
  if (!raw?.startsWith('/') || !URL.canParse(raw, site)) return null
  // Parsed as a browser would: backslashes, tabs and `//` can name another host.
  const url = new URL(raw, site)
  if (url.origin !== site) return null
  const path = `${url.pathname}${url.search}${url.hash}`
  return path.startsWith('//') ? null : path
}
