import type { ColorScheme } from '@lonk/shared-events/color-scheme.ts'
import { schemeMark } from './compose.ts'
import { escapeHtml } from './escape.ts'
import { textsOf } from './own-texts.ts'

/** Why no page can be composed at all. */
export type DocumentProblem = 'no_registry' | 'no_shell' | 'broken_release' | 'server_error'

/** Needs neither registry nor shell nor script: it says what is wrong and offers to try again. */
export const errorDocument = (
  problem: DocumentProblem,
  locale: string,
  nonce: string,
  scheme: ColorScheme = 'device',
): string => {
  const copy = textsOf(locale)
  return (
    `<!doctype html><html lang="${escapeHtml(locale)}"${schemeMark(scheme)}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${escapeHtml(copy.title)}</title>` +
    `<style nonce="${nonce}">${style}</style></head><body><main><h1>${escapeHtml(copy.title)}</h1>` +
    `<p>${escapeHtml(copy[problem])}</p><p><a href="">${escapeHtml(copy.retry)}</a></p>` +
    `<p><small>503 ${problem}</small></p></main></body></html>`
  )
}

const dark = 'color-scheme:dark;--ink:#F8EDEA;--paper:#1B1416;--link:#FF8D97'

const style =
  ':root{color-scheme:light;--ink:#2A1D21;--paper:#FFF9F6;--link:#B4233F}' +
  `@media(prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}:root[data-scheme=dark]{${dark}}` +
  'body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 system-ui,sans-serif}' +
  'main{max-width:36rem;margin:15vh auto;padding:0 24px}h1{font-size:27px;line-height:1.15}' +
  'a{color:var(--link)}'
