import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type Call, load, type Measured, percentile } from '../../api/bench/load.ts'
import { childrenOf, secondsOf } from '../../api/bench/processor-time.ts'
import { untilReady } from './filled-site.ts'
import { dataDir, demoMember, publishSite } from './sites.ts'

// npm run bench:documents [-- --seconds 8]: what a document costs that has its page in it, beside one with a skeleton.

const secondsAt = process.argv.indexOf('--seconds')
const seconds = secondsAt < 0 ? 8 : Number(process.argv[secondsAt + 1])
/** Documents under way at once. */
const atOnce = 8
const metricsPort = 3998

const modes = ['rendered', 'skeleton'] as const
type Mode = (typeof modes)[number]

interface Row {
  readonly what: string
  readonly mode: Mode
  /** As many documents as there can be, and half of them. */
  readonly full: Measured
  readonly half: Measured
  /** Milliseconds of a processor for one document: of the document server with all that renders for it, and of the API. */
  readonly server: number
  readonly api: number
  /** Share of the documents that had their page in them. */
  readonly carried: number
}

const start = async (mode: Mode) => {
  const site: ChildProcess = fork(fileURLToPath(new URL('./documents-site.ts', import.meta.url)), [
    dataDir,
    mode,
    String(metricsPort),
  ])
  const [{ address }] = await once(site, 'message')
  await untilReady(address)
  const pid = site.pid ?? 0
  const isRendering = (child: number) =>
    readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('render-process')
  const spent = () => {
    const children = childrenOf(pid)
    const sum = (pids: readonly number[]) => pids.reduce((total, child) => total + secondsOf(child), 0)
    return {
      server: secondsOf(pid) + sum(children.filter(isRendering)),
      api: sum(children.filter((child) => !isRendering(child))),
    }
  }
  const stop = async () => {
    site.send('stop')
    await once(site, 'exit')
  }
  return { address: String(address), spent, stop }
}

type Site = Awaited<ReturnType<typeof start>>

/** Documents that had their page in them so far, by what the document server counts itself. */
const pagesIn = async (): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const found = [...text.matchAll(/^lonk_pages_rendered_total\{[^}]*how="(?:rendered|kept)"\} (\d+)/gm)]
  return found.reduce((sum, [, count]) => sum + Number(count), 0)
}

const logIn = async ({ address }: Site): Promise<string> => {
  const answer = await fetch(`${address}/api/user.php`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Request-Type': 'client' },
    body: JSON.stringify(demoMember()),
  })
  if (!answer.ok) throw new Error(`no log-in: ${answer.status} ${await answer.text()}`)
  return answer.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}

const measure = async (site: Site, mode: Mode, path: string, cookie: string): Promise<Row> => {
  const headers = { accept: 'text/html', 'accept-language': 'nl', ...(cookie ? { cookie } : {}) }
  const call: Call = { method: 'GET', path, headers, expect: [200] }
  const next = () => call
  await load({ url: site.address, atOnce, seconds: 3, next })
  const [before, from] = [site.spent(), await pagesIn()]
  const full = await load({ url: site.address, atOnce, seconds, next })
  const [after, to] = [site.spent(), await pagesIn()]
  const every = (2000 * atOnce) / (full.calls / full.seconds)
  const half = await load({ url: site.address, atOnce, seconds, next, every })
  return {
    what: `${path}, ${cookie ? 'member' : 'visitor'}`,
    mode,
    full,
    half,
    server: ((after.server - before.server) / full.calls) * 1000,
    api: ((after.api - before.api) / full.calls) * 1000,
    carried: (to - from) / full.calls,
  }
}

const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`

const shown = ({ what, mode, full, half, server, api, carried }: Row): string =>
  line([
    what,
    mode,
    (1000 / server).toFixed(0),
    server.toFixed(1),
    api.toFixed(1),
    (full.calls / full.seconds).toFixed(0),
    percentile(full, 0.5).toFixed(0),
    percentile(full, 0.99).toFixed(0),
    percentile(half, 0.5).toFixed(0),
    percentile(half, 0.99).toFixed(0),
    `${Math.round(carried * 100)} %`,
  ])

const columns = [
  'document',
  'page',
  'documents per second and core',
  'processor ms, document server',
  'processor ms, API',
  `a second, ${atOnce} at once`,
  'p50 ms',
  'p99 ms',
  'p50 ms at half of that',
  'p99 ms at half',
  'with their page',
]

const main = async (): Promise<void> => {
  await publishSite()
  const rows: Row[] = []
  for (const mode of modes) {
    const site = await start(mode)
    try {
      const cookie = await logIn(site)
      for (const path of ['/members', '/premium']) rows.push(await measure(site, mode, path, ''))
      for (const path of ['/members', '/chats']) rows.push(await measure(site, mode, path, cookie))
    } finally {
      await site.stop()
    }
  }
  const together = rows.toSorted((a, b) => a.what.localeCompare(b.what))
  process.stdout.write(
    `${[line(columns), line(columns.map(() => '---')), ...together.map(shown)].join('\n')}\n`,
  )
}

await main()
