// npm run gallery: every component in all its states at http://localhost:6006, built again at every change.
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { extname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildGallery } from './build.mts'

const folder = fileURLToPath(new URL('../../.cache/gallery', import.meta.url))
const port = Number(process.env.PORT ?? 6006)

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const server = createServer(async (request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  // A normalised absolute path has no way up and out of the folder.
  const file = join(folder, normalize(pathname === '/' ? '/index.html' : pathname))
  try {
    const content = await readFile(file)
    response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' })
    response.end(content)
  } catch {
    response.writeHead(404).end()
  }
})

buildGallery(folder, (stats) => {
  console.log(stats.hasErrors() ? stats.toString('errors-only') : 'The gallery is built.')
})
server.listen(port, '127.0.0.1', () => console.log(`The gallery is at http://localhost:${port}`))
