import { nicheAccents } from '../src/niche-accents.ts'
import { galleryLanguages } from './texts.ts'

/** What the toolbar offers; the choice stands in the address, so that a link shows what its sender saw. */
export const offered = {
  scheme: ['light', 'dark'],
  language: galleryLanguages,
  niche: ['plain', ...Object.keys(nicheAccents)],
} as const

/** The chosen value, or the first of those offered. */
export const chosen = <Value extends string>(
  query: URLSearchParams,
  name: string,
  values: readonly [Value, ...Value[]] | readonly Value[],
): Value | undefined => values.find((value) => value === query.get(name)) ?? values[0]
