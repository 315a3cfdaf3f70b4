/**
 * Push services of the browsers. An endpoint is a client's input: any other address would let members aim our server at
 * it.
 */
const services: readonly RegExp[] = [
  /^fcm\.googleapis\.com$/,
  /^(\w[\w-]*\.)*push\.services\.mozilla\.com$/,
  /^(\w[\w-]*\.)*push\.apple\.com$/,
  /^(\w[\w-]*\.)*notify\.windows\.com$/,
]

/** `more`: hosts (with port) that an operator or a test adds; they alone may be plain http on the loopback address. */
export const isPushEndpoint = (endpoint: string, more: readonly string[] = []): boolean => {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (!url || url.username || url.password || endpoint.length > 1000) return false
  if (more.includes(url.host))
    return url.protocol === 'https:' || (url.protocol === 'http:' && url.hostname === '127.0.0.1')
  return url.protocol === 'https:' && url.port === '' && services.some((host) => host.test(url.hostname))
}
