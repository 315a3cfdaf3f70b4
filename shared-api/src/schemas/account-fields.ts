import * as z from 'zod/mini'
import { cleanText } from './primitives.ts'

/** Fields of accounts with their own error codes (`docs/api.md`, 2.5): `error` is the code shown at the field. */

/** Trimmed, at most 254 characters; its case stays as typed, the server compares addresses without it. */
export const email = z
  .string({ error: 'email_invalid' })
  .check(z.trim(), z.maxLength(254, { error: 'email_invalid' }), z.email({ error: 'email_invalid' }))

// Some alphabets have many letters that look like ours: mixed, they can spell a name that reads as somebody else's.
const isOneAlphabet = (name: string) =>
  !/\p{Script=Latin}/u.test(name) || !/(?!\p{Script=Latin})\p{L}/u.test(name)

// Some letters are invisible, e.g. the Hangul filler.
const isSeen = (name: string) => !/\p{Default_Ignorable_Code_Point}/u.test(name)

/**
 * 3 to 20 letters, digits, `.`, `_` or `-`; what starts with @, or is an address, is told so (`docs/product.md`, point
 * 5).
 */
export const profileName = z.string({ error: 'name_invalid' }).check(
  z.overwrite(cleanText),
  z.refine((name) => !name.startsWith('@'), { error: 'name_starts_at', abort: true }),
  z.refine((name) => !name.includes('@'), { error: 'name_equals_email', abort: true }),
  z.regex(/^[\p{L}\p{N}_.-]{3,20}$/u, { error: 'name_invalid', abort: true }),
  z.refine((name) => isOneAlphabet(name) && isSeen(name), { error: 'name_invalid' }),
)

/** Length only; the server checks that it is not common and not the name. */
export const password = z
  .string({ error: 'password_weak' })
  .check(z.minLength(10, { error: 'password_weak' }), z.maxLength(128, { error: 'password_weak' }))

/** A password as somebody types it to prove who they are: of any form that was ever allowed. */
export const typedPassword = z
  .string({ error: 'field_required' })
  .check(z.minLength(1, { error: 'field_required' }), z.maxLength(1000))

/** A calendar date; whether it is old enough depends on the setting `min_age`. */
export const dateOfBirth = z.iso.date({ error: (issue) => (issue.input ? 'dob_invalid' : 'dob_required') })

/** An unticked box is a refusal. */
export const accepted = z.literal(true, { error: 'consent_required' })

const trackingValue = z.optional(z.string().check(z.regex(/^[A-Za-z0-9_.:-]{1,64}$/)))

/** Where a visitor came from (`docs/product.md`, point 3). */
export const tracking = z.strictObject({
  network: trackingValue,
  ref: trackingValue,
  sub1: trackingValue,
  sub2: trackingValue,
  sub3: trackingValue,
})

/** Read from the query once and then taken out of it; all five may be missing. */
export type Tracking = z.infer<typeof tracking>

/** Completed years on `today`. Both are calendar dates, e.g. `2000-02-29`. */
export const ageOn = (birth: string, today: string): number => {
  const [birthYear = 0, birthMonth = 0, birthDay = 0] = birth.split('-').map(Number)
  const [year = 0, month = 0, dayOfMonth = 0] = today.split('-').map(Number)
  const hadBirthday = month > birthMonth || (month === birthMonth && dayOfMonth >= birthDay)
  return year - birthYear - (hadBirthday ? 0 : 1)
}
