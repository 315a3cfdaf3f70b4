import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import { ServerStyleSheet } from 'styled-components'
import { fontCss } from '../src/fonts.ts'
import { globalCss } from '../src/global-css.ts'
import { Gallery, Skeletons } from './gallery.tsx'
import { startTexts } from './texts.ts'

/** Markup and styles of one page, put together as the document server does. */
function page(Page: ComponentType, script: string): string {
  const sheet = new ServerStyleSheet()
  const markup = renderToString(
    sheet.collectStyles(
      <StaticRouter location="/">
        <Page />
      </StaticRouter>,
    ),
  )
  const head = `<meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Gallery</title>`
  const fonts = ['figtree-latin', 'bricolage-latin']
    .map((name) => `<link rel="preload" as="font" type="font/woff2" crossorigin href="fonts/${name}.woff2">`)
    .join('')
  const styles = `<style>${fontCss('fonts/')}${globalCss()}</style>${sheet.getStyleTags()}`
  return `<!doctype html><html lang="nl"><head>${head}${fonts}${styles}</head><body><main id="root">${markup}</main>${script}</body></html>`
}

startTexts()

/** File name and text of every page of the gallery. */
export const pages: Record<string, string> = {
  'index.html': page(Gallery, '<script defer src="client.js"></script>'),
  'skeletons.html': page(Skeletons, ''),
}
