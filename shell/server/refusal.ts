import { randomUUID } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorBody } from '@lonk/shared-api/errors/catalogue.ts'

/** The error body of docs/api.md, 2.0, with the headers that all of the API's refusals have. */
const refusalOf = (error: ErrorBody['error']) => {
  const id = randomUUID()
  const answer: ErrorBody = { error, request_id: id }
  const body = JSON.stringify(answer)
  const headers = {
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(body)),
    'Cache-Control': 'no-store',
    'Content-Security-Policy': "default-src 'none';frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': id,
  }
  return { body, headers }
}

/** Refuses what is neither a page nor anybody's call. */
export const refuse = (
  response: ServerResponse,
  status: number,
  error: ErrorBody['error'],
  more: Readonly<Record<string, string>> = {},
): void => {
  const { body, headers } = refusalOf(error)
  response.writeHead(status, { ...headers, ...more })
  response.end(response.req.method === 'HEAD' ? undefined : body)
}

/** What Node's parser refuses by itself: too long a head, too slow a request, or no HTTP at all. */
const refusals: Readonly<Record<string, { readonly status: string; readonly error: ErrorBody['error'] }>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', error: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', error: 'malformed' },
}

/** The same where there is no request yet; then hangs up. */
export const refuseConnection = (cause: NodeJS.ErrnoException, socket: Duplex): void => {
  if (cause.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const { status, error } = refusals[cause.code ?? ''] ?? { status: '400 Bad Request', error: 'malformed' }
  const { body, headers } = refusalOf(error)
  const lines = Object.entries({ ...headers, Connection: 'close' }).map(
    ([name, value]) => `${name}: ${value}`,
  )
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('\r\n')}\r\n\r\n${body}`)
}
