import { type SettingsAnswer, settingsAnswer } from '@lonk/shared-api/calls/content/settings.schema.ts'
import { localeCookie } from '../documents/locale.ts'
import type { Visitor } from '../visitor.ts'
import type { ApiClient } from './api-client.ts'

export type SettingsCache = ReturnType<typeof createSettingsCache>

interface Kept {
  readonly answer: SettingsAnswer
  readonly until: number
}

interface Options {
  /** The API finds the country by the visitor's address where no proxy names it (`GEOIP_FILE`). */
  readonly byAddress?: boolean
  readonly now?: () => number
  readonly lifetime?: number
}

/**
 * Settings change rarely and depend on little: kept a few seconds for whoever would get the same ones. Where new ones
 * do not come in time the last go on serving: a page without them changes its look under the reader's eyes.
 */
export const createSettingsCache = (
  api: ApiClient,
  { byAddress = false, now = Date.now, lifetime = 5000 }: Options = {},
) => {
  const kept = new Map<string, Kept>()

  const get = async (
    visitor: Visitor,
    query: URLSearchParams,
    signal: AbortSignal,
  ): Promise<SettingsAnswer | null> => {
    const key = keyOf(visitor, query, byAddress)
    const known = kept.get(key)
    if (known && known.until > now()) return known.answer
    const asked = new URLSearchParams(query)
    asked.set('domain', visitor.host.replace(/:\d+$/, ''))
    const found = await api.get(`/api/settings.php?${asked}`, settingsAnswer, visitor, signal)
    if (!found) return known?.answer ?? null
    if (kept.size > 500) kept.clear()
    kept.set(key, { answer: found.answer, until: now() + lifetime })
    return found.answer
  }

  return { get }
}

/** All that the answer depends on: host, the country's sources and the language of its texts. */
const keyOf = (visitor: Visitor, query: URLSearchParams, byAddress: boolean): string =>
  JSON.stringify([
    visitor.host,
    visitor.country ?? (byAddress ? visitor.forwarded['x-forwarded-for'] : undefined),
    query.get('country'),
    visitor.cookies.get('country'),
    visitor.cookies.get(localeCookie),
    visitor.acceptLanguage,
  ])
