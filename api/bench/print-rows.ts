import { type Measured, percentile } from './load.ts'
import { emptyAsOften, emptyRoute, isPoll } from './poll-rows.ts'

/** Processor time is of all calls together. */
export type Row = {
  what: string
  atOnce: number
  measured: Measured
  apiSeconds: number
  databaseSeconds: number
}

export const printRows = (rows: readonly Row[]): void => {
  console.log('| call | at once | per second | p50 | p99 | CPU API | CPU database |')
  console.log('| --- | --- | --- | --- | --- | --- | --- |')
  for (const row of rows) console.log(lineOf(row))
  console.log()
  const named = (name: string) => rows.find(({ what }) => what === name)
  for (const row of rows.filter(({ what }) => isPoll(what)))
    printPoll(row, named(row.what.endsWith('online') ? emptyAsOften : emptyRoute))
}

const lineOf = ({ what, atOnce, measured, apiSeconds, databaseSeconds }: Row): string => {
  const each = (spent: number) => `${Math.round((spent / measured.calls) * 1_000_000)} µs`
  const cells = [
    ...[what, atOnce, Math.round(measured.calls / measured.seconds)],
    ...[0.5, 0.99].map((part) => `${percentile(measured, part).toFixed(1)} ms`),
    ...[apiSeconds, databaseSeconds].map(each),
  ]
  return `| ${cells.join(' | ')} |`
}

const printPoll = (row: Row, empty: Row | undefined): void => {
  const { what, measured, apiSeconds, databaseSeconds } = row
  // Each polls once a minute.
  const members = (spent: number) => Math.round((measured.calls / spent) * 60)
  const times = empty ? `${(perCall(row) / perCall(empty)).toFixed(2)} times an empty route; ` : ''
  console.log(
    `${what}: ${times}${members(apiSeconds)} online members per busy core of the API alone, ${members(apiSeconds + databaseSeconds)} with the database’s share`,
  )
}

const perCall = ({ apiSeconds, measured }: Row): number => apiSeconds / measured.calls
