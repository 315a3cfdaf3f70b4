import { type SettingsAnswer, settingsAnswer } from '@lonk/shared-api/calls/content/settings.schema.ts'
import { countryCookie, localeCookie } from '@lonk/shared-events/storage-register.ts'
import type { Visitor } from '../visitor.ts'
import type { ApiClient } from './api-client.ts'
import { createKeptAnswers } from './kept-answers.ts'

export type SettingsCache = ReturnType<typeof createSettingsCache>

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
  const answers = createKeptAnswers<SettingsAnswer>(now, { lifetime })

  const get = (
    visitor: Visitor,
    query: URLSearchParams,
    signal: AbortSignal,
  ): Promise<SettingsAnswer | null> => {
    const asked = new URLSearchParams(query)
    asked.set('domain', visitor.host.replace(/:\d+$/, ''))
    return answers(keyOf(visitor, query, byAddress), signal, async (patience) => {
      const found = await api.get(`/api/settings.php?${asked}`, settingsAnswer, visitor, patience)
      return found?.answer ?? null
    })
  }

  return { get }
}

/** All that the answer depends on: host, the country's sources and the language of its texts. */
const keyOf = (visitor: Visitor, query: URLSearchParams, byAddress: boolean): string =>
  JSON.stringify([
    visitor.host,
    visitor.country ?? (byAddress ? visitor.forwarded['x-forwarded-for'] : undefined),
    query.get('country'),
    visitor.cookies.get(countryCookie.key),
    visitor.cookies.get(localeCookie.key),
    visitor.acceptLanguage,
  ])
