import {
  type CompanyInfoAnswer,
  companyInfoAnswer,
} from '@lonk/shared-api/calls/content/companyinfo.schema.ts'
import { type PageAnswer, pageAnswer } from '@lonk/shared-api/calls/content/page.schema.ts'
import type { Visitor } from '../visitor.ts'
import type { ApiClient } from './api-client.ts'

/** `absent`: the API says that there is no such text. Null: it could not be asked in time. */
export type PageText = PageAnswer | 'absent' | null

export type ContentCache = ReturnType<typeof createContentCache>

/**
 * What is the same for every visitor of a host: who runs the site, and its texts. Asked anew after a minute; while
 * the API is away the last answer goes on serving, so that the small print never disappears.
 */
export const createContentCache = (api: ApiClient, now: () => number = Date.now, lifetime = 60_000) => {
  const companies = createKept<CompanyInfoAnswer>(now, lifetime)
  const pages = createKept<Exclude<PageText, null>>(now, lifetime)

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

/** How long an answer is waited for that comes too late for the document which asked: the next one has it. */
const latePatience = 5_000

type Ask<T> = (patience: AbortSignal) => Promise<T | null>

const createKept = <T>(now: () => number, lifetime: number) => {
  const kept = new Map<string, { readonly answer: T; readonly until: number }>()
  const asking = new Map<string, Promise<T | null>>()

  const askOnce = (key: string, ask: Ask<T>): Promise<T | null> => {
    const underWay = asking.get(key)
    if (underWay) return underWay
    const work = ask(AbortSignal.timeout(latePatience))
      .then((answer) => {
        // Anybody can ask for names without end.
        if (kept.size > 500) kept.clear()
        if (answer !== null) kept.set(key, { answer, until: now() + lifetime })
        return answer
      })
      .finally(() => asking.delete(key))
    asking.set(key, work)
    return work
  }

  return async (key: string, signal: AbortSignal, ask: Ask<T>): Promise<T | null> => {
    const known = kept.get(key)
    if (known && known.until > now()) return known.answer
    const answer = await Promise.race([askOnce(key, ask), aborted(signal)])
    return answer ?? known?.answer ?? null
  }
}

const aborted = (signal: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    if (signal.aborted) resolve(null)
    signal.addEventListener('abort', () => resolve(null), { once: true })
  })
