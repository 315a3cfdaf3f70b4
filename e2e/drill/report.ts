import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Entry } from './books/books.ts'
import type { Conducted } from './conductor/conductor.ts'
import type { Done, Figures } from './load/figures.ts'
import { kinds } from './load/kinds.ts'
import type { Place } from './stage/place.ts'

/** The figures as Markdown, as docs/production.md has them. */
export const reportOf = (
  figures: Figures,
  conducted: readonly Conducted[],
  books: readonly Entry[],
): string => [membersTable(figures), houseTable(figures, conducted), booksTable(books)].join('\n\n')

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')

const seconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`
const longestOf = (acts: readonly Done[]): number =>
  acts.reduce((longest, { took }) => Math.max(longest, took), 0)
const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0)

const failures = ['502', '503', 'other 5xx', 'cut', 'too late'] as const

/** By what members do: how it went for them, and how their requests failed on the way. */
const membersTable = (figures: Figures): string => {
  const acts = figures.acts()
  const requests = figures.requests()
  const row = (name: string, isIt: (kind: string) => boolean) => {
    const own = acts.filter(({ kind }) => isIt(kind))
    const failed = failures.map((outcome) =>
      sumOf(requests.filter((each) => isIt(each.kind) && each.outcome === outcome).map(({ count }) => count)),
    )
    return [
      name,
      own.length,
      own.filter((act) => act.failed > 0 && act.shown === 0).length,
      sumOf(own.map(({ shown }) => shown)),
      seconds(longestOf(own)),
      ...failed,
    ]
  }
  const head = ['act', 'acknowledged', 'after a retry of the browser', 'error shown', 'longest wait']
  const { reconnects, longest } = figures.streams()
  return [
    table(
      [...head, ...failures],
      [...kinds.map((kind) => row(kind, (each) => each === kind)), row('all', () => true)],
    ),
    `Streams: ${reconnects} reconnects, longest time without one ${seconds(longest)}. Polls that were missed: ${figures.missedPolls()}.`,
  ].join('\n\n')
}

/** By what was done to the house: when it was whole, and what members felt of it. */
const houseTable = (figures: Figures, conducted: readonly Conducted[]): string => {
  const acts = figures.acts()
  const requests = figures.requests()
  const names = [...new Set(conducted.map(({ name }) => name)), 'calm']
  const rows = names.map((name) => {
    const times = conducted.filter((each) => each.name === name).map(({ took }) => took)
    const own = acts.filter(({ during }) => during === name)
    const counted = requests.filter(({ during }) => during === name)
    const failed = counted.filter(({ outcome }) => failures.some((failure) => failure === outcome))
    return [
      name,
      times.length || '',
      times.length > 0 ? seconds(Math.max(...times)) : '',
      sumOf(counted.map(({ count }) => count)),
      sumOf(failed.map(({ count }) => count)),
      sumOf(own.map(({ shown }) => shown)),
      seconds(longestOf(own)),
    ]
  })
  return table(
    [
      'done to the house',
      'times',
      'whole after at most',
      'requests',
      'failed',
      'error shown',
      'longest wait',
    ],
    rows,
  )
}

const booksTable = (books: readonly Entry[]): string =>
  table(
    ['books', ''],
    books.map(({ what, found }) => [what, found]),
  )

/** Beside the logs, for whoever looks for what a figure came from. */
export const keepFigures = ({ logs }: Place, figures: Figures): Promise<void> =>
  writeFile(
    join(logs, 'figures.json'),
    JSON.stringify({ requests: figures.requests(), acts: figures.acts() }, null, 1),
  )
