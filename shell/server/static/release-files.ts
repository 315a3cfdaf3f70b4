import type { IncomingMessage, ServerResponse } from 'node:http'
import { extname } from 'node:path'
import { chooseEncoding } from '../documents/encoding.ts'
import { refuse } from '../refusal.ts'
import type { ReleaseName } from '../registry/published-release.ts'
import type { ReleaseStore } from '../registry/release-store.ts'
import { isServerOnly } from '../registry/store-layout.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.jpg': 'image/jpeg',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
}

// Part, version and a file whose folders and name never begin with a dot: nothing leads out of the release.
const releasePath = /^\/r\/([a-z][a-z0-9-]*)\/(\d{8}-\d{4}-[0-9a-f]{8})\/(\w[\w.~-]*(?:\/\w[\w.~-]*)*)$/

export const isReleasePath = (path: string): boolean => path.startsWith('/r/')

/** Serves the files of releases as they were published: immutable, compressed beforehand where the visitor takes it. */
export const createReleaseFiles = (releases: ReleaseStore, production: boolean) => {
  const send = createFileSender(releases)
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const [, part, version, file] = releasePath.exec(path) ?? []
    // Sources are for whoever develops; production keeps the maps for its own reports.
    if (!part || !version || !file || (production && file.endsWith('.map'))) return notFound(response)
    return send(request, response, { part, version }, file, {
      'Cache-Control': 'public, max-age=31536000, immutable',
      'Cross-Origin-Resource-Policy': 'same-origin',
      Vary: 'Accept-Encoding',
    })
  }
}

/** Answers with a file of a release, and 404 where browsers are given none of that name. */
export const createFileSender =
  (releases: ReleaseStore) =>
  async (
    request: IncomingMessage,
    response: ServerResponse,
    release: ReleaseName,
    file: string,
    headers: Readonly<Record<string, string>>,
  ): Promise<void> => {
    const type = types[extname(file)]
    if (!type || isServerOnly(file)) return notFound(response)
    const found = await chooseVariant(releases, release, file, request.headers['accept-encoding'])
    if (!found) return notFound(response)
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': found.bytes.length,
      'X-Content-Type-Options': 'nosniff',
      ...headers,
      ...(found.encoding ? { 'Content-Encoding': found.encoding } : {}),
    })
    response.end(request.method === 'HEAD' ? undefined : found.bytes)
  }

/** A compressed form that is damaged is passed over: the plain one is the same file. */
const chooseVariant = async (
  releases: ReleaseStore,
  release: ReleaseName,
  file: string,
  accepted: string | string[] | undefined,
) => {
  const encoding = chooseEncoding(accepted)
  const compressed = encoding && (await releases.read(release, `${file}.${encoding === 'br' ? 'br' : 'gz'}`))
  if (compressed) return { bytes: compressed, encoding }
  const bytes = await releases.read(release, file)
  return bytes && { bytes, encoding: null }
}

const notFound = (response: ServerResponse): void => refuse(response, 404, 'not_found')
