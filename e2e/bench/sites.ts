import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { buildParts } from '@lonk/configs/build/build-part.ts'
import { serveMonolith } from '@lonk/configs/monolith/serve.ts'
import { partNames, projectRoot } from '@lonk/configs/project.ts'
import { publish } from '@lonk/configs/release/publish.ts'
import { openStore } from '@lonk/configs/release/store.ts'
import { usualPatience } from '../../shell/server/api/first-data.ts'
import { startSite } from '../site/run-site.ts'
import { selfSigned } from './certificate.ts'
import { buildsUntilFifty } from './fifty-remotes.ts'
import { prepareSite, untilReady } from './filled-site.ts'
import { http2Front } from './http2-front.ts'

export const benchFolder: string = join(projectRoot, '.cache/bench')
export const dataDir: string = join(benchFolder, 'data')
const monolithFolder = join(benchFolder, 'monolith')

/** A member of the demo, as the log-in wants them. */
export const demoMember = () => ({
  email: 'premium@example.test',
  password: process.env.DEMO_PASSWORD || 'lonk-demo-2026',
})

const buildMonolith = async (): Promise<void> => {
  // Browser sources without a module type are read as modules all the same: nothing to warn of.
  const quiet = '--disable-warning=MODULE_TYPELESS_PACKAGE_JSON'
  const script = join(projectRoot, 'configs/monolith/build.ts')
  await promisify(execFile)(process.execPath, [quiet, script, monolithFolder], {
    cwd: projectRoot,
    env: { ...process.env, NODE_ENV: 'production' },
  })
}

/** The site of the benchmarks, in {@link dataDir}. */
export const publishSite = (): Promise<void> => prepareSite(dataDir)

/** The composed site of the sources as they are now, with the demo's members. */
const startPublished = async () => {
  await publishSite()
  const site = await startSite(dataDir, { TRUST_PROXY: 'on', RATE_LIMIT_FACTOR: '1000' }, usualPatience)
  await untilReady(site.address)
  return site
}

/** That one behind HTTP/2, and beside it, if wanted, the monolith of the same sources on the same API. */
export const startComposedSite = async ({ besideMonolith = false } = {}) => {
  if (besideMonolith) await buildMonolith()
  const site = await startPublished()
  const monolith = besideMonolith ? await serveMonolith(monolithFolder, site.address) : null
  const credentials = selfSigned()
  const front = await http2Front(site.address, credentials)
  const monolithFront = monolith && (await http2Front(monolith.address, credentials))
  return {
    address: front.address,
    monolith: monolithFront?.address ?? null,
    publicKeyHash: credentials.publicKeyHash,
    stop: async () => {
      for (const started of [monolithFront, front, monolith, site]) await started?.stop()
    },
  }
}

/**
 * The composed site once more, on the same API, with fifty remotes in its registry instead of five: what a document and
 * its start cost must not grow with the number of teams.
 */
const startSiteOfFifty = async (apiAddress: string) => {
  const folder = await mkdtemp(join(tmpdir(), 'lonk-fifty-'))
  const registry = join(folder, 'registry')
  const builds = await buildParts(partNames, 'production')
  const more = await buildsUntilFifty(join(folder, 'builds'))
  await publish(openStore({ dataDir: folder, registry, production: false }), [...builds, ...more], {
    budgets: false,
  })
  const env = { TRUST_PROXY: 'on', RATE_LIMIT_FACTOR: '1000', API_URL: apiAddress }
  const site = await startSite(folder, env, usualPatience)
  await untilReady(site.address)
  return {
    address: site.address,
    stop: async () => {
      await site.stop()
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Both builds of the sources as they are now, on the same API, each behind HTTP/2; the composed one with fifty
 * remotes as well, the monolith once more behind the document server.
 */
export const startAllSites = async () => {
  await buildMonolith()
  const credentials = selfSigned()
  const site = await startPublished()
  const monolith = await serveMonolith(monolithFolder, site.address)
  const inlined = await serveMonolith(monolithFolder, site.address, 'inlined')
  const fifty = await startSiteOfFifty(site.local)
  const servers = [site, fifty, monolith, inlined]
  const fronts = await Promise.all(servers.map(({ address }) => http2Front(address, credentials)))
  const [front, fiftyFront, monolithFront, inlinedFront] = fronts
  if (!front || !fiftyFront || !monolithFront || !inlinedFront) throw new Error('a front is missing')
  return {
    addresses: {
      federated: front.address,
      fifty: fiftyFront.address,
      monolith: monolithFront.address,
      inlined: inlinedFront.address,
    },
    publicKeyHash: credentials.publicKeyHash,
    stop: async () => {
      for (const { stop } of [...fronts, inlined, monolith, fifty, site]) await stop()
    },
  }
}
