import type { Cost } from './measure.ts'
import { planLines } from './plan-lines.ts'

/** `bytes`: of the whole database, with its indexes. */
export type Measured = { profiles: number; bytes: number; costs: Map<string, Cost> }

/** More than its result by so much is a fault; trees grow a page deeper now and then. */
export const tolerated = 1.5

export type Growth = { call: string; result: number; pages: number; time: number; fits: boolean }

/** From the smallest site to the biggest. */
export const growthOf = (measured: readonly Measured[]): Growth[] => {
  const [first, last] = [measured[0], measured.at(-1)]
  if (!first || !last || first === last) return []
  return [...first.costs].flatMap(([call, was]) => {
    const is = last.costs.get(call)
    if (!is) return []
    const result = is.rows / Math.max(1, was.rows)
    const pages = is.buffers / Math.max(1, was.buffers)
    return [{ call, result, pages, time: is.ms / was.ms, fits: pages <= Math.max(1, result) * tolerated }]
  })
}

export const printGrowth = (measured: readonly Measured[], growth: readonly Growth[]): void => {
  const sizes = measured.map(({ profiles }) => profiles.toLocaleString('en'))
  print([
    'call',
    ...sizes.map((size) => `rows, pages, ms at ${size}`),
    'result grew',
    'pages grew',
    'time grew',
  ])
  print(Array.from({ length: sizes.length + 4 }, () => '---'))
  for (const call of measured[0]?.costs.keys() ?? []) {
    const cells = measured.map(({ costs }) => cellOf(costs.get(call)))
    const grown = growth.find((one) => one.call === call)
    const times = grown ? [grown.result, grown.pages, grown.time].map((factor) => factor.toFixed(2)) : []
    print([call, ...cells, ...times, ...(grown?.fits === false ? ['**grows**'] : [])])
  }
}

export const printSizes = (measured: readonly Measured[]): void => {
  for (const { profiles, bytes } of measured)
    console.log(
      `${profiles.toLocaleString('en')} profiles: ${(bytes / 1e9).toFixed(2)} GB, ${(bytes / profiles / 1e3).toFixed(1)} kB each`,
    )
}

const cellOf = (cost: Cost | undefined): string =>
  cost ? `${cost.rows}, ${cost.buffers}, ${cost.ms.toFixed(1)}` : ''

const print = (cells: readonly string[]) => console.log(`| ${cells.join(' | ')} |`)

/** What the server did for each call's costliest statement. */
export const printPlans = (profiles: number, costs: ReadonlyMap<string, Cost>): void => {
  for (const [call, { costliest }] of costs) {
    console.log(`\n## ${call}, ${profiles.toLocaleString('en')} profiles\n\n${costliest.text}\n`)
    for (const line of planLines(costliest.plan)) console.log(line)
  }
}
