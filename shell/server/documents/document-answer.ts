import { languages } from '@lonk/shared-api/choices.ts'
import type { Audience, BootData, DocumentBootData } from '@lonk/shared-events/boot.ts'
import { colorSchemeOf } from '@lonk/shared-events/color-scheme.ts'
import type { LayoutName } from '@lonk/shared-events/contract.ts'
import { footerKind } from '@lonk/shared-events/footer-kind.ts'
import { matchRoute, type RouteMatch, releaseUrl } from '@lonk/shared-events/registry.ts'
import { staticPageName } from '@lonk/shared-events/static-pages.ts'
import { localeCookie, schemeCookie } from '@lonk/shared-events/storage-register.ts'
import { type FirstData, type FirstDataSource, firstDataFor } from '../api/first-data.ts'
import { pageCallOf } from '../api/page-call.ts'
import { reloadScriptFor } from '../development/live-reload.ts'
import { type Composition, createComposer, declarationOf, documentRemotes } from '../registry/composition.ts'
import type { ReadRegistry } from '../registry/registry-reader.ts'
import { originTried, type Trial } from '../registry/trial.ts'
import type { Renderer } from '../rendering/kept-pages.ts'
import { type FirstAnswers, isAnswered } from '../signup/first-answers.ts'
import type { Visitor } from '../visitor.ts'
import { canaryVisit } from './canary-visit.ts'
import { composeDocument } from './compose.ts'
import type { DocumentProblem } from './error-document.ts'
import { chooseLocale } from './locale.ts'
import { mainContent } from './main-content.ts'
import { placeholderValues } from './placeholders.ts'
import { preloadsFor } from './preloads.ts'
import { findable } from './search-engines.ts'
import type { TemplateFiles } from './template-files.ts'
import { type TrialSource, trialVisit } from './trial-visit.ts'
import { warningsContent } from './warnings.ts'

/** What a document can begin without, where the API gives it late. */
export type LateData = 'settings' | 'member'

export type DocumentAnswer =
  | { readonly kind: 'redirect'; readonly to: string; readonly setCookies?: readonly string[] }
  | { readonly kind: 'problem'; readonly problem: DocumentProblem; readonly locale: string }
  | {
      readonly kind: 'page'
      /** The pattern of its route; null where no route has the path. */
      readonly route: string | null
      readonly late: readonly LateData[]
      readonly status: number
      readonly html: string
      readonly forMember: boolean
      /** Search engines may show it. */
      readonly indexed: boolean
      readonly setCookies: readonly string[]
      /** Origin of the developer's server whose part is tried. */
      readonly from: string | null
    }

export interface DocumentSource extends TrialSource {
  readonly readRegistry: ReadRegistry
  readonly templates: TemplateFiles
  readonly renderer: Renderer
  readonly data: FirstDataSource
  readonly reloadScript: string | null
}

export interface PageRequest {
  readonly url: URL
  readonly visitor: Visitor
  readonly nonce: string
  /** Posted to the sign-up by a form without script. */
  readonly answers: FirstAnswers | null
}

/** From a path and a visitor to one HTML (the design's "From a request to a page", step 1). */
export const createDocumentAnswer = (source: DocumentSource) => {
  const compose = createComposer()

  return async (asked: PageRequest): Promise<DocumentAnswer> => {
    const { url, visitor } = asked
    const { document } = await source.readRegistry()
    if (!document) return problem('no_registry', visitor)
    const { trial, to, setCookies } = trialVisit(source, url, visitor, document)
    if (to !== null) return { kind: 'redirect', to, setCookies }
    const canary = canaryVisit(document, visitor)
    const composition = compose(document, canary.number, trial)
    if (!composition) return problem('no_shell', visitor)

    const match = matchRoute(composition.table, url.pathname)
    const carrier = match ? null : pageOfText(composition, url.pathname)
    if (carrier) return { kind: 'redirect', to: carrier + url.search }

    const asksLogin = match?.row.access === 'members'
    const login = `/login?back=${encodeURIComponent(url.pathname + url.search)}`
    if (asksLogin && !visitor.hasSession) return { kind: 'redirect', to: login }

    const declared = match ? declarationOf(composition, match) : undefined
    const pageCall =
      match && declared?.firstData ? pageCallOf(declared.firstData, match.params, url.searchParams) : null
    const since = performance.now()
    const data = await firstDataFor(source.data, visitor, url.searchParams, pageCall)
    const waited = performance.now() - since
    // There was a session, and it is over: the page says so.
    if (asksLogin && data.user === null) return { kind: 'redirect', to: `${login}&ended=1` }

    const made = await page(source, asked, document.sequence, composition, match, { data, waited }, trial)
    if (made === null) return problem('broken_release', visitor)
    return {
      kind: 'page',
      ...made,
      route: match?.row.path ?? null,
      late: lateOf(data),
      // What somebody answered is theirs alone, too.
      forMember: visitor.hasSession || asked.answers !== null || trial !== null,
      setCookies: [...data.setCookies, ...canary.setCookies, ...setCookies],
      from: originTried(trial),
    }
  }
}

const page = async (
  source: DocumentSource,
  { url, visitor, nonce, answers }: PageRequest,
  registry: number,
  composition: Composition,
  match: RouteMatch | null,
  { data, waited }: { readonly data: FirstData; readonly waited: number },
  trial: Trial | null,
): Promise<{ readonly status: number; readonly html: string; readonly indexed: boolean } | null> => {
  const { shell } = composition
  const locale = chooseLocale(
    {
      cookie: visitor.cookies.get(localeCookie.key),
      accountLanguage: data.user?.language,
      domainLanguage: data.domainLanguage,
      acceptLanguage: visitor.acceptLanguage,
    },
    shell.languages,
  )
  const layout: LayoutName = match?.row.layout ?? 'default'
  const wanted = audienceOf(data)
  const own = await source.templates.template(shell, layout, wanted, locale)
  // A shell from before contract 1.14.0 has no template for `unknown`: the visitor's takes its place.
  const audience = own || wanted !== 'unknown' ? wanted : 'visitor'
  const template = own ?? (await source.templates.template(shell, layout, audience, locale))
  if (!template) return null

  const siteName = data.settings?.name ?? 'Lonk'
  const path = url.pathname
  const serverTime = source.now().toISOString()
  const unreadTotal = data.unreadTotal ?? 0
  const main = await mainContent(
    source.templates,
    { ...source.data, renderer: source.renderer, waited },
    {
      path,
      query: url.searchParams,
      visitor,
      locale,
      composition,
      match,
      template,
      data,
      siteName,
      answers,
      unreadTotal,
      serverTime,
    },
  )
  const warnings = await warningsContent(source.templates, { path, locale, composition, template, data })
  const boot: DocumentBootData = {
    locale,
    settings: data.settings,
    user: data.user,
    timeBonusEnds: data.timeBonusEnds,
    arrival: visitor.arrival,
    unreadTotal,
    newLikesTotal: data.newLikesTotal,
    lastEvent: data.lastEvent,
    serverTime,
    demo: data.settings?.demo ?? false,
    registry,
    shell: { version: shell.version, contract: shell.contract },
    company: companyLine(data),
    remotes: documentRemotes(composition),
    firstData: main.firstData,
    fragment: main.fragment,
    ...(main.renderedAt ? { needsScript: true, documentTime: main.renderedAt } : {}),
    variant: main.variant,
    status: main.status,
  }
  const from = originTried(trial)
  const isElsewhere = from !== null && match?.row.remote === trial?.part
  const remote = match && !isElsewhere ? composition.remotes.get(match.row.remote) : undefined
  const found = findable({
    path,
    visitor,
    status: main.status,
    match,
    domain: data.settings?.domain,
    domains: data.domains,
  })
  const html = composeDocument({
    boot,
    nonce,
    layout,
    scheme: colorSchemeOf(visitor.cookies.get(schemeCookie.key)),
    shell,
    template,
    nicheCss: data.settings ? await source.templates.nicheCss(shell, data.settings.niche_slug) : '',
    footer: footerKind({ audience, path, country: data.settings?.geoip_selected_country }),
    placeholders: placeholderValues({
      assets: releaseUrl(shell.part, shell.version, '').replace(/\/$/, ''),
      siteName,
      ...data,
      unreadTotal,
    }),
    headLinks: await source.templates.headLinks(shell),
    main,
    findable: found,
    siteName,
    frontDoor: match?.row.name === 'index',
    warnings,
    // Development builds load their chunks without hashes: preloads with hashes would be fetched twice.
    preloads: source.reloadScript
      ? []
      : preloadsFor({ shell, locale, ...(remote && match ? { remote, page: match.row.page } : {}) }),
    lateScripts: main.readable,
    trial,
    reloadScript: source.reloadScript ?? (from === null ? null : reloadScriptFor(from)),
  })
  const isRefused = answers !== null && !isAnswered(answers)
  return { status: isRefused && main.status === 200 ? 422 : main.status, html, indexed: found.indexed }
}

/** The page of a remote that carries the text of its name: there it is, and nowhere else. */
const pageOfText = (composition: Composition, path: string): string | null => {
  const name = staticPageName(path)
  const own = name && matchRoute(composition.table, `/${name}`)
  return own && own.row.path === `/${name}` ? own.row.path : null
}

const lateOf = ({ settings, user }: FirstData): readonly LateData[] => [
  ...(settings === null ? (['settings'] as const) : []),
  ...(user === undefined ? (['member'] as const) : []),
]

const companyLine = ({ company }: FirstData): BootData['company'] => {
  if (!company) return null
  const { name, address, city, kvk, support_email, support_phone } = company
  return { name, address, city, kvk, support_email, support_phone }
}

/** As the shell starts from: a member who is not known in time is told nothing that is for visitors. */
const audienceOf = ({ user }: FirstData): Audience =>
  user ? (user.paid_user ? 'paid' : 'free') : user === null ? 'visitor' : 'unknown'

const problem = (which: DocumentProblem, visitor: Visitor): DocumentAnswer => ({
  kind: 'problem',
  problem: which,
  locale: chooseLocale(
    {
      cookie: visitor.cookies.get(localeCookie.key),
      accountLanguage: undefined,
      domainLanguage: undefined,
      acceptLanguage: visitor.acceptLanguage,
    },
    languages,
  ),
})
