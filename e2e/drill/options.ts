import { parseArgs } from 'node:util'

export interface Options {
  readonly minutes: number
  /** Members, each with a stream. */
  readonly streams: number
  /** Every process is killed once and nothing is upgraded, for the run of everything. */
  readonly short: boolean
}

/** Throws in words where an option is none, or its number is not one. */
export const readOptions = (args: readonly string[]): Options => {
  const { values } = parseArgs({
    args: [...args],
    options: {
      minutes: { type: 'string' },
      streams: { type: 'string' },
      short: { type: 'boolean', default: false },
    },
  })
  const { short } = values
  return {
    minutes: numberOf('--minutes', values.minutes ?? (short ? '1.5' : '20')),
    streams: Math.max(3, Math.round(numberOf('--streams', values.streams ?? (short ? '60' : '2000')))),
    short,
  }
}

const numberOf = (name: string, text: string): number => {
  const number = Number(text)
  if (number > 0 && Number.isFinite(number)) return number
  throw new Error(`${name} is ${JSON.stringify(text)}: a number above 0 is needed`)
}
