import type {
  MatchAnswers,
  MatchQuestion,
  MatchQuestionsAnswer,
} from '@lonk/shared-api/calls/matching/match-finder.schema.ts'

export type Question = MatchQuestionsAnswer['questions'][number]
export type Answers = Readonly<Partial<Record<MatchQuestion, string>>>

/** What the member answered last time, for whoever begins again. */
export const earlierAnswers = (questions: readonly Question[]): Answers =>
  Object.fromEntries(questions.flatMap(({ id, answer }) => (answer === null ? [] : [[id, answer]])))

/** The answers as the call wants them, or null while a question has none of its own values. */
export const wholeAnswers = (questions: readonly Question[], answers: Answers): MatchAnswers | null =>
  questions.every(({ id, values }) => values.includes(answers[id] ?? '')) ? (answers as MatchAnswers) : null
