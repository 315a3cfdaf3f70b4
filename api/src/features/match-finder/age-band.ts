import type { MatchAnswers } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'

/** Completed years, both ends included. */
export type AgeBand = { from: number; to: number }

const bands: Record<MatchAnswers['age'], AgeBand> = {
  '18_29': { from: 18, to: 29 },
  '30_39': { from: 30, to: 39 },
  '40_49': { from: 40, to: 49 },
  '50_59': { from: 50, to: 59 },
  '60_plus': { from: 60, to: 120 },
  any: { from: 18, to: 120 },
}

/** This far outside of a band nobody fits at all, and nobody is proposed. */
export const mostYearsOff = 10

export const ageBand = (answer: MatchAnswers['age']): AgeBand => bands[answer]

/** Members who have answered nothing are assumed to look among people of about their own age. */
export const bandAround = (age: number): AgeBand => ({ from: age - 5, to: age + 5 })

/** 1 inside the band, then less by a tenth with each year outside of it. */
export const bandFit = (age: number, { from, to }: AgeBand): number => {
  const off = Math.max(0, from - age, age - to)
  return Math.max(0, 1 - off / mostYearsOff)
}
