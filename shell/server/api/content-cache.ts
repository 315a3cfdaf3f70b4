import {
  type CompanyInfoAnswer,
  companyInfoAnswer,
} from '@lonk/shared-api/calls/content/companyinfo.schema.ts'
import { type PageAnswer, pageAnswer } from '@lonk/shared-api/calls/content/page.schema.ts'
import type { Visitor } from '../visitor.ts'
import type { ApiClient } from './api-client.ts'
import { createKeptAnswers } from './kept-answers.ts'

/** `absent`: the API says that there is no such text. Null: it could not be asked in time. */
export type PageText = PageAnswer | 'absent' | null

export type ContentCache = ReturnType<typeof createContentCache>

/**
 * What is the same for every visitor of a host: who runs the site, and its texts. Asked anew after a minute; while
 * the API is away the last answer goes on serving, so that the small print never disappears.
 */
export const createContentCache = (api: ApiClient, now: () => number = Date.now, lifetime = 60_000) => {
  const companies = createKeptAnswers<CompanyInfoAnswer>(now, { lifetime })
  const pages = createKeptAnswers<Exclude<PageText, null>>(now, { lifetime })

  return {
    company: async (visitor: Visitor, signal: AbortSignal) => {
      const found = await companies(visitor.host, signal, async (patience) => {
        const asked = await api.get('/api/companyinfo.php', companyInfoAnswer, visitor, patience)
        return asked?.answer ?? null
      })
      return found?.companyinfo ?? null
    },
    page: (name: string, lang: string, visitor: Visitor, signal: AbortSignal): Promise<PageText> =>
      pages(`${visitor.host} ${lang} ${name}`, signal, async (patience) => {
        const path = `/api/page.php?${new URLSearchParams({ name, lang })}`
        const asked = await api.ask(path, pageAnswer, visitor, patience)
        if (!asked) return null
        if ('answer' in asked) return asked.answer
        return asked.refused === 404 ? 'absent' : null
      }),
  }
}
