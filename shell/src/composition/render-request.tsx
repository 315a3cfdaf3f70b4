import { bus } from '@lonk/shared-events/bus.ts'
import type { PageModule } from '@lonk/shared-events/contract.ts'
import type { RenderModule, RenderRequest } from '@lonk/shared-events/request-render.ts'
import { claimStateWriter } from '@lonk/shared-events/state.ts'
import type { i18n } from 'i18next'
// The table of this part's pages; written for the build by configs/prerender.
import { pages as pageTable } from 'prerendered-fragments'
import { type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { ServerStyleSheet } from 'styled-components'
import { plainRules } from '../layouts/plain-rules.ts'
import { withoutPreloads } from './image-preloads.ts'
import { isEmpty } from './is-empty.ts'
import { PageRoute } from './page-route.tsx'
import { StillRouter } from './still-router.tsx'
import { stillTexts } from './still-texts.ts'

const pages: Readonly<Record<string, PageModule>> = pageTable
const shared = claimStateWriter()
const languages = new Map<string, i18n>()

export const addTexts: RenderModule['addTexts'] = ({ id, locale, texts }) => {
  languages.set(id, stillTexts(part, locale, texts))
}

/** Put in by the build: the name of the part. */
declare const process: { readonly env: { readonly PART: string } }
const part = process.env.PART

/** As in the browser's start (`boot.ts`), and nothing of whoever came before. */
const begin = (request: RenderRequest): void => {
  bus.publish('logged-out', { reason: 'session-ended' })
  shared.set('locale', request.locale)
  shared.set('settings', request.settings)
  shared.set('chosenCountry', request.chosenCountry)
  shared.set('user', request.user ?? null)
  shared.set('timeBonusEnds', request.timeBonusEnds)
  shared.set('unreadTotal', request.unreadTotal)
  shared.set('newLikesTotal', request.newLikesTotal)
  shared.set('documentTime', Date.parse(request.serverTime))
  shared.set('clockOffset', shared.get('documentTime') - Date.now())
  shared.set('online', true)
}

export const renderPage: RenderModule['renderPage'] = (request) => {
  const { page, routeName, params, files, firstData, path, search, texts } = request
  const module = pages[page]
  const language = languages.get(texts)
  if (!module || !language) throw new Error(`${part} has no page ${page} in ${texts}`)
  begin(request)
  const sheet = new ServerStyleSheet()
  const around = (content: ReactNode): string =>
    renderToString(
      <I18nextProvider i18n={language}>
        <StillRouter path={path} search={search}>
          {content}
        </StillRouter>
      </I18nextProvider>,
      // The frame hydrates with the same prefix, or ids collide.
      { identifierPrefix: `${part}-` },
    )
  const shown = (
    <PageRoute path={path} params={params}>
      <module.Page routeName={routeName} params={params} files={files} firstData={firstData} />
    </PageRoute>
  )
  const html = around(sheet.collectStyles(<Suspense>{shown}</Suspense>))
  const css = plainRules(sheet)
  // What React could not render it leaves to the browser, without a word: without its boundary the page says why.
  if (html.includes('<!--$!-->')) around(shown)
  if (isEmpty(html)) throw new Error(`${page} renders to nothing`)
  if (html.includes('<!--$!-->')) throw new Error(`a part of ${page} that lies further down throws`)
  return { html: withoutPreloads(html), css }
}
