import type { Load } from './measure.ts'

export interface Row {
  /** The page and for whom. */
  readonly what: string
  readonly cache: 'cold' | 'warm'
  readonly federated: Load
  readonly monolith: Load
  /** The monolith behind the document server. */
  readonly inlined: Load
}

/** The middle one of an odd number, the mean of the middle two of an even one. */
export const median = (values: readonly number[]): number => {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length / 2
  const pair = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]]
  return pair.reduce((sum: number, value = Number.NaN) => sum + value, 0) / 2
}

export const medianLoad = (loads: readonly Load[]): Load => {
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

/** The medians as Markdown: three lines for each page and cache, and the ratios of the times until the content and until it is usable. */
export const markdownTable = (rows: readonly Row[]): string => {
  const header = [
    'page',
    'cache',
    'build',
    ...columns.map(([title]) => title),
    'content seen, ratio',
    'usable, ratio',
  ]
  const lines = rows.flatMap(({ what, cache, federated, monolith, inlined }) => {
    const ratiosOf = (load: Load) =>
      (['contentSeen', 'usable'] as const).map((key) => (load[key] / monolith[key]).toFixed(2))
    return [
      line([what, cache, 'federated', ...columns.map(([, show]) => show(federated)), ...ratiosOf(federated)]),
      line([what, cache, 'monolith', ...columns.map(([, show]) => show(monolith)), '1.00', '1.00']),
      line([what, cache, 'inlined', ...columns.map(([, show]) => show(inlined)), ...ratiosOf(inlined)]),
    ]
  })
  return [line(header), line(header.map(() => '---')), ...lines].join('\n')
}
