import { createApiClient } from './api/api-client.ts'
import { type Api, apiElsewhere, startApiProcess } from './api/api-process.ts'
import { createContentCache } from './api/content-cache.ts'
import { type Patience, usualPatience } from './api/first-data.ts'
import { createProxy } from './api/proxy.ts'
import { createSettingsCache } from './api/settings-cache.ts'
import { createAppFiles } from './app/app-files.ts'
import type { ServerConfig } from './config.ts'
import { lockDataFolder } from './data-folder.ts'
import { createLiveReload, reloadPath, reloadScript } from './development/live-reload.ts'
import { createDocumentHandler } from './document-handler.ts'
import { createDocumentAnswer } from './documents/document-answer.ts'
import { createTemplateFiles } from './documents/template-files.ts'
import { readiness } from './health.ts'
import { listen } from './listen.ts'
import { createReport, type Report } from './log.ts'
import { registryKeys } from './registry/keys.ts'
import { createRegistryReader } from './registry/registry-reader.ts'
import { createReleaseStore } from './registry/release-store.ts'
import { createSeenRegistry } from './registry/seen-registry.ts'
import { createRequestHandler } from './request-handler.ts'
import { createReleaseFiles } from './static/release-files.ts'

export interface RunningSite {
  /** Where visitors see it. */
  readonly address: string
  /** Where this machine reaches it, whatever is in front. */
  readonly local: string
  readonly stop: () => Promise<void>
}

interface RunOptions {
  readonly liveReload?: boolean
  readonly report?: Report
  /** Tests run another program in the API's place. */
  readonly apiScript?: string
  readonly patience?: Patience
  readonly env?: Readonly<Record<string, string | undefined>>
}

/**
 * The whole site on one port: documents and release files from here, the API behind it. Resolves once both listen.
 * Throws a StartError where the operator can do something about it.
 */
export const runSite = async (config: ServerConfig, options: RunOptions = {}): Promise<RunningSite> => {
  const { production, trustProxy, countryHeader } = config
  const env = options.env ?? process.env
  const report = options.report ?? createReport(production)
  const folder = lockDataFolder(config.dataDir)
  const running: (() => void | Promise<void>)[] = []
  const stop = async () => {
    await Promise.all(running.splice(0).map((end) => end()))
    folder.release()
  }

  try {
    const keys = registryKeys({ dataDir: config.dataDir, production, env })
    const releases = createReleaseStore(config.registry, keys.publicKey, report)
    const seen = createSeenRegistry(config.dataDir, config.registry, keys.publicKey)
    const readRegistry = createRegistryReader({
      folder: config.registry,
      publicKey: keys.publicKey,
      seen,
      releases,
      report,
    })
    let api: Api | null = null
    const apiAddress = () => api?.address() ?? null
    const client = createApiClient(apiAddress, countryHeader, report)
    const reload = options.liveReload ? createLiveReload(readRegistry) : null
    if (reload) running.push(reload.stop)

    const templates = createTemplateFiles(releases)
    const settings = createSettingsCache(client, { byAddress: Boolean(env.GEOIP_FILE) })
    const trust = { trustProxy, countryHeader }
    const answer = createDocumentAnswer({
      readRegistry,
      templates,
      data: {
        api: client,
        settings,
        content: createContentCache(client),
        patience: options.patience ?? usualPatience,
      },
      reloadScript: reload ? reloadScript : null,
      now: () => new Date(),
    })
    const handler = createRequestHandler({
      proxy: createProxy(apiAddress, trustProxy),
      releaseFile: createReleaseFiles(releases, production),
      appFile: createAppFiles({ readRegistry, releases, templates, settings, trust }),
      document: createDocumentHandler({
        answer,
        trust,
        https: config.publicUrl?.startsWith('https:') ?? false,
        report,
      }),
      ready: () => readiness(readRegistry, releases, apiAddress),
      trustProxy,
      reload: reload && { path: reloadPath, connect: reload.connect },
    })

    const server = await listen(handler, config.port, config.host)
    running.push(server.close)
    const local = `http://${shownHost(config.host)}:${server.port}`
    const address = config.publicUrl ?? local
    api = config.apiUrl
      ? apiElsewhere(config.apiUrl)
      : await startApiProcess({
          report,
          env: { ...env, PUBLIC_URL: address, DATA_DIR: config.dataDir, API_PORT: '0' },
          ...(options.apiScript ? { script: options.apiScript } : {}),
        })
    running.push(api.stop)
    return { address, local, stop }
  } catch (cause) {
    await stop()
    throw cause
  }
}

const shownHost = (host: string | null): string => {
  if (host === null || host === '0.0.0.0' || host === '::') return 'localhost'
  return host.includes(':') ? `[${host}]` : host
}
