import { createHash } from 'node:crypto'
import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import type { TransactionLine } from '@lonk/shared-api/schemas/transaction.ts'
import { methodLabel } from '../../../adapters/payments/methods.ts'
import { escapeHtml } from '../../../core/mail/letter.ts'
import type { OrderRow } from '../orders/queries.ts'
import { paymentTexts } from '../texts/payment-texts.ts'
import { dateText, moneyText, rateText } from '../texts/wording.ts'
import type { TransactionRow } from '../transactions/queries.ts'
import { invoiceStyle } from './invoice-style.ts'

/** Nothing but its own style may apply: no script, no picture, no frame. */
export const invoicePolicy = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(invoiceStyle).digest('base64')}'`,
  "frame-ancestors 'none'",
  "base-uri 'none'",
].join('; ')

type Sheet = { row: TransactionRow; order: OrderRow; lines: TransactionLine[]; language: Language }

/** The invoice or credit note as a page that prints: all that a tax office wants to see, in the reader's language. */
export const invoicePage = ({ row, order, lines, language }: Sheet): string => {
  const texts = paymentTexts(language)('invoice', { rate: rateText(row.vat_rate, language) })
  const title = `${row.kind === 'invoice' ? texts.invoice : texts.credit_note} ${row.number}`
  const sign = row.kind === 'invoice' ? 1 : -1
  const amount = (cents: number) => moneyText(cents, row.currency, language)
  const total = (label: string, cents: number) =>
    `<tr><td>${escapeHtml(label)}</td><td>${amount(sign * cents)}</td></tr>`
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml(title)}</title>
<style>${invoiceStyle}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<header>${sellerBlock(row, language)}</header>
${facts(row, order, language)}
<table>
<thead><tr><th scope="col">${escapeHtml(texts.description)}</th><th scope="col">${escapeHtml(texts.amount)}</th></tr></thead>
<tbody>
${lines.map(({ description, amount: { amount: text } }) => `<tr><td>${escapeHtml(description)}</td><td>${amount(Math.round(Number(text) * 100))}</td></tr>`).join('\n')}
</tbody>
<tfoot>
${total(texts.net, row.total_cents - row.vat_cents)}
${total(texts.vat, row.vat_cents)}
${total(texts.total, row.total_cents)}
</tfoot>
</table>
<p class="state">${escapeHtml(row.kind === 'invoice' ? texts.paid : texts.paid_back)}</p>
</main>
</body>
</html>
`
}

const sellerBlock = ({ seller }: TransactionRow, language: Language): string => {
  const texts = paymentTexts(language)('invoice')
  const lines = [
    seller.address,
    `${seller.city} (${seller.country})`,
    `${texts.registration} ${seller.kvk}`,
    ...(seller.vat_number ? [`${texts.vat_number} ${seller.vat_number}`] : []),
  ]
  return `<address class="seller"><strong>${escapeHtml(seller.name)}</strong>${lines.map(escapeHtml).join('<br>')}</address>`
}

const facts = (row: TransactionRow, order: OrderRow, language: Language): string => {
  const texts = paymentTexts(language)('invoice')
  const country = new Intl.DisplayNames(language, { type: 'region' }).of(order.country) ?? order.country
  const entries = [
    [texts.number, row.number],
    [texts.date, dateText(row.created_at, language)],
    [texts.order, order.number],
    ...(row.corrects ? [[texts.corrects, row.corrects]] : []),
    [texts.customer, String(order.user_id)],
    [texts.country, country],
    [texts.method, methodLabel(order.paymentmethod, language)],
  ]
  return `<dl>${entries.map(([term = '', value = '']) => `<dt>${escapeHtml(term)}</dt><dd>${escapeHtml(value)}</dd>`).join('')}</dl>`
}
