import type { IncomingMessage, ServerResponse } from 'node:http'
import { originOf } from '../documents/search-engines.ts'
import { refuse } from '../refusal.ts'
import { type ProxyTrust, visitorOf } from '../visitor.ts'
import { type FirstAnswers, readFirstAnswers } from './first-answers.ts'

/** Where the form of a landing page is posted to. */
export const signupPath = '/signup'

/** Two answers and four short names; nobody who fills in the form comes near. */
const mostBytes = 4096

interface SignupPostOptions {
  readonly trust: ProxyTrust
  readonly document: (
    request: IncomingMessage,
    response: ServerResponse,
    url: URL,
    answers: FirstAnswers,
  ) => Promise<void>
}

/**
 * Takes the first answers of a form without script, and answers with the sign-up page that has them. Whom somebody
 * looks for is nobody else's business: it is in no address, no cookie and no log, only in the page that comes back.
 */
export const createSignupPost =
  ({ trust, document }: SignupPostOptions) =>
  async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    if (mediaType(request) !== 'application/x-www-form-urlencoded')
      return refuse(response, 415, 'media_type', { Connection: 'close' })
    // What another site filled in for somebody is left where it is.
    if (!isFromHere(request, trust)) {
      response.writeHead(303, { Location: signupPath, 'Cache-Control': 'no-store', Connection: 'close' })
      response.end()
      return
    }
    const body = await readBody(request)
    if (body === null) return refuse(response, 413, 'too_large', { Connection: 'close' })
    return document(request, response, url, readFirstAnswers(body))
  }

const mediaType = ({ headers }: IncomingMessage): string =>
  (headers['content-type'] ?? '').split(';', 1)[0]?.trim().toLowerCase() ?? ''

/** Browsers too old to say it (`Sec-Fetch-Site` is of 2019 to 2023) name the origin of what they post. */
const isFromHere = (request: IncomingMessage, trust: ProxyTrust): boolean => {
  const site = request.headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin' || site === 'none'
  const { origin } = request.headers
  return origin === undefined || origin === originOf(visitorOf(request, trust))
}

/** Null where it is longer than any form of ours. */
const readBody = async (request: IncomingMessage): Promise<string | null> => {
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
