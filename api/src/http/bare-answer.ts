import type { ErrorBody, ErrorCode } from '@lonk/shared-api/errors/catalogue.ts'
import type { FastifyServerOptions } from 'fastify'
import { errorText } from './error-texts.ts'

/** What Node's parser refuses by itself: too long a head, too slow a request, or no HTTP at all. */
const refusals: Partial<Record<string, { status: string; code: ErrorCode }>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', code: 'too_large' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', code: 'malformed' },
}
const noHttp: { status: string; code: ErrorCode } = { status: '400 Bad Request', code: 'malformed' }

/** Answers where there is no request yet, in the shape of every other refusal; then hangs up. */
export const refuseConnection: NonNullable<FastifyServerOptions['clientErrorHandler']> = (error, socket) => {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy()
  const { status, code } = refusals[error.code ?? ''] ?? noHttp
  const id = crypto.randomUUID()
  const answer: ErrorBody = { error: code, message: errorText('nl', code), request_id: id }
  const body = JSON.stringify(answer)
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Cache-Control: no-store',
    "Content-Security-Policy: default-src 'none';frame-ancestors 'none'",
    'X-Content-Type-Options: nosniff',
    `X-Request-Id: ${id}`,
    'Connection: close',
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
