import { Agent, request as ask, type IncomingMessage, type ServerResponse } from 'node:http'
import { request as askSecurely, Agent as SecureAgent } from 'node:https'
import { pipeline } from 'node:stream'
import { requestIdHeader } from '@lonk/shared-api/request-id.ts'
import { refuse } from '../refusal.ts'
import { requestIdOf } from '../request-id.ts'
import { forwardedHeaders } from '../visitor.ts'

/** Headers that belong to one connection and never travel further (RFC 9110, 7.6.1). */
const hopByHop = [
  'connection',
  'keep-alive',
  'proxy-authenticate',
  'proxy-authorization',
  'te',
  'trailer',
  'upgrade',
]

const prefixes = ['/api', '/dev', '/sandbox', '/photos']

/** Paths that the API answers (design: two processes, one port). */
export const belongsToApi = (path: string): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`))

export type ApiProxy = (request: IncomingMessage, response: ServerResponse) => void

/**
 * Passes on a request and its answer as they come: nothing is collected, so that server-sent events arrive at once;
 * when one side hangs up, the other is hung up on as well.
 */
export const createProxy = (addressOf: () => string | null, trustProxy: boolean): ApiProxy => {
  const agents = { http: new Agent({ keepAlive: true }), https: new SecureAgent({ keepAlive: true }) }

  return (request, response) => {
    const address = addressOf()
    if (!address) return answerAway(response)
    const target = new URL(address)
    const secure = target.protocol === 'https:'
    const upstream = (secure ? askSecurely : ask)({
      agent: secure ? agents.https : agents.http,
      protocol: target.protocol,
      hostname: target.hostname,
      port: target.port,
      method: request.method,
      path: request.url,
      headers: {
        ...withoutHopByHop(request.headers),
        ...forwardedHeaders(request, trustProxy),
        [requestIdHeader]: requestIdOf(request, trustProxy),
      },
    })
    upstream.on('response', (answer) => {
      // Set one by one, so that whoever watches an answer can read them.
      for (const [name, value] of Object.entries(withoutHopByHop(answer.headers)))
        if (value !== undefined) response.setHeader(name, value)
      response.writeHead(answer.statusCode ?? 502)
      response.flushHeaders()
      pipeline(answer, response, () => {})
    })
    upstream.on('error', () => {
      if (response.headersSent) response.destroy()
      else answerAway(response)
    })
    response.on('close', () => {
      if (!response.writableFinished) upstream.destroy()
    })
    pipeline(request, upstream, () => {})
  }
}

const withoutHopByHop = <Value>(headers: Readonly<Record<string, Value>>): Record<string, Value> =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.includes(name)))

const answerAway = (response: ServerResponse): void =>
  refuse(response, 503, 'maintenance', { 'Retry-After': '2' })
