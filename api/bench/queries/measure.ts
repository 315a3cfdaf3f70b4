import type { Person } from '../../test/people.ts'
import { calls, type Ground } from './calls.ts'
import type { Listening, Statement } from './statements.ts'

/** Of one call: the middle one of several. */
export type Cost = {
  statements: number
  rows: number
  ms: number
  buffers: number
  /** The statement that took longest. */
  costliest: Statement
}

const rounds = 11

/** Each call by several members; the first is not counted: it plans and fills caches. */
export const measureCalls = async (
  people: readonly Person[],
  ground: Ground,
  { heard }: Listening,
): Promise<Map<string, Cost>> => {
  const costs = new Map<string, Cost>()
  for (const [name, call] of Object.entries(calls)) {
    const measured: Cost[] = []
    for (let round = 0; round <= rounds; round += 1) {
      const person = people[round % people.length]
      if (!person) throw new Error('Nobody to call')
      await heard()
      const { status } = await call(person, ground)
      if (status >= 300) throw new Error(`${name} answered ${status}`)
      const cost = costOf(await heard())
      if (round > 0) measured.push(cost)
    }
    costs.set(name, middle(measured))
  }
  return costs
}

const costOf = (statements: readonly Statement[]): Cost => {
  const [first, ...rest] = statements
  if (!first) throw new Error('A call that asked nothing')
  const sum = (of: (statement: Statement) => number) => statements.reduce((total, one) => total + of(one), 0)
  return {
    statements: statements.length,
    rows: sum(({ rows }) => rows),
    ms: sum(({ ms }) => ms),
    buffers: sum(({ buffers }) => buffers),
    costliest: rest.reduce((most, one) => (one.ms > most.ms ? one : most), first),
  }
}

/** By its pages: they are the same in every run, where time is not. */
const middle = (costs: readonly Cost[]): Cost => {
  const sorted = [...costs].sort((a, b) => a.buffers - b.buffers)
  const one = sorted[Math.floor(sorted.length / 2)]
  if (!one) throw new Error('Nothing was measured')
  const times = costs.map(({ ms }) => ms).sort((a, b) => a - b)
  return { ...one, ms: times[Math.floor(times.length / 2)] ?? one.ms }
}
