import { escapeHtml } from '../../core/mail/letter.ts'
import type { OutboxItem } from './routes.ts'

/** A letter-box for whoever tries the site: newest first, links that work. */
export const outboxPage = (items: readonly OutboxItem[], to: string | undefined): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Outbox</title>
<style>
  body { margin: 0; background: #fff9f6; color: #2a1d21; font: 17px/1.5 Figtree, Helvetica, Arial, sans-serif }
  main { max-width: 720px; margin: 0 auto; padding: 32px 16px }
  article { background: #fff; border: 1px solid #d9cbc7; border-radius: 14px; padding: 16px 24px; margin: 0 0 16px }
  h1 { font-size: 27px; line-height: 1.15 } h2 { font-size: 21px; line-height: 1.15; margin: 8px 0 }
  .from { color: #6b5a5f; font-size: 15px; margin: 0 } pre { white-space: pre-wrap; font: inherit; overflow-wrap: anywhere }
  a { color: #b4233f }
  @media (prefers-color-scheme: dark) {
    body { background: #1b1416; color: #f8edea } article { background: #281e21; border-color: #4a3b40 }
    .from { color: #b9a7a9 } a { color: #ff8d97 }
  }
</style>
</head>
<body><main>
<h1>Outbox${to ? ` of ${escapeHtml(to)}` : ''}</h1>
<p class="from">Mails and text messages that this site would have sent. Nothing leaves this machine.</p>
${items.length === 0 ? '<p>Nothing has been sent yet.</p>' : items.map(articleOf).join('\n')}
</main></body>
</html>`

const articleOf = ({ kind, to, subject, text, created_at }: OutboxItem): string => `<article>
<p class="from">${kind === 'mail' ? 'Mail' : 'Text message'} to <a href="/dev/outbox?to=${encodeURIComponent(to)}">${escapeHtml(to)}</a>, <time>${created_at}</time></p>
<h2>${escapeHtml(subject)}</h2>
<pre>${linked(text)}</pre>
</article>`

const linked = (text: string): string =>
  escapeHtml(text).replace(/https?:\/\/[^\s<]+/g, (address) => `<a href="${address}">${address}</a>`)
