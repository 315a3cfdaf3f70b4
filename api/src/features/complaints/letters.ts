import type { DecisionAction } from '@lonk/shared-api/schemas/complaint.ts'
import { renderLetter } from '../../core/mail/letter.ts'
import type { OutboxPayload } from '../../database/schema/system.ts'
import { loadTexts } from '../../texts.ts'
import type nl from './locales/nl.json'

type Kind = 'receipt' | 'decision' | 'statement' | 'appeal_receipt' | 'appeal_decision'

const complaintTexts = loadTexts<typeof nl>(new URL('locales/', import.meta.url))

export const actionText = (language: string, action: DecisionAction): string =>
  complaintTexts(language)(`actions.${action}`)
export const automatedText = (language: string, automated: boolean): string =>
  complaintTexts(language)(`automated.${automated ? 'yes' : 'no'}`)
export const outcomeText = (language: string, outcome: 'upheld' | 'reversed'): string =>
  complaintTexts(language)(`outcome.${outcome}`)

type Letter = {
  kind: Kind
  language: string
  siteName: string
  params: Record<string, string>
  /** The way to object, where there is one. */
  appeal?: { until: string; url: string }
}

/** One letter about a complaint. Paragraphs whose parameter is empty are left out. */
export const complaintLetter = ({ kind, language, siteName, params, appeal }: Letter): OutboxPayload => {
  const texts = complaintTexts(language)
  const { subject, paragraphs } = texts(kind, params)
  const written = texts(`${kind}.paragraphs`)
  const isEmpty = (paragraph = '') =>
    [...paragraph.matchAll(/\{\{(\w+)\}\}/g)].some(([, name]) => params[name ?? ''] === '')
  return renderLetter({
    subject,
    paragraphs: [
      ...paragraphs.filter((_, index) => !isEmpty(written[index])),
      ...(appeal ? [texts('appeal', { until: appeal.until })] : []),
    ],
    ...(appeal ? { action: { label: texts('button'), url: appeal.url } } : {}),
    footer: texts('footer', { site: siteName }),
    siteName,
    language,
  })
}
