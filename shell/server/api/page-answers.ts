import * as z from 'zod/mini'
import type { Visitor } from '../visitor.ts'
import type { ApiAnswer, ApiClient } from './api-client.ts'
import { createKeptAnswers } from './kept-answers.ts'

/** Milliseconds: whoever is gone from a list is in no document after that. */
const servesFor = 60_000

/** Some fifty kilobytes each. */
const most = 100

type Answered = ApiAnswer<unknown> | { readonly refused: number }

export type PageAnswers = ReturnType<typeof createPageAnswers>

interface Options {
  /** The API finds the country by the visitor's address where no proxy names it (`GEOIP_FILE`). */
  readonly byAddress?: boolean
  readonly now?: () => number
}

/**
 * What a page begins with (`firstData` of its route). It is asked for each document; only where a visitor's answer does not
 * come in time the last one of the same call serves, so that a page has its content in a slow second as well. One that the API
 * refused meanwhile is gone. A member's answer is theirs alone and kept nowhere.
 */
export const createPageAnswers = (
  api: Pick<ApiClient, 'ask' | 'get'>,
  { byAddress = false, now = Date.now }: Options = {},
) => {
  const answers = createKeptAnswers<Answered>(now, { lifetime: 0, servesFor, most })

  /** Undefined where nothing came, or a refusal. */
  const get = async (path: string, visitor: Visitor, signal: AbortSignal): Promise<unknown> => {
    if (visitor.hasSession) return (await api.get(path, z.unknown(), visitor, signal))?.answer
    const found = await answers(keyOf(path, visitor, byAddress), signal, (patience) =>
      api.ask(path, z.unknown(), visitor, patience),
    )
    return found && 'answer' in found ? found.answer : undefined
  }

  return { get }
}

/** All that an answer to a visitor can depend on. */
const keyOf = (path: string, visitor: Visitor, byAddress: boolean): string =>
  JSON.stringify([
    path,
    visitor.host,
    visitor.country ?? (byAddress ? visitor.forwarded['x-forwarded-for'] : undefined),
    visitor.cookieHeader,
    visitor.acceptLanguage,
  ])
