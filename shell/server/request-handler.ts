import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { vitalsPath } from '@lonk/shared-events/vitals.ts'
import { type ApiProxy, belongsToApi } from './api/proxy.ts'
import { isAppFile } from './app/app-files.ts'
import { cameByProxy, isDevPage } from './development/dev-pages.ts'
import { isNewestPath } from './development/part-files.ts'
import { answerJson } from './health.ts'
import { refuse } from './refusal.ts'
import { signupPath } from './signup/signup-post.ts'
import { isReleasePath } from './static/release-files.ts'

/** Where owners send releases to, on a server that takes them. */
export const publishPath = '/-/releases'

type PathHandler = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>

export interface Handlers {
  readonly proxy: ApiProxy
  readonly releaseFile: PathHandler
  readonly appFile: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>
  readonly document: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>
  /** A form that was posted to the sign-up. */
  readonly signupPost: (request: IncomingMessage, response: ServerResponse, url: URL) => Promise<void>
  /** Releases from other machines; null: this server takes none, and the path is like any other. */
  readonly publish: ((request: IncomingMessage, response: ServerResponse) => Promise<void>) | null
  readonly ready: () => Promise<{ readonly ready: boolean }>
  /** What a browser measured. */
  readonly vitals: (request: IncomingMessage, response: ServerResponse) => Promise<void>
  /** A proxy in front is the operator's own. */
  readonly trustProxy: boolean
  /** Development only. */
  readonly reload: { readonly path: string; readonly connect: (response: ServerResponse) => void } | null
  /** Development only: the newest build of a part, for whoever tries it at another site. */
  readonly partFile: PathHandler | null
}

/** Who answers what: the API its own paths, releases their files, the app its own; everything else is a document. */
export const createRequestHandler = (handlers: Handlers): RequestListener => {
  const route = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const url = URL.parse(request.url ?? '/', 'http://site')
    if (url?.host !== 'site') return refuse(response, 400, 'malformed')
    const path = url.pathname
    if (isDevPage(path) && !handlers.trustProxy && cameByProxy(request.headers))
      return refuse(response, 404, 'not_found')
    if (belongsToApi(path)) return handlers.proxy(request, response)
    if (path === publishPath && handlers.publish && request.method === 'POST')
      return handlers.publish(request, response)
    if (path === publishPath && !handlers.publish) return refuse(response, 404, 'not_found')
    if (handlers.partFile && isNewestPath(path)) return handlers.partFile(request, response, path)
    const takesForms = path === signupPath
    if (takesForms && request.method === 'POST') return handlers.signupPost(request, response, url)
    if (path === vitalsPath && request.method === 'POST') return handlers.vitals(request, response)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const Allow = takesForms ? 'GET, HEAD, POST' : 'GET, HEAD'
      return refuse(response, 405, 'method_not_allowed', { Allow })
    }
    if (path === '/healthz') return answerJson(response, 200, { alive: true })
    if (path === '/readyz') {
      const state = await handlers.ready()
      return answerJson(response, state.ready ? 200 : 503, state)
    }
    if (handlers.reload?.path === path && request.method === 'GET') return handlers.reload.connect(response)
    if (isReleasePath(path)) return handlers.releaseFile(request, response, path)
    if (isAppFile(path)) return handlers.appFile(request, response, url)
    return handlers.document(request, response, url)
  }

  return (request, response) => {
    route(request, response).catch(() => {
      if (response.headersSent) response.destroy()
      else refuse(response, 500, 'server_error')
    })
  }
}
