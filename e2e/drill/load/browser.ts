import { Agent, request } from 'node:https'
import { type ApiClient, createClient } from '@lonk/shared-api/client.ts'
import axios, { AxiosError } from 'axios'
import { type Figures, type Outcome, outcomeOf } from './figures.ts'
import type { Kind } from './kinds.ts'

/** What a member sits at: the site's own client, with its retries, and what a browser does by itself. */
export interface Browser {
  readonly client: ApiClient
  readonly cookie: () => string
  /** How many requests have failed so far. */
  readonly failed: (kind: Kind) => number
  /** A page, a file or a form, once and without retries; null where no answer came. */
  readonly visit: (
    kind: Kind,
    path: string,
    form?: string,
  ) => Promise<{ status: number; text: string } | null>
}

export interface Network {
  readonly address: string
  readonly agent: Agent
  readonly figures: Figures
}

/** Connections of all members; those that are idle are closed before the proxy does it in the same moment. */
export const createAgent = (certificate: string): Agent =>
  new Agent({ keepAlive: true, ca: certificate, timeout: 40_000, maxFreeSockets: 512 })

const byPath: Readonly<Record<string, Kind>> = {
  'POST /api/user.php': 'log in',
  'GET /api/user.php': 'open a page',
  'GET /api/poll.php': 'poll',
  'GET /api/members.php': 'search',
  'GET /api/chats.php': 'chats',
  'POST /api/message.php': 'message',
  'POST /api/like.php': 'like',
  'GET /api/products.php': 'order',
  'POST /api/order.php': 'order',
  'GET /api/order.php': 'order paid',
}

export const openBrowser = ({ address, agent, figures }: Network): Browser => {
  const client = createClient({ baseURL: address })
  let cookie = ''
  const failures = new Map<Kind, number>()
  const count = (kind: Kind, outcome: Outcome) => {
    figures.request(kind, outcome)
    if (outcome !== 'answered' && outcome !== 'refused') failures.set(kind, (failures.get(kind) ?? 0) + 1)
  }
  const keep = (lines: readonly string[] = []) => {
    for (const line of lines) if (/^(__Host-)?sid=/.test(line)) cookie = line.split(';')[0] ?? ''
  }

  const send = axios.getAdapter('http')
  client.setAdapter(async (config) => {
    const kind = byPath[`${config.method?.toUpperCase()} ${config.url}`]
    if (!kind) throw new Error(`the drill counts no ${config.method} ${config.url}`)
    config.httpsAgent = agent
    // Its own request, which says whether its connection had been kept.
    config.maxRedirects = 0
    if (cookie) config.headers.set('Cookie', cookie)
    try {
      const answer = await send(config).catch((cause) => {
        if (wasClosedMeanwhile(Object(cause).request, cause)) return send(config)
        throw cause
      })
      count(kind, outcomeOf(answer.status))
      keep(answer.headers['set-cookie'])
      return answer
    } catch (cause) {
      count(kind, outcomeOfError(cause))
      throw cause
    }
  })

  const visit: Browser['visit'] = (kind, path, form) =>
    new Promise((resolve) => {
      const settle = (outcome: Outcome, answer: { status: number; text: string } | null) => {
        count(kind, outcome)
        resolve(answer)
      }
      const call = request(`${address}${path}`, {
        agent,
        method: form === undefined ? 'GET' : 'POST',
        headers: {
          Accept: 'text/html,*/*',
          'Sec-Fetch-Site': 'same-origin',
          'Sec-Fetch-Mode': 'navigate',
          ...(cookie ? { Cookie: cookie } : {}),
          ...(form === undefined ? {} : { 'Content-Type': 'application/x-www-form-urlencoded' }),
        },
        signal: AbortSignal.timeout(30_000),
      })
      const failed = (cause: Error) => settle(cause.name === 'AbortError' ? 'too late' : 'cut', null)
      call.on('error', (cause) => {
        if (wasClosedMeanwhile(call, cause)) visit(kind, path, form).then(resolve)
        else failed(cause)
      })
      call.on('response', (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (part: string) => {
          text += part
        })
        response.on('error', failed)
        response.on('end', () => {
          const status = response.statusCode ?? 0
          settle(outcomeOf(status), { status, text })
        })
      })
      call.end(form)
    })

  return { client, cookie: () => cookie, failed: (kind) => failures.get(kind) ?? 0, visit }
}

/** A kept connection that the other side had closed: browsers ask again on a new one and tell nobody. */
const wasClosedMeanwhile = (call: unknown, cause: unknown): boolean =>
  Object(call).reusedSocket === true && Object(cause).code === 'ECONNRESET'

const outcomeOfError = (cause: unknown): Outcome => {
  if (!(cause instanceof AxiosError)) throw cause
  if (cause.response) return outcomeOf(cause.response.status)
  return cause.code === AxiosError.ECONNABORTED || cause.code === AxiosError.ETIMEDOUT ? 'too late' : 'cut'
}
