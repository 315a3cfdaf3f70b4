import { genders, seekings } from '@lonk/shared-api/choices.ts'

/** The first question of the sign-up as a form without script sent it; what is not of its form is not in it. */
export interface FirstAnswers {
  readonly gender?: string
  readonly seeking?: string
  /** What led here: which landing page, in which of its forms, with whom on it. */
  readonly lander?: string
  readonly slug?: string
  readonly variant?: string
  readonly profile_id?: string
}

const name = /^[a-z0-9-]{1,40}$/
const isOneOf = (known: readonly string[]) => (value: string) => known.includes(value)

const allowed: Readonly<Record<keyof FirstAnswers, (value: string) => boolean>> = {
  gender: isOneOf(genders),
  seeking: isOneOf(seekings),
  lander: (value) => name.test(value),
  slug: (value) => name.test(value),
  variant: (value) => name.test(value),
  profile_id: (value) => /^[1-9]\d{0,14}$/.test(value),
}

/** Reads an urlencoded body; of a field that is there twice the first counts. */
export const readFirstAnswers = (body: string): FirstAnswers => {
  const sent = new URLSearchParams(body)
  const kept = Object.entries(allowed).flatMap(([field, fits]) => {
    const value = sent.get(field)
    return value !== null && fits(value) ? [[field, value]] : []
  })
  return Object.fromEntries(kept)
}

/** What mf-signup's first step asks for; it lets nobody on without both. */
export const askedFirst = ['gender', 'seeking'] as const

/** Nothing is wrong with them. */
export const isAnswered = (answers: FirstAnswers): boolean =>
  askedFirst.every((field) => answers[field] !== undefined)
