import { describe, expect, test } from '@jest/globals'
import { nextPoll } from './poll-schedule.ts'

const calm = { push: false, visible: true, failures: 0, random: 0.5 }

describe('the time to the next poll', () => {
  test('is a minute while a tab is on the screen', () => {
    expect(nextPoll(calm)).toBe(60_000)
  })
  test('is five minutes with push or with no tab on the screen', () => {
    expect(nextPoll({ ...calm, push: true })).toBe(300_000)
    expect(nextPoll({ ...calm, visible: false })).toBe(300_000)
  })
  test('grows with each failure and never beyond five minutes and its jitter', () => {
    const waits = [1, 2, 3, 10].map((failures) => nextPoll({ ...calm, failures }))
    expect(waits).toEqual([120_000, 240_000, 300_000, 300_000])
    expect(nextPoll({ ...calm, failures: 10, random: 1 })).toBe(375_000)
  })
})
