import type { PageModule } from '@lonk/shared-events/contract.ts'
import type { Fragment } from '@lonk/shared-events/document-template.ts'
import { buildPath } from '@lonk/shared-events/route-pattern.ts'
import { createInstance } from 'i18next'
// The table of this part's pages; written for the build by prerender.ts.
import { pages as pageTable } from 'prerendered-pages'
import { Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { Router } from 'react-router'
import { ServerStyleSheet } from 'styled-components'
import { plainRules } from '../layouts/plain-rules.ts'

/** Catalogues by language and namespace. */
export type TextsByLocale = Readonly<Record<string, Readonly<Record<string, Record<string, unknown>>>>>

interface Work {
  readonly part: string
  readonly pages: readonly { readonly name: string; readonly path: string; readonly page: string }[]
  readonly texts: TextsByLocale
}

const modules: Readonly<Record<string, PageModule>> = pageTable

const still = { createHref: hrefOf, push: () => undefined, replace: () => undefined, go: () => undefined }

function hrefOf(to: string | { pathname?: string; search?: string; hash?: string }): string {
  return typeof to === 'string' ? to : `${to.pathname ?? ''}${to.search ?? ''}${to.hash ?? ''}`
}

const textsIn = async (part: string, locale: string, texts: TextsByLocale) => {
  const i18n = createInstance()
  await i18n.use(initReactI18next).init({
    lng: locale,
    fallbackLng: false,
    defaultNS: part,
    resources: texts,
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  })
  return i18n
}

const renderFragment = (part: string, route: Work['pages'][number]): { html: string; css: string } => {
  const module = modules[route.page]
  if (!module) throw new Error(`${part} has no page ${route.page}`)
  const sheet = new ServerStyleSheet()
  const path = buildPath(route.path, {})
  const html = renderToString(
    sheet.collectStyles(
      <Router location={path} navigator={still}>
        <Suspense>
          <module.Page routeName={route.name} params={{}} />
        </Suspense>
      </Router>,
    ),
    // The frame hydrates with the same prefix, or ids collide.
    { identifierPrefix: `${part}-` },
  )
  return { html, css: plainRules(sheet) }
}

/** `fragments/<page>.<locale>.json` for each pre-rendered page and language. */
export const renderFragments = async ({ part, pages, texts }: Work): Promise<Record<string, Fragment>> => {
  const files: Record<string, Fragment> = {}
  for (const locale of Object.keys(texts)) {
    const i18n = await textsIn(part, locale, texts)
    for (const route of pages) {
      const title = i18n.t(`${route.page}.head.title`, { defaultValue: '' })
      const description = i18n.t(`${route.page}.head.description`, { defaultValue: '' })
      files[`fragments/${route.page}.${locale}.json`] = { ...renderFragment(part, route), title, description }
    }
  }
  return files
}
