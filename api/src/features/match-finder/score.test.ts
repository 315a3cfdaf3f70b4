import { describe, expect, it, test } from '@jest/globals'
import type { MatchAnswers } from '@lonk/shared-api/calls/matching/match-finder.schema.ts'
import { ageBand, bandFit } from './age-band.ts'
import { impliedInterests } from './implied-interests.ts'
import { type Candidate, criteria, type Seeker, scoreOf } from './score.ts'

const answers: MatchAnswers = {
  seeking: 'male',
  goal: 'relationship',
  age: '30_39',
  distance: '50',
  status: 'free',
  body_type: 'any',
  lifestyle: 'home',
  evening: 'films',
  holiday: 'snow',
  affection: 'kissing',
}
const utrecht = { lat: 52.09, lon: 5.12 }
const amersfoort = { lat: 52.16, lon: 5.39 }
const nowhere = { lat: null, lon: null }
/** A place so many kilometres north of Utrecht. */
const northBy = (kilometres: number) => ({ lat: utrecht.lat + kilometres / 111.2, lon: utrecht.lon })

const seeker = (more: Partial<Seeker> = {}, wish: Partial<MatchAnswers> = {}): Seeker => ({
  age: 35,
  place: utrecht,
  interests: [1, 2, 3],
  ...more,
  answers: { ...answers, ...wish },
})
const perfect: Candidate = {
  age: 35,
  place: amersfoort,
  interests: [1, 2, 3],
  reason: 'relationship',
  relationshipStatus: 'single',
  answers: null,
}
const why = (who: Seeker, candidate: Partial<Candidate>) => scoreOf(who, { ...perfect, ...candidate }).why

describe('the score', () => {
  it('is a hundred for whoever fits in everything, 40 of age and distance, 40 of interests, 20 of goal and status', () => {
    expect(scoreOf(seeker(), perfect)).toEqual({
      score: 100,
      why: { age_distance: 40, interests: 40, goal_status: 20, shared_interests: [1, 2, 3] },
    })
  })

  it('is nothing for whoever fits in nothing', () => {
    const nothing = {
      age: 60,
      place: northBy(200),
      interests: [9],
      reason: 'chat',
      relationshipStatus: 'married',
    }
    expect(scoreOf(seeker(), { ...perfect, ...nothing } as Candidate)).toMatchObject({ score: 0 })
  })

  it('says its recipe: every question in one place, a hundred in all', () => {
    expect(criteria.flatMap(({ questions }) => questions).sort()).toEqual(Object.keys(answers).sort())
    expect(criteria.map(({ weight }) => weight)).toEqual([40, 40, 20, 0])
  })
})

describe('age', () => {
  test.each([
    [30, 1],
    [39, 1],
    [29, 0.9],
    [44, 0.5],
    [20, 0],
    [55, 0],
  ])('%i years fit thirty to thirty-nine by %d', (age, fit) => {
    expect(bandFit(age, ageBand('30_39'))).toBeCloseTo(fit)
  })

  it('has to suit both: what one is looking for, and what the other is', () => {
    const wants = (age: MatchAnswers['age']) => ({ answers: { age, distance: 'any' as const } })
    expect(why(seeker(), wants('30_39')).age_distance).toBe(40)
    // 35 is six years above what he looks for.
    expect(why(seeker(), wants('18_29')).age_distance).toBe(28)
    expect(why(seeker(), { age: 45 }).age_distance).toBe(28)
  })

  it('of somebody who has not answered is taken to seek about the own age', () => {
    expect(why(seeker({ age: 40 }), { age: 35 }).age_distance).toBe(40)
    expect(why(seeker({ age: 42 }), { age: 35 }).age_distance).toBe(36)
  })

  it('of a visitor is not known: then one side decides', () => {
    expect(why(seeker({ age: null }), { answers: { age: '60_plus', distance: 'any' } }).age_distance).toBe(40)
  })
})

describe('distance', () => {
  test.each([
    [45, 40],
    // 74 km are 75 on the card: half way from the limit to twice the limit.
    [74, 30],
    [101, 20],
    [300, 20],
  ])('%i km within 50 gives %i with the age', (kilometres, points) => {
    expect(why(seeker(), { place: northBy(kilometres) }).age_distance).toBe(points)
  })

  it('is held to the shorter limit of the two', () => {
    const short = { age: '30_39', distance: '10' } as const
    expect(why(seeker(), { place: northBy(19), answers: short }).age_distance).toBe(20)
    expect(why(seeker(), { place: northBy(19) }).age_distance).toBe(40)
  })

  it('counts half where a place is not known, and not at all where none was asked for', () => {
    expect(why(seeker(), { place: nowhere }).age_distance).toBe(30)
    expect(why(seeker({}, { distance: 'any' }), { place: nowhere }).age_distance).toBe(40)
  })
})

test.each([
  [[1, 2, 3], 40],
  [[1, 2, 3, 4, 5, 6], 20],
  [[1, 9], 10],
  [[9], 0],
  [[], 0],
])('interests %j against 1, 2, 3 give %i', (interests, points) => {
  const found = why(seeker(), { interests })
  expect(found.interests).toBe(points)
  expect(found.shared_interests).toEqual(interests.filter((interest) => interest <= 3))
})

test.each([
  ['relationship', 'single', 20],
  ['relationship', 'widowed', 20],
  ['relationship', 'married', 10],
  ['dating', 'divorced', 10],
  ['dating', 'living_together', 0],
  [null, null, 10],
] as const)(
  'reason %s and status %s give %i to whoever wants a relationship with somebody free',
  (reason, relationshipStatus, points) => {
    expect(why(seeker(), { reason, relationshipStatus }).goal_status).toBe(points)
  },
)

test('any status is all the same to whoever does not mind', () => {
  expect(why(seeker({}, { status: 'any' }), { relationshipStatus: 'married' }).goal_status).toBe(20)
  expect(why(seeker({}, { status: 'attached' }), { relationshipStatus: 'married' }).goal_status).toBe(20)
  expect(why(seeker({}, { status: 'attached' }), { relationshipStatus: 'single' }).goal_status).toBe(10)
})

test('answers speak of interests, each once', () => {
  expect(impliedInterests({ ...answers, lifestyle: 'culture', holiday: 'city' })).toEqual([
    'museums',
    'theatre',
    'films',
    'travelling',
    'kissing',
  ])
})
