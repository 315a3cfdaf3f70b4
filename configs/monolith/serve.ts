import { readFile } from 'node:fs/promises'
import { createServer, type RequestListener } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { comparePatterns, matchPattern } from '@lonk/shared-events/route-pattern.ts'
import { belongsToApi, createProxy } from '../../shell/server/api/proxy.ts'
import { chooseEncoding, compress } from '../../shell/server/documents/encoding.ts'
import { type MonolithRoutes, routesFile } from './routes.ts'

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
}

/** A static server as monoliths have it: hashed files for ever, documents always asked for, /api passed on. */
const monolithHandler = (folder: string, routes: MonolithRoutes, apiAddress: string): RequestListener => {
  const proxy = createProxy(() => apiAddress, true)
  const table = [...routes].sort((a, b) => comparePatterns(a.path, b.path))
  const kept = new Map<string, Buffer>()
  const read = async (file: string): Promise<Buffer | null> => {
    const known = kept.get(file) ?? (await readFile(join(folder, file)).catch(() => null))
    if (known) kept.set(file, known)
    return known
  }

  const answer: RequestListener = async (request, response) => {
    const path = normalize(new URL(request.url ?? '/', 'http://site').pathname)
    if (belongsToApi(path)) return proxy(request, response)
    const encoding = chooseEncoding(request.headers['accept-encoding'])
    const type = types[extname(path)]
    const compressed = type && encoding ? await read(`${path}.${encoding === 'br' ? 'br' : 'gz'}`) : null
    const file = type ? (compressed ?? (await read(path))) : null
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

/** Serves a built monolith on a free port; `apiAddress` is where its /api is answered. */
export const serveMonolith = async (folder: string, apiAddress: string) => {
  const routes: MonolithRoutes = JSON.parse(await readFile(join(folder, routesFile), 'utf8'))
  const server = createServer(monolithHandler(folder, routes, apiAddress))
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
