import * as z from 'zod/mini'
import { languages } from '../choices.ts'

export { type Language, languages } from '../choices.ts'

/** Database ids are positive integers; tokens are the only opaque strings (`docs/api.md`, 2.0). */
export const id = z.int().check(z.positive())

/** ISO 8601 instant in UTC, e.g. `2026-03-01T12:00:00.000Z`. */
export const instant = z.iso.datetime()

/** Calendar date without time, e.g. `1990-05-17`. */
export const day = z.iso.date()

/** Two capital letters, ISO 3166-1. */
export const country = z.string().check(z.regex(/^[A-Z]{2}$/))

/** Refuses with `language_unsupported`; takes the two letters alone, no region (`nl`, never `nl-BE`). */
export const language = z.enum(languages, { error: 'language_unsupported' })

/** Opaque single-use secret out of a mail link. */
export const token = z.string().check(z.minLength(20), z.maxLength(200))

/** The same as it arrives in a page's query: a mangled one is as dead as an old one, 410 and not 422. */
export const linkToken = z.string().check(z.maxLength(200))

/** Amounts travel as decimal text, so that nobody computes with binary fractions. */
export const money = z.object({
  amount: z.string().check(z.regex(/^-?\d+\.\d{2}$/)),
  currency: z.string().check(z.length(3)),
})

/** Show it with `formatMoney`; to calculate with it, convert it to whole cents first. */
export type Money = z.infer<typeof money>

// Control characters have no place in a member's text; tab and newline do.
const isControl = (code: number) => (code < 32 && code !== 9 && code !== 10) || (code >= 127 && code < 160)

/**
 * Marks that stack on one letter: no script needs more than a few, and the standard that limits them to 30 (Unicode
 * Annex 15, stream-safe text) does so because putting a longer row into order takes its length squared.
 */
const mostMarks = 30
const shortRow = (marks: string): string =>
  marks.length > mostMarks ? Array.from(marks).slice(0, mostMarks).join('') : marks

/** What shows on a screen; U+2800 is a Braille cell without a dot. */
const isShown = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/**
 * How every text of a member is stored (`docs/api.md`, 2.0): NFC, without control characters, trimmed; at most 30 marks
 * in a row. Empty where none of it is visible, so that a required text cannot be filled with nothing.
 */
export const cleanText = (raw: string): string => {
  const clean = Array.from(raw.replaceAll(/\p{M}+/gu, shortRow).normalize('NFC'))
    .filter((char) => !isControl(char.codePointAt(0) ?? 0))
    .join('')
    .trim()
  return isShown.test(clean) ? clean : ''
}

/** A member's text of at most `max` characters. */
export const text = (max: number) => z.string().check(z.overwrite(cleanText), z.maxLength(max))

/**
 * The answer of a call that has nothing else to tell; a refusal is an error, never `ok: false` (but for
 * `signup-check`).
 */
export const ok = z.object({ ok: z.boolean() })
