import type { IncomingMessage, ServerResponse } from 'node:http'
import { isFromHere, mediaType, readBody } from '../posted.ts'
import { refuse } from '../refusal.ts'
import type { ProxyTrust } from '../visitor.ts'
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
    const body = await readBody(request, mostBytes)
    if (body === null) return refuse(response, 413, 'too_large', { Connection: 'close' })
    return document(request, response, url, readFirstAnswers(body))
  }
