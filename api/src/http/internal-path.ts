/**
 * Calls that share path and method and are told apart by a query (`docs/api.md`, 2.0): `/api/user.php?push=1` is a
 * route of its own inside, `/api/user.push.php`.
 */
const selected: readonly { path: string; parameter: string; value: string; internal: string }[] = [
  { path: '/api/user.php', parameter: 'push', value: '1', internal: '/api/user.push.php' },
]

/** Where a call of the contract is registered. */
export const internalPath = (path: string): string => {
  const [bare, query] = path.split('?')
  if (query === undefined) return path
  const rule = selected.find((known) => known.path === bare && `${known.parameter}=${known.value}` === query)
  if (!rule) throw new Error(`No internal path for ${path}`)
  return rule.internal
}

/** Where a request with an unreadable address is answered: refused like any other, with all headers. */
export const malformedPath = '/malformed'

/** The address that a request is routed by: without the parameter that chose it, which is not input of the call. */
export const internalUrl = (url: string): string => {
  const [path = '', query] = url.split('?', 2)
  if (!isReadable(path)) return malformedPath
  if (query === undefined || !selected.some((known) => known.path === path)) return url
  const parameters = new URLSearchParams(query)
  const rule = selected.find(
    (known) => known.path === path && parameters.get(known.parameter) === known.value,
  )
  if (!rule) return url
  parameters.delete(rule.parameter)
  return `${rule.internal}?${parameters}`
}

const isReadable = (path: string): boolean => {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}
