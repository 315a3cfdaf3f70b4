import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type ApiProcess, ended, startProcess } from '../../../api/test/api-process.ts'
import { type PostgresServer, startPostgres } from '../../../api/test/databases/postgres-server.ts'
import { testEnvironment } from '../../../api/test/harness.ts'
import { type Browser, browserOf } from '../../../api/test/visitors.ts'
import { type Office, openOffice } from './office.ts'
import { type FrontSite, startFrontSite } from './site.ts'

/** What an attacker meets: a site on a PostgreSQL server, with three processes behind it. */
export interface World {
  /** Addresses of the three processes of the API. */
  readonly apis: readonly [string, string, string]
  /** The document server, in front of the first of them. */
  readonly site: FrontSite
  readonly office: Office
  /** The same member's browser, at another of the three processes. */
  readonly at: (person: { readonly cookie: () => string }, api: number) => Browser
  /** Moves the one clock of all, and lets every job run that is due by then. */
  readonly later: (milliseconds: number) => Promise<void>
  /** Which processes have died, with the end of what they wrote. */
  readonly died: () => readonly string[]
  readonly stop: () => Promise<void>
}

export const startWorld = async (): Promise<World> => {
  const folder = await mkdtemp(join(tmpdir(), 'lonk-attack-'))
  const undo: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })]
  const stop = async () => {
    for (const end of undo.splice(0).reverse()) await end()
  }
  try {
    const server: PostgresServer = await startPostgres()
    undo.push(server.stop)
    const env = testEnvironment(folder, server.url, { LOG_LEVEL: 'error' })
    // The office first: it makes the secrets that all of them share.
    const office = await openOffice(env)
    undo.push(office.close)
    const processes = await Promise.all([start(env), start(env), start(env)])
    undo.push(() => Promise.all(processes.map(end)))
    const apis = [processes[0].url, processes[1].url, processes[2].url] as const
    office.serveAt(apis[0])
    const site = await startFrontSite(apis[0])
    undo.push(site.stop)
    return {
      apis,
      site,
      office,
      at: (person, api) => browserOf(apis[api % 3] ?? apis[0], person.cookie()),
      later: async (milliseconds) => {
        office.shiftClock(milliseconds)
        for (const url of apis) await browserOf(url).post('/dev/clock', { shift_ms: milliseconds })
      },
      died: () =>
        processes.flatMap(({ child, log }, index) =>
          child.exitCode === null && child.signalCode === null
            ? []
            : [`process ${index + 1} has ended: ${log().slice(-300)}`],
        ),
      stop,
    }
  } catch (cause) {
    await stop()
    throw cause
  }
}

const start = async (env: Record<string, string>): Promise<ApiProcess> => {
  const started = await startProcess(env)
  if (!('url' in started)) throw new Error(`a process of the API did not start: ${started.stderr}`)
  return started
}

const end = async ({ child }: ApiProcess): Promise<void> => {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = ended(child)
  child.kill('SIGTERM')
  await gone
}
