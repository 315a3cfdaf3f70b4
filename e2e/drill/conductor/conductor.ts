import { setTimeout as pause } from 'node:timers/promises'
import type { Figures } from '../load/figures.ts'
import type { Options } from '../options.ts'
import type { Stage } from '../stage/stage.ts'
import type { HouseAct } from './acts.ts'
import { deathOfPrimary, roundOf, shortRoundOf } from './plan.ts'

export interface Conducted {
  readonly name: string
  /** Milliseconds until everything was whole. */
  readonly took: number
}

/**
 * Does one thing after the other to the house, round after round until the time is over; the primary dies once half of
 * it is. Everything is done at least once, however little time there is.
 */
export const conduct = async (
  stage: Stage,
  figures: Figures,
  { minutes, short }: Options,
  say: (line: string) => void,
): Promise<readonly Conducted[]> => {
  const began = performance.now()
  const passed = () => (performance.now() - began) / 60_000
  const calmMs = short ? 1500 : 5000
  const done: Conducted[] = []
  let died = false

  const perform = async (acts: readonly HouseAct[]) => {
    for (const { name, run } of acts) {
      const started = performance.now()
      figures.during(name)
      await run()
      const took = performance.now() - started
      done.push({ name, took })
      say(`${passed().toFixed(1)} min: ${name}, whole after ${(took / 1000).toFixed(1)} s`)
      // What comes late is still of this act.
      await pause(calmMs)
      figures.during('calm')
      await pause(calmMs)
    }
  }

  const round = short ? shortRoundOf(stage) : roundOf(stage)
  for (let index = 0; index < round.length || !died || passed() < minutes; index += 1) {
    if (!died && (passed() > minutes / 2 || index === round.length)) {
      died = true
      await perform(deathOfPrimary(stage))
    }
    const next = round[index % round.length]
    if (next && (index < round.length || passed() < minutes)) await perform([next])
  }
  return done
}
