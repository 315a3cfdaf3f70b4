import { chosenCountryOf } from '@lonk/shared-events/chosen-country.ts'
import { memberVariant, triedVariant } from '@lonk/shared-events/contract.ts'
import {
  type DocumentTemplate,
  filesPlaceholder,
  variantFragment,
} from '@lonk/shared-events/document-template.ts'
import { withLatePictures } from '@lonk/shared-events/late-pictures.ts'
import { matchRoute, type Release, type RouteMatch, releaseUrl } from '@lonk/shared-events/registry.ts'
import type { RenderRequest } from '@lonk/shared-events/request-render.ts'
import { isKnownPage, staticPageName } from '@lonk/shared-events/static-pages.ts'
import { countryCookie } from '@lonk/shared-events/storage-register.ts'
import type { PageText } from '../api/content-cache.ts'
import { type FirstData, type FirstDataSource, patienceToRender } from '../api/first-data.ts'
import { type Composition, declarationOf } from '../registry/composition.ts'
import type { Renderer } from '../rendering/kept-pages.ts'
import type { PageRendered } from '../rendering/renderer.ts'
import type { FirstAnswers } from '../signup/first-answers.ts'
import type { Visitor } from '../visitor.ts'
import { fillArticle } from './article.ts'
import { scriptlessWords } from './own-texts.ts'
import { plainSignup, plainSignupCss } from './plain-signup.ts'
import { sharedOut } from './shared-out.ts'
import type { TemplateFiles } from './template-files.ts'

/** What is in `<main>`, and what the document says about it. */
export interface MainContent {
  readonly status: number
  readonly html: string
  readonly css: string
  readonly title: string | null
  readonly description: string | null
  /** Address on this host of the picture for links to it; null: the site's mark does. */
  readonly image: string | null
  readonly firstData: unknown
  /** A page of a remote, rendered when it was published: its frame hydrates it. */
  readonly fragment: boolean
  readonly variant?: string | undefined
  /** Rendered on request, at this ISO time: what looks like a placeholder in it is what somebody wrote. */
  readonly renderedAt?: string
  /** All that matters can be read without script. */
  readonly readable: boolean
}

interface Asked {
  readonly path: string
  readonly query: URLSearchParams
  readonly visitor: Visitor
  readonly locale: string
  readonly composition: Composition
  readonly match: RouteMatch | null
  readonly template: DocumentTemplate
  readonly data: FirstData
  readonly siteName: string
  /** Posted to the sign-up by a form without script. */
  readonly answers: FirstAnswers | null
  readonly unreadTotal: number
  readonly serverTime: string
}

type Source = Pick<FirstDataSource, 'content' | 'patience'> & {
  readonly renderer: Renderer
  /** Milliseconds that the document has waited for the API. */
  readonly waited: number
}

const plain = {
  css: '',
  title: null,
  description: null,
  image: null,
  firstData: undefined,
  fragment: false,
  readable: false,
}

/** A remote's page, a text of the site, or nothing: in this order. */
export const mainContent = async (
  templates: TemplateFiles,
  { content, patience, renderer, waited }: Source,
  asked: Asked,
): Promise<MainContent> => {
  const { path, visitor, locale, composition, match, template } = asked
  if (match)
    return remotePage(templates, asked, match, (remote, request) =>
      renderer.render({
        remote,
        shell: composition.shell,
        request,
        patience: patienceToRender(patience, waited),
      }),
    )
  if (matchRoute(composition.unavailable, path)) return { ...plain, status: 503, html: '' }
  const name = staticPageName(path)
  if (!name) return notFound(template)
  const text = await content.page(name, locale, visitor, AbortSignal.timeout(patience.text))
  if (text === 'absent') return notFound(template)
  if (text && template.article) return article(template.article, text, asked)
  const html = await templates.skeleton(composition.shell, 'article', locale)
  // Nobody can say now whether there is such a page; the shell asks again.
  const status = text || isKnownPage(name) ? 200 : 503
  return { ...plain, ...skeleton(html, template), status, firstData: text ?? undefined }
}

const notFound = ({ notFound: html, mainCss }: DocumentTemplate): MainContent => ({
  ...plain,
  status: 404,
  html,
  css: mainCss?.notFound ?? '',
})

const skeleton = (html: string, { mainCss }: DocumentTemplate) => ({ html, css: mainCss?.skeletons ?? '' })

const remotePage = async (
  templates: TemplateFiles,
  asked: Asked,
  match: RouteMatch,
  render: (remote: Release, request: Omit<RenderRequest, 'texts'>) => Promise<PageRendered | null>,
): Promise<MainContent> => {
  const { composition, locale, data, template } = asked
  const { page } = match.row
  const remote = composition.remotes.get(match.row.remote)
  const variant = remote && variantFor(remote, asked, match)
  const name = variant === undefined ? page : variantFragment(page, variant)
  const fragment = remote ? await templates.fragment(remote, name, locale) : null
  if (remote && fragment)
    return {
      ...fragment,
      html: fragment.html.replaceAll(filesPlaceholder, releaseUrl(remote.part, remote.version, '')),
      image: fragment.image ? releaseUrl(remote.part, remote.version, fragment.image) : null,
      ...ownWords(asked, match),
      status: 200,
      firstData: data.page,
      fragment: true,
      variant,
      readable: true,
    }
  const request = remote ? renderRequestFor(asked, match, remote) : null
  const rendered = remote && request ? await render(remote, request) : null
  if (rendered)
    return {
      ...plain,
      html: withLatePictures(rendered.html),
      css: rendered.css,
      renderedAt: rendered.serverTime,
      status: 200,
      firstData: data.page,
      fragment: true,
      readable: true,
    }
  const html = await templates.skeleton(composition.shell, match.row.skeleton, locale)
  const waiting = { ...plain, ...skeleton(html, template), status: 200, firstData: data.page }
  return remote && match.row.name === 'signup' ? withPlainSignup(templates, asked, remote, waiting) : waiting
}

/** Only with all that the browser's first render will know: else the two would not agree. */
const renderRequestFor = (
  { composition, path, query, visitor, locale, data, unreadTotal, serverTime }: Asked,
  match: RouteMatch,
  remote: Release,
): Omit<RenderRequest, 'texts'> | null => {
  if (declarationOf(composition, match)?.render !== 'request') return null
  if (data.page === undefined || data.user === undefined || data.settings === null) return null
  const { settings, user, timeBonusEnds, newLikesTotal, page: firstData } = data
  const { page, name: routeName } = match.row
  const search = query.size > 0 ? `?${query}` : ''
  const chosenCountry = chosenCountryOf(visitor.cookies.get(countryCookie.key))
  const state = { settings, user, timeBonusEnds, unreadTotal, newLikesTotal, serverTime, chosenCountry }
  const files = releaseUrl(remote.part, remote.version, '')
  return { page, routeName, params: match.params, files, path, search, locale, firstData, ...state }
}

/** Where the page waits for script it has the first question for whoever has none, and what was answered for both. */
const withPlainSignup = async (
  templates: TemplateFiles,
  { answers, locale }: Asked,
  remote: Release,
  waiting: MainContent,
): Promise<MainContent> => {
  const firstData = answers ? { answers } : waiting.firstData
  const texts = await templates.signupTexts(remote, locale)
  if (!texts) return { ...waiting, firstData }
  const form = plainSignup({ texts, needsScript: scriptlessWords(locale), answers })
  return { ...waiting, firstData, html: form + waiting.html, css: withRules(waiting.css, plainSignupCss) }
}

/** Rules come as text or as whole elements, see `compose.ts`. */
const withRules = (css: string, rules: string): string =>
  css.trimStart().startsWith('<style') ? `${css}<style>${rules}</style>` : css + rules

/** The front door is called what the operator calls it. */
const ownWords = (
  { data: { settings } }: Asked,
  { row }: RouteMatch,
): Partial<Pick<MainContent, 'title' | 'description'>> =>
  row.name === 'index' && settings ? { title: settings.index_title, description: settings.description } : {}

/** Only what was rendered: any other parameter gets the plain page. */
const variantFor = (
  { fragments }: Release,
  { data, query, composition }: Asked,
  match: RouteMatch,
): string | undefined => {
  const { row, params } = match
  const isRendered = (value: string | undefined): boolean =>
    value !== undefined && fragments.includes(variantFragment(row.page, value))
  const variant = [data.user ? memberVariant : undefined, ...Object.values(params)].find(isRendered)
  const form = sharedOut(declarationOf(composition, match)?.shares, query.get('variant'))
  return [form && triedVariant(variant, form), variant].find(isRendered)
}

const article = (
  template: NonNullable<DocumentTemplate['article']>,
  text: Exclude<PageText, 'absent' | null>,
  { locale, siteName }: Asked,
): MainContent => ({
  status: 200,
  html: fillArticle(template.html, text, locale),
  css: template.css,
  title: `${text.title} · ${siteName}`,
  description: text.description,
  image: null,
  firstData: text,
  fragment: false,
  readable: true,
})
