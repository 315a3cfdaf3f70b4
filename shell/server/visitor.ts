import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv6, type Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { type Arrival, isAhead } from '@lonk/shared-api/arrival.ts'
import { requestIdHeader } from '@lonk/shared-api/request-id.ts'
import { sessionCookie } from '@lonk/shared-events/storage-register.ts'
import { requestIdOf } from './request-id.ts'

/** What a request says about who asks, after the proxy in front (if one is trusted) had its say. */
export interface Visitor {
  readonly cookies: ReadonlyMap<string, string>
  readonly cookieHeader: string | undefined
  readonly hasSession: boolean
  readonly acceptLanguage: string | undefined
  readonly host: string
  readonly https: boolean
  /** As the proxy in front names it in `COUNTRY_HEADER`. */
  readonly country: string | undefined
  /** What led to this document. */
  readonly arrival: Arrival
  readonly requestId: string
  /** The headers that tell the API about the visitor and the request. */
  readonly forwarded: Readonly<Record<string, string>>
}

export interface ProxyTrust {
  readonly trustProxy: boolean
  readonly countryHeader: string | null
}

export const visitorOf = (request: Sender, { trustProxy, countryHeader }: ProxyTrust): Visitor => {
  const cookies = cookiesOf(request.headers.cookie)
  const forwarded = forwardedHeaders(request, trustProxy)
  const requestId = requestIdOf(request, trustProxy)
  return {
    cookies,
    cookieHeader: request.headers.cookie,
    hasSession: cookies.has(sessionCookie.key) || cookies.has('sid'),
    acceptLanguage: request.headers['accept-language'],
    host: forwarded['x-forwarded-host'],
    https: forwarded['x-forwarded-proto'] === 'https',
    country: countryHeader ? one(request.headers[countryHeader]) : undefined,
    arrival: arrivalOf(request, `${forwarded['x-forwarded-proto']}://${forwarded['x-forwarded-host']}`),
    requestId,
    forwarded: { ...forwarded, [requestIdHeader]: requestId },
  }
}

/**
 * A browser says whether one of our pages led here, and whether its reader pressed something there: only then has
 * somebody acted. One too old to say it (`Sec-Fetch-*` is of 2019 to 2023) names the previous page, unless that page
 * has forbidden it. Nobody is here yet where it is fetched ahead, nor where only a HEAD is asked for.
 */
export const arrivalOf = ({ headers, method }: Asking, origin: string): Arrival => {
  if (method === 'HEAD' || isAhead(headers)) return 'foreign'
  const site = one(headers['sec-fetch-site'])
  if (site === 'same-origin') return headers['sec-fetch-user'] === '?1' ? 'acted' : 'direct'
  if (site !== undefined) return site === 'none' ? 'direct' : 'foreign'
  const before = headers.referer
  return before === undefined || (URL.canParse(before) && new URL(before).origin === origin)
    ? 'direct'
    : 'foreign'
}

type Asking = Pick<IncomingMessage, 'headers'> & { readonly method?: string | undefined }

type Sender = Asking & { readonly socket: Pick<Socket, 'remoteAddress'> }

/** A chain that came in is kept only where the proxy in front is ours: anybody can write these headers. */
export const forwardedHeaders = (request: Sender, trustProxy: boolean) => {
  const address = request.socket.remoteAddress ?? ''
  const chain = trustProxy ? one(request.headers['x-forwarded-for']) : undefined
  const proto = trustProxy ? one(request.headers['x-forwarded-proto']) : undefined
  const host = trustProxy ? one(request.headers['x-forwarded-host']) : undefined
  return {
    'x-forwarded-for': chain ? chainOf(chain, address) : address,
    'x-forwarded-proto': proto ?? (request.socket instanceof TLSSocket ? 'https' : 'http'),
    'x-forwarded-host': host ?? request.headers.host ?? 'localhost',
  }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')
const near = new BlockList()
near.addSubnet('10.0.0.0', 8, 'ipv4')
near.addSubnet('172.16.0.0', 12, 'ipv4')
near.addSubnet('192.168.0.0', 16, 'ipv4')
near.addSubnet('fc00::', 7, 'ipv6')

const isIn = (list: BlockList, raw: string): boolean => {
  const address = raw.replace(/^::ffff:(?=\d+\.)/i, '')
  return isIP(address) > 0 && list.check(address, isIPv6(address) ? 'ipv6' : 'ipv4')
}

/**
 * The API takes the last address that is not this machine for the visitor's. A proxy beside us, on this machine or in
 * its private network, is left out, or all its visitors would be one and share every limit; anybody else is named.
 */
const chainOf = (chain: string, address: string): string => {
  const last = chain.split(',').at(-1)?.trim() ?? ''
  const ours = isIn(loopback, address) || (isIn(near, address) && !isIn(loopback, last))
  return ours ? chain : `${chain}, ${address}`
}

const one = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header

export const cookiesOf = (header: string | undefined): ReadonlyMap<string, string> =>
  new Map(
    (header ?? '')
      .split(';')
      .map((pair) => pair.trim())
      .filter((pair) => pair.includes('='))
      .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
  )
