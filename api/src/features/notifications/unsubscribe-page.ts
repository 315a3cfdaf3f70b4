import { createHash } from 'node:crypto'
import { escapeHtml } from '../../core/mail/letter.ts'
import type { notificationTexts } from './texts.ts'

type Texts = ReturnType<typeof notificationTexts>

const style = `
  body { margin: 0; background: #fff9f6; color: #2a1d21; font: 17px/1.5 Figtree, Helvetica, Arial, sans-serif }
  main { max-width: 480px; margin: 0 auto; padding: 48px 16px }
  h1 { font-size: 27px; line-height: 1.15 } p { margin: 0 0 16px } a { color: #b4233f }
  .site { color: #b4233f; font-weight: 700 }
  button { min-height: 44px; padding: 0 24px; border: 0; border-radius: 8px; background: #c9304a; color: #fff; font: inherit; font-weight: 700 }
  @media (prefers-color-scheme: dark) { body { background: #1b1416; color: #f8edea } a, .site { color: #ff8d97 } }
`

/** Nothing but its own style and its one form: what somebody might smuggle into the page does nothing. */
export const unsubscribePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

/** Small pages without script: they open from a mail, perhaps in a browser that nobody is logged in with. */
const page = (language: string, title: string, siteName: string, body: string): string => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${style}</style>
</head>
<body><main><p class="site">${escapeHtml(siteName)}</p><h1>${escapeHtml(title)}</h1>${body}</main></body>
</html>`

const settingsLink = (text: Texts) =>
  `<p><a href="/notifications">${escapeHtml(text('unsubscribe.settings'))}</a></p>`

export const askPage = (text: Texts, language: string, siteName: string, valid: boolean): string => {
  const { title, ask, button, invalid } = text('unsubscribe', { site: siteName })
  const form = `<p>${escapeHtml(ask)}</p>
<form method="post"><input type="hidden" name="List-Unsubscribe" value="One-Click"><p><button>${escapeHtml(button)}</button></p></form>`
  return page(
    language,
    title,
    siteName,
    (valid ? form : `<p>${escapeHtml(invalid)}</p>`) + settingsLink(text),
  )
}

export const donePage = (text: Texts, language: string, siteName: string): string =>
  page(
    language,
    text('unsubscribe.title'),
    siteName,
    `<p role="status">${escapeHtml(text('unsubscribe.done'))}</p>${settingsLink(text)}`,
  )
