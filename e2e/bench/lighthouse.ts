import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { browserProgram } from '@lonk/configs/browser/browser-program.ts'
import { landerNames } from '@lonk/configs/landers/landers.ts'
import { chromium } from '@playwright/test'
import { benchFolder, startComposedSite } from './sites.ts'
import { blockingOfProcessor, type TraceEvent } from './task-times.ts'

// Lighthouse on a phone, what strangers come to first: npm run bench:lighthouse -- [--beside-monolith] [rounds] [path ...]
//
// Lighthouse measures tasks by the clock. On few cores the browser shares them with Lighthouse, the site and its
// database, and a task is as long as it waits: the same blocking time by the processor stands beside it, and
// `--beside-monolith` measures the monolith in turn with the composed site, on the same machine in the same minutes.

const run = promisify(execFile)

/** Fetched when it is first asked for: 170 MB that nothing else needs. */
const version = '13.5.0'
const folder = join(benchFolder, `lighthouse-${version}`)
const program = join(folder, 'node_modules/lighthouse/cli/index.js')

const install = async (): Promise<void> => {
  if (existsSync(program)) return
  await mkdir(folder, { recursive: true })
  await writeFile(join(folder, 'package.json'), '{ "private": true }')
  await run('npm', ['install', '--no-audit', '--no-fund', '--save-exact', `lighthouse@${version}`], {
    cwd: folder,
  })
}

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Scores = Readonly<Record<(typeof categories)[number] | 'lcp' | 'tbt' | 'ownTbt' | 'cls', number>> & {
  /** Audits that failed outright. */
  readonly missed: readonly string[]
}

/** What each of them has to reach. */
const least = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 } as const

interface Report {
  readonly configSettings: { readonly throttling: { readonly cpuSlowdownMultiplier: number } }
  readonly categories: Readonly<Record<string, { readonly score: number }>>
  readonly audits: Readonly<Record<string, { readonly numericValue?: number; readonly score: number | null }>>
}

/** Now and then a trace lacks its beginning (NO_NAVSTART): nothing was measured then, and it is measured again. */
const recorded = async (measureOnce: () => Promise<unknown>): Promise<void> => {
  for (let tries = 1; ; tries += 1) {
    try {
      await measureOnce()
      return
    } catch (cause) {
      if (tries === 3 || !String(cause).includes('recording the trace')) throw cause
    }
  }
}

const measure = async (address: string, publicKeyHash: string): Promise<Scores> => {
  const file = join(folder, 'report.json')
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-gpu',
    `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
  ]
  const args = [
    program,
    address,
    '--quiet',
    '--output=json',
    '--save-assets',
    `--output-path=${file}`,
    `--only-categories=${categories.join(',')}`,
    `--chrome-flags=${flags.join(' ')}`,
  ]
  await recorded(() =>
    run(process.execPath, args, {
      env: { ...process.env, CHROME_PATH: browserProgram() ?? chromium.executablePath() },
    }),
  )
  const report: Report = JSON.parse(await readFile(file, 'utf8'))
  const trace: { readonly traceEvents: readonly TraceEvent[] } = JSON.parse(
    await readFile(join(folder, 'report-0.trace.json'), 'utf8'),
  )
  const score = (name: string): number => Math.round((report.categories[name]?.score ?? 0) * 100)
  const value = (audit: string): number => report.audits[audit]?.numericValue ?? Number.NaN
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    lcp: Math.round(value('largest-contentful-paint')),
    tbt: Math.round(value('total-blocking-time')),
    ownTbt: Math.round(
      blockingOfProcessor(trace.traceEvents, report.configSettings.throttling.cpuSlowdownMultiplier),
    ),
    cls: Math.round(value('cumulative-layout-shift') * 1000) / 1000,
    missed: Object.entries(report.audits).flatMap(([name, { score }]) => (score === 0 ? [name] : [])),
  }
}

const median = (numbers: readonly number[]): number =>
  [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? Number.NaN

const option = '--beside-monolith'
const [rounds = '5', ...named] = process.argv.slice(2).filter((word) => word !== option)
/** Not for search engines, on purpose: a low score there is right. */
const keptFromSearch = ['/members', '/premium']
const usual = ['/', ...keptFromSearch, ...landerNames('mf-landers').map((name) => `/landers/${name}`)]
const paths = named.length > 0 ? named : usual
const columns = [...categories, 'lcp', 'tbt', 'ownTbt', 'cls'] as const

await install()
const site = await startComposedSite({ besideMonolith: process.argv.includes(option) })
const rows: string[] = []
const tooLow: string[] = []
const mediansOf = (runs: readonly Scores[]) =>
  columns.map((column) => median(runs.map((scores) => scores[column])))
const addRow = (name: string, medians: readonly number[]) => {
  rows.push(`| ${[name, ...medians].join(' | ')} |`)
  process.stderr.write(`${rows.at(-1)}\n`)
}
try {
  for (const path of paths) {
    const runs: Scores[] = []
    const monolithRuns: Scores[] = []
    // The first one does not count: a page's first document after a start waits for a database and a renderer that are cold.
    for (let round = 0; round <= Number(rounds); round += 1)
      for (const [address, scores] of [
        [site.address, runs],
        [site.monolith, monolithRuns],
      ] as const) {
        if (address === null) continue
        const measured = await measure(address + path, site.publicKeyHash)
        if (round > 0) scores.push(measured)
      }
    const medians = mediansOf(runs)
    addRow(path, medians)
    if (site.monolith) addRow(`${path}, monolith`, mediansOf(monolithRuns))
    for (const [at, category] of categories.entries())
      if ((medians[at] ?? 0) < least[category] && !(category === 'seo' && keptFromSearch.includes(path)))
        tooLow.push(
          `${path}: ${category} ${medians[at]} of ${least[category]}: ${runs[0]?.missed.join(', ')}`,
        )
  }
} finally {
  await site.stop()
}
const head = ['path', ...categories, 'LCP ms', 'TBT ms', 'TBT ms of the processor', 'CLS']
process.stdout.write(
  [
    `Lighthouse ${version}, mobile, medians of ${rounds}.`,
    '',
    `| ${head.join(' | ')} |`,
    `| ${head.map(() => '---').join(' | ')} |`,
    ...rows,
    '',
    ...tooLow,
    '',
  ].join('\n'),
)
process.exitCode = tooLow.length > 0 ? 1 : 0
