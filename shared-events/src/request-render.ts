import type { BootData } from './boot.ts'
import type { PageProps } from './contract.ts'

/** Path in a remote's release of the code that renders its pages with `"render": "request"`, outside any browser. */
export const renderFile = 'server/pages.js'

/** All that a page rendered for a request may depend on: what the browser's first render will know, too. */
export interface RenderRequest
  extends Pick<
      BootData,
      'locale' | 'settings' | 'timeBonusEnds' | 'unreadTotal' | 'newLikesTotal' | 'serverTime'
    >,
    Pick<PageProps, 'routeName' | 'params' | 'files' | 'firstData'> {
  /** The page's folder under `src/pages`. */
  readonly page: string
  /** {@link RenderTexts.id} */
  readonly texts: string
  /** The document's path and its query with the question mark, or without one an empty text. */
  readonly path: string
  readonly search: string
  readonly user: BootData['user']
  /** As the browser's cookie says it, see `SharedState.chosenCountry`. */
  readonly chosenCountry: string | null
}

/** Markup for `<main>` with the rules that it needs. */
export interface RequestRendered {
  readonly html: string
  readonly css: string
}

/** What a page says in one language: its own catalogue and the components'. */
export interface RenderTexts {
  /** Names them in {@link RenderRequest.texts}: the components' come with the shell, of which there may be two at a time. */
  readonly id: string
  readonly locale: string
  /** Catalogues by namespace. */
  readonly texts: Readonly<Record<string, Record<string, unknown>>>
}

/** Exports of {@link renderFile}. */
export interface RenderModule {
  /** Before the first page with them. */
  readonly addTexts: (texts: RenderTexts) => void
  /** Throws where the page throws, or has nothing to show without a browser. */
  readonly renderPage: (request: RenderRequest) => RequestRendered
}
