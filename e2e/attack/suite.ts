import type { World } from './world/world.ts'

/** What an attack got: null where it got nothing, else in words what was found. */
export type Finding = string | null

export interface Suite {
  readonly world: World
  /** Of the fuzz, for this run. */
  readonly seeds: readonly number[]
  /** One attack, one line. `rule` says what must hold; an attack that breaks down has failed as well. */
  readonly attack: (rule: string, attempt: () => Promise<Finding>) => Promise<void>
}

/** One kind of attack: a file of `kinds`. */
export type Kind = (suite: Suite) => Promise<void>

export interface Counts {
  passed: number
  failed: number
}

/** Attacks one after the other, each told on one line as soon as it is over. */
export const createSuite = (
  kind: string,
  { counts, say, ...given }: Pick<Suite, 'world' | 'seeds'> & { counts: Counts; say: (line: string) => void },
): Suite => ({
  ...given,
  attack: async (rule, attempt) => {
    const finding = await inTime(attempt).catch(
      (cause: unknown) => `the attack broke down: ${cause instanceof Error ? cause.message : String(cause)}`,
    )
    if (finding === null) counts.passed += 1
    else counts.failed += 1
    say(finding === null ? `ok     ${kind}: ${rule}` : `FOUND  ${kind}: ${rule}: ${oneLine(finding)}`)
  },
})

const patience = 90_000

/** An answer that never comes is a finding, too. */
const inTime = (attempt: () => Promise<Finding>): Promise<Finding> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => resolve(`not over after ${patience / 1000} s`), patience)
    attempt()
      .then(resolve, reject)
      .finally(() => clearTimeout(timer))
  })

const longest = 600

const oneLine = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest)} ...` : line
}

/** Null where the list is empty. */
export const listed = (what: string, items: readonly string[]): Finding =>
  items.length === 0 ? null : `${what}: ${items.join(', ')}`
