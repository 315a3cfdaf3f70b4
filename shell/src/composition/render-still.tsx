import { type ReactNode, Suspense } from 'react'
import { renderToString } from 'react-dom/server'
import { ServerStyleSheet } from 'styled-components'
import { plainRules } from '../layouts/plain-rules.ts'
import { withoutPreloads } from './image-preloads.ts'
import { isEmpty } from './is-empty.ts'
import { StillRouter } from './still-router.tsx'

interface Still {
  readonly html: string
  readonly css: string
}

/**
 * A page or slot as it is when a part is built, for documents. One that shows nothing ends the build: what React could
 * not render it leaves to the browser, and a document without script would be empty.
 */
export const renderStill = (part: string, path: string, content: ReactNode): Still => {
  const sheet = new ServerStyleSheet()
  const html = renderToString(
    sheet.collectStyles(
      <StillRouter path={path}>
        <Suspense>{content}</Suspense>
      </StillRouter>,
    ),
    // The frame hydrates with the same prefix, or ids collide.
    { identifierPrefix: `${part}-` },
  )
  if (html.includes('<!--$!-->') || isEmpty(html)) throw new Error(`${part}: ${path} renders to nothing`)
  return { html: withoutPreloads(html), css: plainRules(sheet) }
}
