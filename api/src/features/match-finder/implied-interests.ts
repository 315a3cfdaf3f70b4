import type { MatchAnswers } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'

/** Questions about what somebody likes to do. */
export const interestQuestions = ['lifestyle', 'evening', 'holiday', 'affection'] as const

type Implied = { [Question in (typeof interestQuestions)[number]]: Record<MatchAnswers[Question], string[]> }

/** Which interests of the catalogue an answer implies. None of them is for adults only: visitors are asked too. */
const implied: Implied = {
  lifestyle: {
    home: ['series', 'cooking'],
    outdoors: ['hiking', 'nature'],
    sporty: ['fitness', 'running'],
    culture: ['museums', 'theatre'],
    nightlife: ['dancing', 'festivals'],
  },
  evening: {
    dining: ['dining_out', 'wine'],
    films: ['films'],
    music: ['music'],
    games: ['board_games', 'gaming'],
    reading: ['reading'],
  },
  holiday: {
    beach: ['beach', 'swimming'],
    city: ['travelling', 'museums'],
    nature: ['camping', 'hiking'],
    snow: ['winter_sports'],
    road: ['motorcycling', 'travelling'],
  },
  affection: {
    cuddling: ['cuddling'],
    kissing: ['kissing'],
    flirting: ['flirting'],
    talking: ['coffee'],
  },
}

/** Slugs of the interests that these answers imply, each once. */
export const impliedInterests = (answers: MatchAnswers): string[] => [
  ...new Set([
    ...implied.lifestyle[answers.lifestyle],
    ...implied.evening[answers.evening],
    ...implied.holiday[answers.holiday],
    ...implied.affection[answers.affection],
  ]),
]
