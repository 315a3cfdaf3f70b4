import { readFileSync } from 'node:fs'
import type { DecisionAction } from '@lonk/shared-api/schemas/complaint.ts'
import { languages } from '@lonk/shared-api/schemas/primitives.ts'
import * as z from 'zod/mini'
import { renderLetter } from '../../core/mail/letter.ts'
import { fill } from '../../core/mail/mail-texts.ts'
import type { OutboxPayload } from '../../database/schema/system.ts'

const letter = z.object({ subject: z.string(), paragraphs: z.array(z.string()) })
const kinds = ['receipt', 'decision', 'statement', 'appeal_receipt', 'appeal_decision'] as const
const catalogue = z.object({
  footer: z.string(),
  receipt: letter,
  decision: letter,
  statement: letter,
  appeal_receipt: letter,
  appeal_decision: letter,
  actions: z.object({
    none: z.string(),
    warn: z.string(),
    remove_content: z.string(),
    suspend: z.string(),
    ban: z.string(),
  }),
  automated: z.object({ yes: z.string(), no: z.string() }),
  appeal: z.string(),
  outcome: z.object({ upheld: z.string(), reversed: z.string() }),
  button: z.string(),
})

const texts = new Map(
  languages.map((language) => [
    language as string,
    catalogue.parse(JSON.parse(readFileSync(new URL(`./locales/${language}.json`, import.meta.url), 'utf8'))),
  ]),
)
const textsIn = (language: string) => {
  const found = texts.get(language) ?? texts.get('nl')
  if (!found) throw new Error('No Dutch letters about complaints')
  return found
}

export const actionText = (language: string, action: DecisionAction): string =>
  textsIn(language).actions[action]
export const automatedText = (language: string, automated: boolean): string =>
  textsIn(language).automated[automated ? 'yes' : 'no']
export const outcomeText = (language: string, outcome: 'upheld' | 'reversed'): string =>
  textsIn(language).outcome[outcome]

type Letter = {
  kind: (typeof kinds)[number]
  language: string
  siteName: string
  params: Record<string, string>
  /** Told with the way to object. */
  appeal?: { until: string; url: string }
}

/** One letter about a complaint. Paragraphs whose parameter is empty are left out. */
export const complaintLetter = ({ kind, language, siteName, params, appeal }: Letter): OutboxPayload => {
  const found = textsIn(language)
  const { subject, paragraphs } = found[kind]
  const isEmpty = (paragraph: string) =>
    [...paragraph.matchAll(/\{(\w+)\}/g)].some(([, name]) => params[name ?? ''] === '')
  return renderLetter({
    subject: fill(subject, params),
    paragraphs: [
      ...paragraphs.filter((paragraph) => !isEmpty(paragraph)).map((paragraph) => fill(paragraph, params)),
      ...(appeal ? [fill(found.appeal, { until: appeal.until })] : []),
    ],
    ...(appeal ? { action: { label: found.button, url: appeal.url } } : {}),
    footer: fill(found.footer, { site: siteName }),
    siteName,
    language,
  })
}
