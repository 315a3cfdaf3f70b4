import type { NicheStyles } from '@lonk/shared-events/document-template.ts'
import { declare, schemes } from './global-css.ts'
import { type Accent, nicheAccents } from './niche-accents.ts'

/**
 * What a niche's site adds after `globalCss()`: its accent by day and by night. The document
 * server puts the one of its settings into the HTML, so the first paint has it and no other site carries it.
 */
export const nicheCss = (accent: Accent): string => schemes(rulesOf(accent, 'light'), rulesOf(accent, 'dark'))

const rulesOf = (accent: Accent, name: 'light' | 'dark'): string =>
  declare('color', accent[name]) + declare('drawing', accent.drawing[name])

/** `niches.json` of the shell's release: rules by `niche_slug`. */
export const nicheStyles = (): NicheStyles =>
  Object.fromEntries(Object.entries(nicheAccents).map(([slug, accent]) => [slug, nicheCss(accent)]))
