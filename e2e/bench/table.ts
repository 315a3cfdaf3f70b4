import type { Load } from './measure.ts'

export interface Row {
  /** The page and for whom. */
  readonly what: string
  readonly cache: 'cold' | 'warm'
  /** One load for each round, as in the others: the loads of a round were measured one after the other. */
  readonly federated: readonly Load[]
  /** The composed site with fifty remotes registered. */
  readonly fifty: readonly Load[]
  readonly monolith: readonly Load[]
  /** The monolith behind the document server. */
  readonly inlined: readonly Load[]
}

/** The middle one of an odd number, the mean of the middle two of an even one. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const pair = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return pair.reduce((sum: number, value = Number.NaN) => sum + value, 0) / 2
}

const medianLoad = (loads: readonly Load[]): Load => {
  const of = (key: keyof Load) => median(loads.map((load) => load[key]))
  return {
    firstPaint: of('firstPaint'),
    largestPaint: of('largestPaint'),
    contentSeen: of('contentSeen'),
    usable: of('usable'),
    layoutShift: of('layoutShift'),
    blocking: of('blocking'),
    requests: of('requests'),
    requestsUntilUsable: of('requestsUntilUsable'),
    callsUntilUsable: of('callsUntilUsable'),
    scriptBytes: of('scriptBytes'),
    scriptBytesUntilUsable: of('scriptBytesUntilUsable'),
    documentBytes: of('documentBytes'),
    allBytes: of('allBytes'),
  }
}

const kB = (bytes: number): string => (bytes / 1000).toFixed(1)
const seconds = (milliseconds: number): string => (milliseconds / 1000).toFixed(2)

const columns: readonly (readonly [title: string, show: (load: Load) => string])[] = [
  ['first paint, s', ({ firstPaint }) => seconds(firstPaint)],
  ['largest paint, s', ({ largestPaint }) => seconds(largestPaint)],
  ['content seen, s', ({ contentSeen }) => seconds(contentSeen)],
  ['usable, s', ({ usable }) => seconds(usable)],
  ['script kB until usable', ({ scriptBytesUntilUsable }) => kB(scriptBytesUntilUsable)],
  ['script kB in all', ({ scriptBytes }) => kB(scriptBytes)],
  ['HTML kB', ({ documentBytes }) => kB(documentBytes)],
  ['all kB', ({ allBytes }) => kB(allBytes)],
  ['requests until usable', ({ requestsUntilUsable }) => String(requestsUntilUsable)],
  ['API calls among them', ({ callsUntilUsable }) => String(callsUntilUsable)],
  ['requests in all', ({ requests }) => String(requests)],
  ['CLS', ({ layoutShift }) => layoutShift.toFixed(3)],
  ['TBT, ms', ({ blocking }) => blocking.toFixed(0)],
]

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

type TimeUntil = 'contentSeen' | 'usable'

/** Of the medians; the least and the greatest of the rounds tell how far to believe it. */
const ratio = (loads: readonly Load[], base: readonly Load[], key: TimeUntil): string => {
  const ofRounds = loads.map((load, round) => load[key] / (base[round]?.[key] ?? Number.NaN))
  const ofMedians = median(loads.map((load) => load[key])) / median(base.map((load) => load[key]))
  const [least, greatest] = [Math.min(...ofRounds), Math.max(...ofRounds)].map((value) => value.toFixed(2))
  return `${ofMedians.toFixed(2)} (${least}–${greatest})`
}

/**
 * The medians as Markdown: four lines for each page and cache, and the ratios of the times until the content and until
 * it is usable to the monolith's; those of fifty remotes are to five.
 */
export const markdownTable = (rows: readonly Row[]): string => {
  const header = [
    'page',
    'cache',
    'build',
    ...columns.map(([title]) => title),
    'content seen, ratio',
    'usable, ratio',
  ]
  const lines = rows.flatMap(({ what, cache, federated, fifty, monolith, inlined }) => {
    const row = (build: string, loads: readonly Load[], base: readonly Load[]) => {
      const load = medianLoad(loads)
      const ratios = (['contentSeen', 'usable'] as const).map((key) => ratio(loads, base, key))
      return line([what, cache, build, ...columns.map(([, show]) => show(load)), ...ratios])
    }
    return [
      row('federated', federated, monolith),
      row('50 remotes', fifty, federated),
      row('monolith', monolith, monolith),
      row('inlined', inlined, monolith),
    ]
  })
  return [line(header), line(header.map(() => '---')), ...lines].join('\n')
}
