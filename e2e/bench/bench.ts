import { writeFile } from 'node:fs/promises'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { browserProgram } from '@lonk/configs/browser/browser-program.ts'
import { chromium } from '@playwright/test'
import { type Load, measureVisit } from './measure.ts'
import { benchedPages } from './probe.ts'
import { benchFolder, startAllSites } from './sites.ts'
import { markdownTable, type Row } from './table.ts'

// The composed site against the same sources as an ordinary monolith: npm run bench -- [rounds] [--without-worker]

const builds = ['federated', 'fifty', 'monolith', 'inlined'] as const
const { values, positionals } = parseArgs({
  options: { 'without-worker': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const rounds = Number(positionals[0] ?? 5)
/** A second visit goes through the service worker that the first has left, unless the browser takes none. */
const serviceWorkers = values['without-worker'] ? 'block' : 'allow'

const conditions = [
  `Medians of ${rounds} interleaved rounds, ${cpus().length} processors.`,
  'Slow 4G: 150 ms round trip, 1.6 Mbit/s down, processor 4x slower; a telephone of 412 x 823.',
  `Second visits ${values['without-worker'] ? 'without' : 'with'} the service worker.`,
  'Both builds lie behind the same HTTP/2 proxy with TLS (their servers speak HTTP/1.1); set-up of the connection is not slowed.',
  'Bytes as transferred, headers included; kB are 1 000 bytes. "Content seen": the first photo, name or price is there and painted. "Usable": its first button is there, alive and enabled.',
  '"50 remotes" is the composed site with 45 more remotes registered, of ten routes each, on the same API.',
  'Ratios are of the medians, in brackets the least and the greatest of the rounds.',
  'The monolith has a static HTML for each route, with preloads, and fetches settings and member at boot; "inlined" is the same monolith behind our document server, with its data and its markup.',
]

/** Each build is the first and the last as often. */
const inTurn = (round: number) =>
  builds.map((_, index) => builds[(index + round) % builds.length] ?? 'federated')

interface Visits {
  readonly cold: Load[]
  readonly warm: Load[]
}

const noVisits = (): Visits => ({ cold: [], warm: [] })

const sites = await startAllSites()
const browser = await chromium.launch({
  executablePath: browserProgram(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--no-first-run',
    // Trusted outright: what comes with a certificate error is never cached.
    `--ignore-certificate-errors-spki-list=${sites.publicKeyHash}`,
  ],
})
const measured = benchedPages.map((benched) => ({
  benched,
  visits: { federated: noVisits(), fifty: noVisits(), monolith: noVisits(), inlined: noVisits() },
}))
try {
  // Round 0 warms the servers up and is not counted.
  for (let round = 0; round <= rounds; round += 1) {
    for (const { benched, visits } of measured) {
      for (const build of inTurn(round)) {
        process.stderr.write(`round ${round} of ${rounds}: ${benched.path}, ${build}\n`)
        const { cold, warm } = await measureVisit(browser, sites.addresses[build], benched, serviceWorkers)
        if (round === 0) continue
        visits[build].cold.push(cold)
        visits[build].warm.push(warm)
      }
    }
  }
} finally {
  await browser.close()
  await sites.stop()
}

const rows = measured.flatMap(({ benched: { path, who }, visits }) =>
  (['cold', 'warm'] as const).map(
    (cache): Row => ({
      what: `${path}, ${who}`,
      cache,
      federated: visits.federated[cache],
      fifty: visits.fifty[cache],
      monolith: visits.monolith[cache],
      inlined: visits.inlined[cache],
    }),
  ),
)
await writeFile(
  join(benchFolder, 'latest.json'),
  `${JSON.stringify({ at: new Date().toISOString(), conditions, rows }, null, 2)}\n`,
)
process.stdout.write(`${conditions.join('\n')}\n\n${markdownTable(rows)}\n`)
