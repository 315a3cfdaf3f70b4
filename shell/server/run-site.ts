import { setTimeout as wait } from 'node:timers/promises'
import { createApiClient } from './api/api-client.ts'
import { type Api, apiElsewhere, startApiProcess, untilReady } from './api/api-process.ts'
import { createContentCache } from './api/content-cache.ts'
import { type Patience, usualPatience } from './api/first-data.ts'
import { createCallsRound } from './api/offered-calls.ts'
import { createPageAnswers } from './api/page-answers.ts'
import { createProxy } from './api/proxy.ts'
import { createSettingsCache } from './api/settings-cache.ts'
import { createAppFiles } from './app/app-files.ts'
import type { ServerConfig } from './config.ts'
import { lockDataFolder } from './data-folder.ts'
import { createLiveReload, reloadPath, reloadScriptFor } from './development/live-reload.ts'
import { createPartFiles } from './development/part-files.ts'
import { createDocumentHandler } from './document-handler.ts'
import { createDocumentAnswer } from './documents/document-answer.ts'
import { createTemplateFiles } from './documents/template-files.ts'
import { readiness } from './health.ts'
import { listen, requireFreePort } from './listen.ts'
import { createReport, type Report } from './log.ts'
import { serveMetrics } from './metrics/serve-metrics.ts'
import { createSiteMetrics } from './metrics/site-metrics.ts'
import { createVitalsPost } from './metrics/vitals-post.ts'
import { keepPulled } from './registry/bucket/keep-pulled.ts'
import { openReleaseBucket } from './registry/bucket/release-bucket.ts'
import { createDamageRound } from './registry/damage-round.ts'
import { registryKeys } from './registry/keys.ts'
import { createRegistryReader } from './registry/registry-reader.ts'
import { createReleaseStore } from './registry/release-store.ts'
import { createSeenRegistry } from './registry/seen-registry.ts'
import { countPages } from './rendering/count-pages.ts'
import { keepPages } from './rendering/kept-pages.ts'
import { createRenderer } from './rendering/renderer.ts'
import { createRequestHandler, type Handlers } from './request-handler.ts'
import { createSignupPost } from './signup/signup-post.ts'
import { createReleaseFiles } from './static/release-files.ts'
import { atOnce, type Leaving, watchTraffic } from './traffic.ts'

export interface RunningSite {
  /** Where visitors see it. */
  readonly address: string
  /** Where this machine reaches it, whatever is in front. */
  readonly local: string
  /** What is under way is finished, then streams end with the API. */
  readonly stop: (leaving?: Leaving) => Promise<void>
}

interface RunOptions {
  /** Development: open pages reload with each save, and show what `problem` says is not built. */
  readonly liveReload?: { readonly problem: () => string } | null
  /** Origin of a site whose testers have parts from this one. */
  readonly trialSite?: string | null
  readonly report?: Report
  /** What answers releases from other machines, where this server takes them. */
  readonly publish?: Handlers['publish']
  /** Tests run another program in the API's place. */
  readonly apiScript?: string
  readonly patience?: Patience
  /** Milliseconds from one look into the bucket of releases to the next. */
  readonly pullEvery?: number
  readonly env?: Readonly<Record<string, string | undefined>>
}

/**
 * The whole site on one port: documents and release files from here, the API behind it. Resolves once both listen; the
 * API first, so that no visitor meets a site without one.
 * Throws a StartError where the operator can do something about it.
 */
export const runSite = async (config: ServerConfig, options: RunOptions = {}): Promise<RunningSite> => {
  const { production, trustProxy, countryHeader } = config
  const env = options.env ?? process.env
  const report = options.report ?? createReport(production)
  const folder = lockDataFolder(config.dataDir)
  const running: (() => void | Promise<void>)[] = []
  const end = async () => {
    await Promise.all(running.splice(0).map((part) => part()))
    folder.release()
  }

  try {
    const keys = registryKeys({ dataDir: config.dataDir, production, env })
    const releases = createReleaseStore(config.registry, keys.publicKey, report)
    const seen = createSeenRegistry(config.dataDir, config.registry, keys.publicKey)
    const pulled = config.registryBucket
      ? await keepPulled(
          {
            bucket: openReleaseBucket(config.registryBucket),
            folder: config.registry,
            publicKey: keys.publicKey,
            seen,
          },
          { report, every: options.pullEvery },
        )
      : null
    pulled?.goOn()
    if (pulled) running.push(pulled.stop)
    const templates = createTemplateFiles(releases)
    const pages = keepPages(createRenderer(releases, templates.catalogue, report))
    const renderer = countPages(pages, (fact) => metrics.page(fact))
    running.push(renderer.stop)
    const readRegistry = createRegistryReader({
      folder: config.registry,
      publicKey: keys.publicKey,
      seen,
      releases,
      report,
      notPulled: pulled?.problem,
      onInService: renderer.warmUp,
    })
    const damage = createDamageRound({
      folder: config.registry,
      publicKey: keys.publicKey,
      readRegistry,
      report,
    })
    running.push(damage.stop)
    const metrics = createSiteMetrics({ readRegistry, damaged: damage.found, bucketAway: pulled?.isAway })
    let api: Api | null = null
    const apiAddress = () => api?.address() ?? null
    const client = createApiClient(apiAddress, countryHeader, report)
    const reload = options.liveReload
      ? createLiveReload(readRegistry, { site: options.trialSite ?? null, ...options.liveReload })
      : null
    if (reload) running.push(reload.stop)

    const byAddress = Boolean(env.GEOIP_FILE)
    const settings = createSettingsCache(client, { byAddress })
    const trust = { trustProxy, countryHeader }
    const answer = createDocumentAnswer({
      readRegistry,
      templates,
      renderer,
      data: {
        api: client,
        settings,
        content: createContentCache(client),
        pages: createPageAnswers(client, { byAddress }),
        patience: options.patience ?? usualPatience,
      },
      reloadScript: reload ? reloadScriptFor('') : null,
      publicKey: keys.publicKey,
      trialOrigins: config.trialOrigins,
      report,
      now: () => new Date(),
    })
    const document = createDocumentHandler({
      answer,
      trust,
      https: config.publicUrl?.startsWith('https:') ?? false,
      report,
      counted: metrics.document,
    })
    const handler = createRequestHandler({
      proxy: createProxy(apiAddress, trustProxy),
      releaseFile: createReleaseFiles(releases, production),
      appFile: createAppFiles({ readRegistry, releases, templates, settings, trust }),
      document,
      signupPost: createSignupPost({ trust, document }),
      vitals: createVitalsPost({ readRegistry, trust, vital: metrics.vital }),
      publish: options.publish ?? null,
      ready: async () => {
        const state = await readiness(readRegistry, releases, apiAddress, damage.found)
        return traffic.isLeaving() ? { ...state, ready: false, leaving: true } : state
      },
      trustProxy,
      reload: reload && { path: reloadPath, connect: reload.connect },
      partFile: options.trialSite
        ? createPartFiles({ readRegistry, releases, site: options.trialSite })
        : null,
    })

    const traffic = watchTraffic(handler)
    if (config.metricsPort !== null) {
      const watched = await serveMetrics(metrics.registry, config.metricsPort)
      running.push(watched.close)
    }
    const openApi = async (address: string): Promise<void> => {
      api = config.apiUrl
        ? apiElsewhere(config.apiUrl)
        : await startApiProcess({
            report,
            env: { ...env, PUBLIC_URL: address, DATA_DIR: config.dataDir, API_PORT: '0' },
            ...(options.apiScript ? { script: options.apiScript } : {}),
          })
      running.push(api.stop)
    }
    if (config.port !== 0) {
      await requireFreePort(config.port, config.host)
      await openApi(config.publicUrl ?? localAddress(config.host, config.port))
      await untilReady(apiAddress, report)
    }
    const server = await listen(traffic.handler, config.port, config.host)
    running.push(server.close)
    const local = localAddress(config.host, server.port)
    const address = config.publicUrl ?? local
    // Which port any free one is, is known only now.
    if (config.port === 0) await openApi(address)
    running.push(createCallsRound({ addressOf: apiAddress, storeFolder: config.registry, report }).stop)

    const stop = async ({ stayMs, finishMs }: Leaving = atOnce) => {
      traffic.leave()
      await wait(stayMs)
      const closed = server.close(finishMs)
      await traffic.calm(finishMs)
      await api?.stop()
      traffic.endStreams()
      await Promise.all([end(), closed])
    }
    return { address, local, stop }
  } catch (cause) {
    await end()
    throw cause
  }
}

const localAddress = (host: string | null, port: number): string => `http://${shownHost(host)}:${port}`

const shownHost = (host: string | null): string => {
  if (host === null || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
