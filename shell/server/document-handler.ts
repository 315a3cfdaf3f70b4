import type { IncomingMessage, ServerResponse } from 'node:http'
import { colorSchemeOf } from '@lonk/shared-events/color-scheme.ts'
import { schemeCookie } from '@lonk/shared-events/storage-register.ts'
import type { DocumentAnswer, PageRequest } from './documents/document-answer.ts'
import { chooseEncoding, compress } from './documents/encoding.ts'
import { errorDocument } from './documents/error-document.ts'
import { hideLength } from './documents/hide-length.ts'
import { newNonce, securityHeaders } from './documents/security-headers.ts'
import type { Report } from './log.ts'
import type { SiteMetrics } from './metrics/site-metrics.ts'
import type { FirstAnswers } from './signup/first-answers.ts'
import type { ProxyTrust } from './visitor.ts'
import { visitorOf } from './visitor.ts'

interface HandlerOptions {
  readonly answer: (asked: PageRequest) => Promise<DocumentAnswer>
  readonly trust: ProxyTrust
  readonly https: boolean
  readonly report: Report
  readonly counted: SiteMetrics['document']
}

/** Answers a document over HTTP: status, headers, compression. */
export const createDocumentHandler =
  ({ answer, trust, https, report, counted }: HandlerOptions) =>
  async (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    answers?: FirstAnswers,
  ): Promise<void> => {
    const began = performance.now()
    const visitor = visitorOf(request, trust)
    const nonce = newNonce()
    const answered = await answer({ url, visitor, nonce, answers: answers ?? null }).catch(
      (cause): DocumentAnswer => {
        report('document failed', {
          path: url.pathname,
          reqId: visitor.requestId,
          cause: cause instanceof Error ? cause.stack : cause,
        })
        return { kind: 'problem', problem: 'server_error', locale: 'nl' }
      },
    )
    const from = answered.kind === 'page' ? answered.from : null
    const headers = {
      ...securityHeaders(nonce, https || visitor.https, from),
      'X-Request-Id': visitor.requestId,
    }
    const count = (status: number) =>
      counted({
        route: answered.kind === 'page' ? answered.route : null,
        status,
        seconds: (performance.now() - began) / 1000,
        late: answered.kind === 'page' ? answered.late : [],
      })
    if (answered.kind === 'redirect') {
      count(302)
      response.writeHead(302, {
        ...headers,
        Location: answered.to,
        'Cache-Control': 'no-store',
        ...(answered.setCookies?.length ? { 'Set-Cookie': [...answered.setCookies] } : {}),
      })
      response.end()
      return
    }
    const page =
      answered.kind === 'page'
        ? answered
        : {
            status: answered.problem === 'server_error' ? 500 : 503,
            html: errorDocument(
              answered.problem,
              answered.locale,
              nonce,
              colorSchemeOf(visitor.cookies.get(schemeCookie.key)),
            ),
            forMember: true,
            indexed: false,
            setCookies: [],
          }
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const isLedHere = page.forMember && visitor.arrival === 'foreign'
    const body = await compress(isLedHere ? hideLength(page.html) : page.html, encoding)
    count(page.status)
    response.writeHead(page.status, {
      ...headers,
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': body.length,
      'Cache-Control': page.forMember ? 'no-store' : 'private, no-cache',
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
      ...(page.indexed ? {} : { 'X-Robots-Tag': 'noindex' }),
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
      ...(page.status === 503 ? { 'Retry-After': '5' } : {}),
      ...(page.setCookies.length > 0 ? { 'Set-Cookie': [...page.setCookies] } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
