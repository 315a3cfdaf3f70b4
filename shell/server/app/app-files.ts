import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Release } from '@lonk/shared-events/registry.ts'
import { canaryCookie, localeCookie } from '@lonk/shared-events/storage-register.ts'
import type { SettingsCache } from '../api/settings-cache.ts'
import { chooseEncoding, compress } from '../documents/encoding.ts'
import { chooseLocale } from '../documents/locale.ts'
import { originOf } from '../documents/search-engines.ts'
import type { TemplateFiles } from '../documents/template-files.ts'
import { canaryNumberOf } from '../registry/canary.ts'
import { type Composition, composeFor } from '../registry/composition.ts'
import type { ReadRegistry } from '../registry/registry-reader.ts'
import type { ReleaseStore } from '../registry/release-store.ts'
import { createFileSender } from '../static/release-files.ts'
import { type ProxyTrust, type Visitor, visitorOf } from '../visitor.ts'
import { robots, robotsPath, sitemap, sitemapPath } from './crawlers.ts'
import { manifest, manifestPath } from './manifest.ts'
import { readServiceWorker, serviceWorkerPath, serviceWorkerPolicy } from './service-worker.ts'

interface AppSource {
  readonly readRegistry: ReadRegistry
  readonly releases: ReleaseStore
  readonly templates: TemplateFiles
  readonly settings: SettingsCache
  readonly trust: ProxyTrust
}

interface AppFile {
  readonly type: string
  readonly text: string
  readonly headers: Readonly<Record<string, string>>
}

/** Asked for by whoever reads no page, where the icons are linked. */
const iconPath = '/favicon.ico'

const appPaths: readonly string[] = [manifestPath, serviceWorkerPath, robotsPath, sitemapPath, iconPath]

export const isAppFile = (path: string): boolean => appPaths.includes(path)

/** Milliseconds; nobody sits waiting for a manifest. */
const patience = 2_000

/**
 * What makes the site an app, its manifest and its service worker, from the shell that this visitor gets; and what it
 * tells crawlers.
 */
export const createAppFiles = (source: AppSource) => {
  const makeManifest = async (visitor: Visitor, url: URL, shell: Release): Promise<AppFile | null> => {
    const found = await source.settings.get(visitor, new URLSearchParams(), AbortSignal.timeout(patience))
    const locale = chooseLocale(
      {
        cookie: url.searchParams.get('lang') ?? visitor.cookies.get(localeCookie.key),
        accountLanguage: undefined,
        domainLanguage: found?.domain_language ?? undefined,
        acceptLanguage: visitor.acceptLanguage,
      },
      shell.languages,
    )
    const template = await source.templates.template(shell, 'default', 'visitor', locale)
    // A guessed name would rename an app that was installed under another.
    if (!found || !template) return null
    const app = manifest({
      name: found.settings.name,
      description: template.description,
      locale,
      shell,
      assets: await source.templates.assets(shell),
    })
    return {
      type: 'application/manifest+json; charset=utf-8',
      text: JSON.stringify(app),
      headers: { 'Cache-Control': 'private, max-age=300' },
    }
  }

  const makeServiceWorker = async (shell: Release): Promise<AppFile | null> => {
    const text = await readServiceWorker(source.releases, shell)
    if (text === null) return null
    return {
      type: 'text/javascript; charset=utf-8',
      text,
      headers: { 'Cache-Control': 'no-cache', 'Content-Security-Policy': serviceWorkerPolicy },
    }
  }

  const make = (url: URL, visitor: Visitor, { shell, table }: Composition) => {
    const origin = originOf(visitor)
    if (url.pathname === manifestPath) return makeManifest(visitor, url, shell)
    if (url.pathname === robotsPath) return crawlerFile('text/plain', robots(origin))
    if (url.pathname === sitemapPath) return crawlerFile('application/xml', sitemap(origin, table))
    return makeServiceWorker(shell)
  }

  const sendFile = createFileSender(source.releases)

  return async (request: IncomingMessage, response: ServerResponse, url: URL): Promise<void> => {
    const visitor = visitorOf(request, source.trust)
    const { document } = await source.readRegistry()
    const composition =
      document && composeFor(document, canaryNumberOf(visitor.cookies.get(canaryCookie.key)))
    if (composition && url.pathname === iconPath)
      return sendFile(request, response, composition.shell, 'assets/icon-192.png', {
        'Cache-Control': 'public, max-age=86400',
      })
    const file = composition ? await make(url, visitor, composition) : null
    if (!file) return unavailable(response)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const body = await compress(file.text, encoding)
    response.writeHead(200, {
      ...file.headers,
      'Content-Type': file.type,
      'Content-Length': body.length,
      'X-Content-Type-Options': 'nosniff',
      'Cross-Origin-Resource-Policy': 'same-origin',
      Vary: 'Accept-Encoding, Accept-Language, Cookie',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : body)
  }
}

const crawlerFile = (type: string, text: string): AppFile => ({
  type: `${type}; charset=utf-8`,
  text,
  headers: { 'Cache-Control': 'public, max-age=3600' },
})

/** The browser keeps the manifest and the worker that it has. */
const unavailable = (response: ServerResponse): void => {
  response.writeHead(503, {
    'Content-Type': 'text/plain; charset=utf-8',
    'X-Content-Type-Options': 'nosniff',
    'Cache-Control': 'no-store',
    'Retry-After': '30',
  })
  response.end('not available\n')
}
