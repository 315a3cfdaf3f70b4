import { afterEach, expect } from '@jest/globals'
import { AxiosError, type AxiosResponse, type InternalAxiosRequestConfig } from 'axios'
import type { ApiClient } from '../client.ts'
import { createTransport } from '../transport.ts'
import { wrongAnswer } from './wrong-answer.ts'

/** One call as it reached the network. */
export interface SeenCall {
  readonly method: string
  readonly path: string
  readonly query: Readonly<Record<string, unknown>>
  readonly body: unknown
  readonly idempotencyKey: string | undefined
}

/** What the fake network answers: a body with status 200, or both. */
export interface FakeAnswer {
  readonly status?: number
  readonly body: unknown
}

/**
 * Answers one `METHOD /path`, each try anew: after a status of 5xx the client's retries ask again. A promise
 * that is held back shows what a page does while it waits.
 */
export type FakeRoute = (call: SeenCall) => FakeAnswer | Promise<FakeAnswer>

const wrongAnswers: string[] = []

// Thrown where the answer is given, it would only be one more failed call to the page.
afterEach(() => expect(wrongAnswers.splice(0)).toEqual([]))

/**
 * A network for tests of pages: answers by `METHOD /path`, 404 for everything else, and a list of what was
 * asked. Retries, error bodies and headers stay the real client's. A test that answers what the server's contract
 * does not allow fails.
 * @example
 * const network = fakeApi(api, { 'GET /api/products.php': () => ({ body: products }) })
 */
export const fakeApi = (client: ApiClient, routes: Record<string, FakeRoute>) => {
  const calls: SeenCall[] = []
  client.useTransport(createTransport)
  client.setAdapter(async (config) => {
    const call = seen(config)
    calls.push(call)
    const route = routes[`${call.method} ${call.path}`]
    const { status = 200, body } = route
      ? await route(call)
      : { status: 404, body: { error: 'not_found', request_id: 'test' } }
    const wrong = wrongAnswer({ ...call, status, body })
    if (wrong) wrongAnswers.push(wrong)
    if (config.signal?.aborted) throw new AxiosError('aborted', AxiosError.ERR_CANCELED, config)
    const response: AxiosResponse = { data: body, status, statusText: '', headers: {}, config }
    if (config.validateStatus?.(status) ?? status < 300) return response
    throw new AxiosError('refused', undefined, config, null, response)
  })
  return {
    calls,
    /** The calls of one route, oldest first. */
    callsOf: (route: string) => calls.filter((call) => `${call.method} ${call.path}` === route),
    /** Answers a route differently from now on. */
    answer: (route: string, next: FakeRoute) => {
      routes[route] = next
    },
  }
}

/** The body of a refused call. */
export const refusal = (status: number, error: string, more: Record<string, unknown> = {}): FakeAnswer => ({
  status,
  body: { error, request_id: 'test', ...more },
})

/**
 * A route that answers too late: the client rejects with `timeout`, which has no words of a server. At once and without
 * another try, as where all its time has gone by.
 */
export const tooLate: FakeRoute = () => {
  throw new AxiosError('timeout exceeded', AxiosError.ECONNABORTED)
}

const seen = (config: InternalAxiosRequestConfig): SeenCall => {
  const key: unknown = config.headers.get('Idempotency-Key')
  return {
    method: (config.method ?? 'get').toUpperCase(),
    path: config.url ?? '',
    query: config.params ?? {},
    body: typeof config.data === 'string' ? JSON.parse(config.data) : config.data,
    idempotencyKey: typeof key === 'string' ? key : undefined,
  }
}
