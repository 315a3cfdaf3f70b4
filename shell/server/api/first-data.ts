import type { SettingsAnswer } from '@lonk/shared-api/calls/content/settings.schema.ts'
import { meAnswer } from '@lonk/shared-api/calls/session/user.schema.ts'
import type { CompanyInfo, Settings } from '@lonk/shared-api/schemas/settings.ts'
import type { User } from '@lonk/shared-api/schemas/user.ts'
import { localeCookie } from '@lonk/shared-events/storage-register.ts'
import type { Visitor } from '../visitor.ts'
import type { ApiClient } from './api-client.ts'
import type { ContentCache } from './content-cache.ts'
import type { PageAnswers } from './page-answers.ts'
import type { SettingsCache } from './settings-cache.ts'

/** What the API gave in time; the page goes out without the rest. */
export interface FirstData {
  readonly settings: Settings | null
  readonly domainLanguage: string | undefined
  /** The site's hosts of this niche with their languages; empty where that is not known. */
  readonly domains: NonNullable<SettingsAnswer['domains']>
  /** Undefined: a session whose member is not known yet; null: a visitor. */
  readonly user: User | null | undefined
  readonly timeBonusEnds: string | null
  /** Null: not known in time, or not asked for. */
  readonly unreadTotal: number | null
  readonly newLikesTotal: number
  /** Newest of the member's events that all of this includes; undefined where that is not known. */
  readonly lastEvent: number | undefined
  readonly company: CompanyInfo | null
  readonly page: unknown
  /** A session that the API renewed on the way. */
  readonly setCookies: readonly string[]
}

export interface FirstDataSource {
  readonly api: ApiClient
  readonly settings: SettingsCache
  readonly content: ContentCache
  readonly pages: PageAnswers
  readonly patience: Patience
}

/** How many milliseconds a document waits for the API. Tests wait longer: they check what comes, not how soon. */
export interface Patience {
  /** For what the page can begin without. */
  readonly help: number
  /** For what decides its language: a page in another language is wrong, however early. */
  readonly language: number
  /** For a text that is the page itself. */
  readonly text: number
  /** For a page that is rendered for this document; past it the skeleton goes out. Without any nothing is rendered. */
  readonly render: number
  /** For the API and that page together: what the API does not need goes to the page. */
  readonly together: number
}

export const usualPatience: Patience = { help: 150, language: 600, text: 1_000, render: 50, together: 200 }

/** What is left for rendering after so many milliseconds of waiting for the API. Idle code needs several times what busy code does. */
export const patienceToRender = ({ render, together }: Patience, waited: number): number =>
  render > 0 ? Math.max(render, Math.round(together - waited)) : 0

/** Where it is looked at what comes, not how soon: a document that went out early is another page. */
export const longPatience: Patience = {
  help: 20_000,
  language: 20_000,
  text: 20_000,
  render: 20_000,
  together: 20_000,
}

/**
 * Others hear that these were answered: what has reached a member counts as delivered. Where somebody else's page led
 * here they are left for the page to ask.
 */
const toldToOthers: readonly string[] = ['/api/chat.php', '/api/chats.php']

export const firstDataFor = async (
  { api, settings, content, pages, patience }: FirstDataSource,
  visitor: Visitor,
  query: URLSearchParams,
  pageCall: string | null,
): Promise<FirstData> => {
  const signal = AbortSignal.timeout(patience.help)
  const mayAsk = (path: string) =>
    visitor.arrival !== 'foreign' || !toldToOthers.includes(path.split('?')[0] ?? path)
  // A language that the visitor chose in this browser goes before the account's and the site's.
  const decided = visitor.cookies.has(localeCookie.key)
  const undecided = decided ? signal : AbortSignal.timeout(patience.language)
  const [site, me, company, page] = await Promise.all([
    settings.get(visitor, query, undecided),
    visitor.hasSession ? api.get('/api/user.php?totals=1', meAnswer, visitor, undecided) : null,
    content.company(visitor, signal),
    pageCall && mayAsk(pageCall) ? pages.get(pageCall, visitor, signal) : undefined,
  ])
  const user = visitor.hasSession ? (me ? me.answer.user : undefined) : null
  return {
    settings: site?.settings ?? null,
    domainLanguage: site?.domain_language ?? undefined,
    domains: site?.domains ?? [],
    user,
    timeBonusEnds: me?.answer.time_bonus_ends ?? null,
    unreadTotal: user ? (me?.answer.totals?.unread ?? null) : 0,
    newLikesTotal: user ? (me?.answer.totals?.new_likes ?? 0) : 0,
    lastEvent: me?.answer.totals?.last_event,
    company,
    page,
    setCookies: me?.setCookies ?? [],
  }
}
