import type { SiteFacts } from './messages.ts'
import { text } from './text.ts'

const escapeHtml = (value: string): string => value.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

const dark = 'color-scheme:dark;--ink:#F8EDEA;--soft:#BFAEAC;--paper:#1B1416;--accent:#FF8D97;--on:#2A1D21'

const style =
  ':root{color-scheme:light;--ink:#2A1D21;--soft:#6B5A5F;--paper:#FFF9F6;--accent:#B4233F;--on:#fff}' +
  `@media(prefers-color-scheme:dark){:root:not([data-scheme=light]){${dark}}}:root[data-scheme=dark]{${dark}}` +
  'body{margin:0;min-height:100dvh;display:grid;place-items:center;background:var(--paper);color:var(--ink);' +
  'font:17px/1.5 system-ui,sans-serif}main{max-width:26rem;padding:24px;text-align:center}' +
  'svg{width:72px;height:72px}h1{margin:24px 0 8px;font-size:27px;line-height:1.15}' +
  'p{margin:0 0 24px;color:var(--soft)}a{display:inline-block;padding:12px 24px;border-radius:999px;' +
  'background:var(--accent);color:var(--on);font-weight:600;text-decoration:none}' +
  'a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}'

/** The winking face with its eyes shut: nobody can be reached now. */
const face =
  '<svg viewBox="0 0 48 48" fill="none" aria-hidden="true"><rect width="48" height="48" rx="15" fill="#F4717F"/>' +
  '<path d="M7 22c4 5.4 10.5 5.4 14.5 0M27 22c4 5.4 10.5 5.4 14.5 0" stroke="#2A1D21" stroke-width="3.4" ' +
  'stroke-linecap="round"/></svg>'

// A network may say that it is there before anything can be reached, and says it once: so the site is asked, too.
const retryOnceOnline =
  "const again=()=>location.reload();addEventListener('online',again);setInterval(()=>document.hidden||" +
  "fetch(location.href,{method:'HEAD',cache:'no-store'}).then(again,()=>{}),4000)"

interface Situation {
  readonly site: SiteFacts
  /** The browser has a network: it is the site that does not answer. */
  readonly online: boolean
  readonly nonce: string
}

/** Shown in place of a page that could not be fetched: nothing of the site's is kept, so nothing personal shows. */
export const offlinePage = ({ site: { locale, name, scheme }, online, nonce }: Situation): Response => {
  const title = escapeHtml(text(locale, 'offline.title'))
  const html =
    `<!doctype html><html lang="${locale}"${scheme ? ` data-scheme="${scheme}"` : ''}><head><meta charset="utf-8">` +
    '<meta name="viewport" content="width=device-width, initial-scale=1">' +
    `<meta name="robots" content="noindex"><title>${title} · ${escapeHtml(name)}</title>` +
    `<style nonce="${nonce}">${style}</style></head><body><main>${face}<h1>${title}</h1>` +
    `<p>${escapeHtml(text(locale, online ? 'offline.unreachable' : 'offline.text'))}</p>` +
    `<a href="">${escapeHtml(text(locale, 'offline.retry'))}</a></main>` +
    `<script nonce="${nonce}">${retryOnceOnline}</script></body></html>`
  return new Response(html, {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; ` +
        "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  })
}
