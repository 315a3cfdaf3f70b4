import { arrivalHeader } from '@lonk/shared-api/arrival.ts'
import type * as z from 'zod/mini'
import type { Report } from '../log.ts'
import type { Visitor } from '../visitor.ts'

export interface ApiAnswer<T> {
  readonly answer: T
  readonly setCookies: readonly string[]
}

export type ApiClient = ReturnType<typeof createApiClient>

/**
 * Asks the API in the visitor's name. Every failure, a late answer included, is null: a document never waits for
 * the API and never fails with it. An answer that breaks the contract is reported, once for each path.
 */
export const createApiClient = (
  addressOf: () => string | null,
  countryHeader: string | null,
  report: Report,
) => {
  const reported = new Set<string>()

  /** The answer, or the status of a refusal. */
  const ask = async <T>(
    path: string,
    schema: z.ZodMiniType<T>,
    visitor: Visitor,
    signal: AbortSignal,
  ): Promise<ApiAnswer<T> | { readonly refused: number } | null> => {
    const address = addressOf()
    if (!address) return null
    try {
      const response = await fetch(address + path, {
        headers: headersFor(visitor, countryHeader),
        redirect: 'manual',
        signal,
      })
      if (response.status !== 200) {
        await response.body?.cancel()
        return { refused: response.status }
      }
      const parsed = schema.safeParse(await response.json())
      if (parsed.success) return { answer: parsed.data, setCookies: response.headers.getSetCookie() }
      const name = path.split('?')[0] ?? path
      if (!reported.has(name)) {
        reported.add(name)
        const { path: where = [], message } = parsed.error.issues[0] ?? {}
        report('api answer breaks the contract', { path: name, at: where.join('.'), message })
      }
      return null
    } catch {
      return null
    }
  }

  const get = async <T>(
    path: string,
    schema: z.ZodMiniType<T>,
    visitor: Visitor,
    signal: AbortSignal,
  ): Promise<ApiAnswer<T> | null> => {
    const asked = await ask(path, schema, visitor, signal)
    return asked && 'answer' in asked ? asked : null
  }

  return { ask, get }
}

const headersFor = (visitor: Visitor, countryHeader: string | null): Record<string, string> => ({
  accept: 'application/json',
  // The API is next door: compressing would take longer than sending.
  'accept-encoding': 'identity',
  'x-request-type': 'client',
  ...visitor.forwarded,
  ...(visitor.arrival === 'acted' ? {} : { [arrivalHeader]: visitor.arrival }),
  ...(visitor.cookieHeader ? { cookie: visitor.cookieHeader } : {}),
  ...(visitor.acceptLanguage ? { 'accept-language': visitor.acceptLanguage } : {}),
  ...(countryHeader && visitor.country ? { [countryHeader]: visitor.country } : {}),
})
