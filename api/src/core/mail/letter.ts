import type { OutboxPayload } from '../../database/schema/system.ts'

export type Letter = {
  subject: string
  paragraphs: string[]
  /** The one thing to do. */
  action?: { label: string; url: string }
  /** Small print at the end. */
  footer: string
  siteName: string
  language: string
  /** For mails that may be switched off. */
  unsubscribe?: { label: string; url: string }
}

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
}
export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (char) => escapes[char] ?? char)

/** One plain layout for all mails: text first, the same in HTML, no pictures and nothing from elsewhere. */
export const renderLetter = (letter: Letter): OutboxPayload => ({
  subject: letter.subject,
  text: textOf(letter),
  html: htmlOf(letter),
  links: letter.action ? [letter.action.url] : [],
  ...(letter.unsubscribe ? { unsubscribe: letter.unsubscribe.url } : {}),
})

const textOf = ({ paragraphs, action, footer, siteName, unsubscribe }: Letter): string =>
  [
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `${siteName}\n${footer}`,
    ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.url}`] : []),
  ].join('\n\n')

const htmlOf = ({ subject, paragraphs, action, footer, siteName, language, unsubscribe }: Letter): string =>
  `<!doctype html>
<html lang="${language}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#fff9f6;color:#2a1d21;font:16px/1.5 Figtree,Helvetica,Arial,sans-serif">
<div style="max-width:520px;margin:0 auto;padding:32px 24px">
<p style="margin:0 0 24px;font-size:21px;font-weight:700;color:#b4233f">${escapeHtml(siteName)}</p>
${paragraphs.map((paragraph) => `<p style="margin:0 0 16px">${escapeHtml(paragraph)}</p>`).join('\n')}
${action ? buttonOf(action) : ''}
<p style="margin:32px 0 0;font-size:13px;color:#6b5a5f">${escapeHtml(footer)}${unsubscribe ? ` <a href="${escapeHtml(unsubscribe.url)}" style="color:#6b5a5f">${escapeHtml(unsubscribe.label)}</a>` : ''}</p>
</div>
</body>
</html>`

const buttonOf = ({ label, url }: { label: string; url: string }): string => {
  const address = escapeHtml(url)
  return `<p style="margin:24px 0"><a href="${address}" style="display:inline-block;padding:12px 24px;border-radius:999px;background:#c9304a;color:#ffffff;text-decoration:none;font-weight:700">${escapeHtml(label)}</a></p>
<p style="margin:0;font-size:13px;color:#6b5a5f;word-break:break-all">${address}</p>`
}
