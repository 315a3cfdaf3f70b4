import type { Gender, Seeking, Sexuality } from '@lonk/shared-api/choices.ts'
import { ageOn } from '@lonk/shared-api/schemas/account-fields.ts'
import { fold } from '../../database/fold.ts'

/** At sign-up the sexuality follows from the gender and whom the member seeks (`docs/api.md`, 2.1). */
export const sexualityOf = (gender: Gender, seeking: Seeking): Sexuality => {
  if (seeking === 'both') return 'bi'
  if (gender !== seeking) return 'hetero'
  return gender === 'male' ? 'gay' : 'lesbian'
}

/** Born on a day that exists, at most 120 years ago, and old enough. */
export const birthProblem = (
  dateOfBirth: string,
  today: string,
  minAge: number,
): 'dob_invalid' | 'dob_too_young' | null => {
  const age = ageOn(dateOfBirth, today)
  if (age < 0 || age > 120) return 'dob_invalid'
  return age < minAge ? 'dob_too_young' : null
}

export const nameEqualsEmail = (name: string, email: string): boolean => fold(name) === fold(email)

/** Is signing up open for this visitor? With `with_trafficsource` only where a network sent them. */
export const signupOpen = (signups: 'all' | 'with_trafficsource', network: string | undefined): boolean =>
  signups === 'all' || Boolean(network)
