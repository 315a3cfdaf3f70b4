import type { PathParams } from '@lonk/shared-events/route-pattern.ts'

/**
 * The call of a route's `firstData`: path parameters in its braces, the page's own query appended. A name that the
 * declaration sets itself is not repeated; a parameter that is missing means no call.
 * @example pageCallOf('/api/profile.php?id={id}', { id: '12' }, new URLSearchParams('ref=x'))
 */
export const pageCallOf = (declared: string, params: PathParams, query: URLSearchParams): string | null => {
  const wanted = [...declared.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '')
  if (wanted.some((name) => params[name] === undefined)) return null
  const filled = declared.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const [path = '', ownQuery = ''] = filled.split('?')
  const all = new URLSearchParams(ownQuery)
  for (const [name, value] of query) {
    if (!all.has(name)) all.append(name, value)
  }
  return all.size === 0 ? path : `${path}?${all}`
}
