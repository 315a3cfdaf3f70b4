import type { Language } from '@lonk/shared-api/schemas/primitives.ts'
import { de } from './de.ts'
import type { ChatLines, DemoTexts } from './demo-texts.ts'
import { en } from './en.ts'
import { fr } from './fr.ts'
import { nl } from './nl.ts'
import { otherLines } from './other-languages.ts'

/** The languages that demo members speak themselves. */
export type DemoLanguage = 'nl' | 'de' | 'fr' | 'en'

export const demoTexts: Readonly<Record<DemoLanguage, DemoTexts>> = { nl, de, fr, en }

/** What demo members say, in each language that a member can write in. */
export const chatLines: Readonly<Record<Language, ChatLines>> = {
  ...otherLines,
  nl: nl.lines,
  de: de.lines,
  fr: fr.lines,
  en: en.lines,
}
