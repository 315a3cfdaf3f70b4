import type { IncomingMessage, ServerResponse } from 'node:http'
import { refuse } from '../refusal.ts'
import { newestEntry, newestPath } from '../registry/part-elsewhere.ts'
import type { ReadRegistry } from '../registry/registry-reader.ts'
import type { ReleaseStore } from '../registry/release-store.ts'
import { createFileSender } from '../static/release-files.ts'

interface Opened {
  readonly readRegistry: ReadRegistry
  readonly releases: ReleaseStore
  /** Origin whose pages may have them. */
  readonly site: string
}

const newestFile = new RegExp(`^${newestPath}/([a-z][a-z0-9-]*)/(\\w[\\w.~-]*(?:/\\w[\\w.~-]*)*)$`)

export const isNewestPath = (path: string): boolean => path.startsWith(`${newestPath}/`)

/** Pages of that site may read the answer, and no other one's. */
export const openTo = (site: string): Readonly<Record<string, string>> => ({
  'Access-Control-Allow-Origin': site,
  'Cross-Origin-Resource-Policy': 'cross-origin',
})

/**
 * Development only: the files of a part's newest build under an address that does not change with each, for the pages of
 * a site where somebody tries that part from here.
 */
export const createPartFiles = ({ readRegistry, releases, site }: Opened) => {
  const send = createFileSender(releases)
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (request.method === 'OPTIONS') return allow(response, site)
    const [, part, file] = newestFile.exec(path) ?? []
    const { document } = await readRegistry()
    const release = part && document && Object.hasOwn(document.parts, part) && document.parts[part]?.current
    if (!release || !file) return refuse(response, 404, 'not_found')
    return send(request, response, release, file === newestEntry ? release.entry : file, {
      ...openTo(site),
      'Cache-Control': 'no-store',
    })
  }
}

/** Browsers ask before a page of the internet may reach this machine. */
const allow = (response: ServerResponse, site: string): void => {
  response.writeHead(204, { ...openTo(site), 'Access-Control-Allow-Private-Network': 'true' })
  response.end()
}
