import { createHash } from 'node:crypto'
import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import { methodLabel } from '../methods.ts'
import type { LateAction } from './actions.ts'
import { isOpen, type SandboxPayment } from './store.ts'
import { style } from './style.ts'
import { sandboxTexts } from './texts.ts'

/** Everything is in the document itself; only its own style may apply and only this site takes its form. */
export const sandboxPolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`,
  "form-action 'self'",
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

type Shown = SandboxPayment & { refunded_cents: number }

/** The test payment page: one form without script, as a member of any language meets it. */
export const sandboxPage = (payment: Shown | undefined, language: Language): string => {
  const text = sandboxTexts(language)
  return document(
    language,
    text('title'),
    payment ? paymentCard(payment, language) : `<p>${text('gone')}</p>`,
  )
}

const paymentCard = (payment: Shown, language: Language): string => {
  const text = sandboxTexts(language)
  return `<p class="notice">${text('notice')}</p>
<dl><dt>${text('to_pay')}</dt><dd class="amount">${amount(payment, language)}</dd></dl>
<p class="description">${escapeHtml(payment.description)} · ${escapeHtml(methodLabel(payment.method, language))}</p>
${isOpen(payment) ? form(language) : outcome(payment, language)}`
}

const form = (language: Language): string => {
  const text = sandboxTexts(language)
  const button = (action: string, label: string) =>
    `<button name="action" value="${action}"${action === 'pay' ? ' class="pay"' : ''}>${label}</button>`
  return `<form method="post">
${button('pay', text('pay'))}
${button('pending', text('pending'))}
${button('fail', text('fail'))}
${button('cancel', text('cancel'))}
${button('expire', text('expire'))}
</form>`
}

const outcome = (payment: Shown, language: Language): string => {
  const text = sandboxTexts(language)
  const said = saidOf(payment, language)
  return `<p role="status">${said}</p>
<a class="pay" href="${escapeHtml(payment.return_url)}">${text('back')}</a>${lateForm(payment, language)}`
}

/** For whoever plays the seller, or the buyer's bank. */
const lateForm = (payment: Shown, language: Language): string => {
  const text = sandboxTexts(language)
  if (payment.status !== 'paid' || payment.charged_back_cents > 0) return ''
  const button = (action: LateAction) => `<button name="action" value="${action}">${text(action)}</button>`
  return `<form method="post" class="late">
${payment.refunded_cents < payment.amount_cents ? button('refund') : ''}
${button('chargeback')}
${payment.mandate_id ? button('refuse_card') : ''}
</form>`
}

const saidOf = (payment: Shown, language: Language): string => {
  const text = sandboxTexts(language)
  if (payment.charged_back_cents > 0) return text('charged_back')
  if (payment.refunded_cents >= payment.amount_cents) return text('refunded')
  return {
    paid: text('paid'),
    failed: text('failed'),
    canceled: text('canceled'),
    expired: text('expired'),
    open: text('waiting'),
    pending: text('waiting'),
    authorized: text('waiting'),
  }[payment.status]
}

const amount = ({ amount_cents, currency }: SandboxPayment, language: Language) =>
  new Intl.NumberFormat(language, { style: 'currency', currency }).format(amount_cents / 100)

const document = (language: Language, title: string, content: string) => `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${style}</style>
</head>
<body>
<main>
<p class="brand" aria-hidden="true">sandbox</p>
<h1>${title}</h1>
${content}
</main>
</body>
</html>
`

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (char) => `&#${char.codePointAt(0)};`)
