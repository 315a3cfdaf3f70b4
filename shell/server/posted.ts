import type { IncomingMessage } from 'node:http'
import { originOf } from './documents/search-engines.ts'
import { type ProxyTrust, visitorOf } from './visitor.ts'

/** Without its parameters, in small letters. */
export const mediaType = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Browsers too old to say it (`Sec-Fetch-Site` is of 2019 to 2023) name the origin of what they post. */
export const isFromHere = (request: IncomingMessage, trust: ProxyTrust): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  return origin === undefined || origin === originOf(visitorOf(request, trust))
}

/** Null where it is longer than `mostBytes`. */
export const readBody = async (request: IncomingMessage, mostBytes: number): Promise<string | null> => {
  const parts: Buffer[] = []
  let bytes = 0
  // Left unfinished, the loop would end the connection before anything is said.
  for await (const part of request.iterator({ destroyOnReturn: false })) {
    bytes += part.length
    if (bytes > mostBytes) return null
    parts.push(part)
  }
  return Buffer.concat(parts).toString()
}
