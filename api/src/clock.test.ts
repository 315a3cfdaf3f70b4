import { expect, it } from '@jest/globals'
import { createClock, minutes, seconds } from './clock.ts'

/** A machine whose clock stands, and one that it asks, which takes a while to answer. */
const machines = (wrong: number, takes = 0) => {
  let real = Date.UTC(2026, 2, 1, 12)
  const clock = createClock(() => real - wrong)
  const ask = async () => {
    real += takes / 2
    const time = new Date(real)
    real += takes / 2
    return time
  }
  return { clock, ask, error: () => clock.now().getTime() - real }
}

it.each([minutes(2), -minutes(2)])('goes by the database where the machine is %d ms wrong', async (wrong) => {
  const { clock, ask, error } = machines(wrong, 40)
  expect(await clock.follow(ask)).toBe(wrong)
  expect(error()).toBe(0)
})

it('is not moved by what asking may err, nor by an answer that took long', async () => {
  const right = machines(300)
  expect(await right.clock.follow(right.ask)).toBe(0)
  expect(right.error()).toBe(-300)
  const slow = machines(minutes(2), seconds(3))
  expect(await slow.clock.follow(slow.ask)).toBe(0)
})

it('goes by itself again once the machine is right', async () => {
  let wrong = minutes(2)
  const clock = createClock(() => Date.UTC(2026, 2, 1, 12) - wrong)
  const ask = async () => new Date(Date.UTC(2026, 2, 1, 12))
  expect(await clock.follow(ask)).toBe(minutes(2))
  wrong = 3
  expect(await clock.follow(ask)).toBe(0)
})

it('keeps the days by which tests have moved it', async () => {
  const { clock, ask, error } = machines(minutes(2))
  clock.shift(minutes(60))
  await clock.follow(ask)
  expect(error()).toBe(minutes(60))
})
