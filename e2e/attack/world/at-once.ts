import type { Answer } from '../../../api/test/visitors.ts'

/** So many calls in the same moment; the call is told its number, by which it chooses its process. */
export const atOnce = <Result>(count: number, call: (index: number) => Promise<Result>): Promise<Result[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => call(index)))

/** How often which answer came: `{"201": 1, "402 not_enough_credits": 49}`. */
export const tally = (answers: readonly Answer[]): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const { status, body } of answers) {
    const name = body.error === undefined ? `${status}` : `${status} ${body.error}`
    counts[name] = (counts[name] ?? 0) + 1
  }
  return counts
}

export const countOf = (answers: readonly Answer[], status: number): number =>
  answers.filter((answer) => answer.status === status).length

/** Null where what was counted is what was expected. */
export const differs = (got: unknown, expected: unknown): string | null =>
  JSON.stringify(got) === JSON.stringify(expected)
    ? null
    : `${JSON.stringify(got)} where ${JSON.stringify(expected)} was right`
