import type { IncomingHttpHeaders } from 'node:http'

/** Pages of the API for whoever works at this machine. */
export const isDevPage = (path: string): boolean => path === '/dev' || path.startsWith('/dev/')

/**
 * Did this come through a proxy or a tunnel? One on this machine looks like this machine, with all the world behind it.
 * Where a proxy is trusted its word on the visitor's address decides instead.
 */
export const cameByProxy = (headers: IncomingHttpHeaders): boolean =>
  Object.keys(headers).some((name) => proxyHeaders.has(name) || name.startsWith('x-forwarded-'))

const proxyHeaders: ReadonlySet<string> = new Set([
  'forwarded',
  'via',
  'x-real-ip',
  'x-client-ip',
  'x-original-host',
  'x-original-forwarded-for',
  'true-client-ip',
  'cf-connecting-ip',
  'cf-ray',
  'fly-client-ip',
  'fastly-client-ip',
])
