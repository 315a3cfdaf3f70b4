import type { SiteFacts } from './messages.ts'
import { offlinePage } from './offline-page.ts'

interface Navigation {
  readonly request: Request
  /** The request that the browser began while this worker was still starting. */
  readonly preloadResponse: Promise<unknown>
}

/** Whether a request is for a page of the site: everything else passes by this worker untouched. */
export const isPageRequest = ({ mode, method, url }: Pick<Request, 'mode' | 'method' | 'url'>): boolean =>
  mode === 'navigate' && method === 'GET' && !/^\/(?:api|dev|r|photos)\//.test(new URL(url).pathname)

/** The network's answer, whatever it is, and never a kept one; the offline page where there is none. */
export const answerNavigation = async (
  { request, preloadResponse }: Navigation,
  recall: () => Promise<SiteFacts>,
  load: (request: Request) => Promise<Response> = fetch,
): Promise<Response> => {
  try {
    const early = await preloadResponse
    return early instanceof Response ? early : await load(request)
  } catch {
    const site = await recall()
    return offlinePage({ site, online: navigator.onLine, nonce: crypto.randomUUID() })
  }
}
