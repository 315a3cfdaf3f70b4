import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { comparePatterns, matchPattern } from '@lonk/shared-events/route-pattern.ts'
import { belongsToApi, createProxy } from '../../shell/server/api/proxy.ts'
import { chooseEncoding, compress } from '../../shell/server/documents/encoding.ts'
import { askDocument, withMonolithCode } from './inlined-document.ts'
import { type MonolithRoutes, routesFile } from './routes.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

interface Options {
  readonly folder: string
  readonly routes: MonolithRoutes
  /** The composed site: it answers /api, and the documents of a monolith that is behind its document server. */
  readonly siteAddress: string
  readonly documents: 'static' | 'inlined'
}

/** A static server as monoliths have it: hashed files for ever, documents always asked for, /api passed on. */
const monolithHandler = ({ folder, routes, siteAddress, documents }: Options): RequestListener => {
  const proxy = createProxy(() => siteAddress, true)
  const table = [...routes].sort((a, b) => comparePatterns(a.path, b.path))
  const kept = new Map<string, Buffer>()
  const read = async (file: string): Promise<Buffer | null> => {
    const known = kept.get(file) ?? (await readFile(join(folder, file)).catch(() => null))
    if (known) kept.set(file, known)
    return known
  }

  const answer: RequestListener = async (request, response) => {
    const address = request.url ?? '/'
    const path = normalize(new URL(address, 'http://site').pathname)
    if (belongsToApi(path)) return proxy(request, response)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const type = types[extname(path)]
    const compressed = type && encoding ? await read(`${path}.${encoding === 'br' ? 'br' : 'gz'}`) : null
    const file = type ? (compressed ?? (await read(path))) : null
    // Fonts and pictures that its document names by their place in a release.
    if (type && !file && documents === 'inlined') return proxy(request, response)
    if (type) {
      response.writeHead(file ? 200 : 404, {
        'Content-Type': type,
        'Cache-Control': 'public, max-age=31536000, immutable',
        ...(compressed && encoding ? { 'Content-Encoding': encoding } : {}),
      })
      response.end(file ?? undefined)
      return
    }
    const row = table.find((route) => matchPattern(route.path, path) !== null)
    if (row && documents === 'inlined') {
      const { status, headers, html } = await askDocument(siteAddress, address, request.headers)
      response.writeHead(status, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': headers['cache-control'] ?? 'no-store',
        ...(headers['set-cookie'] ? { 'Set-Cookie': headers['set-cookie'] } : {}),
        ...(encoding ? { 'Content-Encoding': encoding } : {}),
      })
      response.end(await compress(withMonolithCode(html, row.inlined), encoding))
      return
    }
    const html = row && (await read(row.document))
    response.writeHead(html ? 200 : 404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-cache',
      ...(encoding ? { 'Content-Encoding': encoding } : {}),
    })
    response.end(html ? await compress(html.toString(), encoding) : undefined)
  }
  return (request, response) => void answer(request, response)
}

/** Serves a built monolith on a free port, for the composed site's API. */
export const serveMonolith = async (
  folder: string,
  siteAddress: string,
  documents: Options['documents'] = 'static',
) => {
  const routes: MonolithRoutes = JSON.parse(await readFile(join(folder, routesFile), 'utf8'))
  const server = createServer(monolithHandler({ folder, routes, siteAddress, documents }))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server has no port')
  return {
    address: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
