import { createHash } from 'node:crypto'
import type { Page, Route } from '@playwright/test'

export const faults = ['404', '500', 'HTML', 'hang', 'wrong bytes', 'throws on load'] as const
export type Fault = (typeof faults)[number]

const broken = 'throw new Error("broken on purpose")'
const hashOf = (text: string) => `sha384-${createHash('sha384').update(text).digest('base64')}`

/** How each is answered, for a script that the page asks for by itself. */
export const answers: Readonly<Record<Fault, (route: Route) => Promise<void>>> = {
  '404': (route) => route.fulfill({ status: 404, body: 'gone' }),
  '500': (route) => route.fulfill({ status: 500, body: 'broken' }),
  // As a server answers that has a page for everything.
  HTML: (route) => route.fulfill({ contentType: 'text/html', body: '<!doctype html><h1>Lonk</h1>' }),
  hang: () => new Promise(() => undefined),
  'wrong bytes': (route) => route.fulfill({ contentType: 'text/javascript', body: broken }),
  'throws on load': (route) => route.fulfill({ contentType: 'text/javascript', body: broken }),
}

/** Makes every file of a remote fail from now on; the returned function heals it. */
export const breakRemote = async (page: Page, remote: string, fault: Fault): Promise<() => Promise<void>> => {
  const files = `**/r/${remote}/**`
  await page.route(files, answers[fault])
  if (fault !== 'throws on load') return () => page.unroute(files)
  // The registry pins the entry: a broken one that was published carries the hash of its broken bytes.
  const documents = (url: URL) => !url.pathname.startsWith('/r/') && !url.pathname.startsWith('/api/')
  await page.route(documents, async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue()
    const response = await route.fetch()
    const html = await response.text()
    const entry = new RegExp(`/r/${remote}/[^"]+remoteEntry[^"]+"[^>]*integrity="([^"]+)"`).exec(html)?.[1]
    const pinned = entry ?? pinnedInBootData(html, remote)
    await route.fulfill({ response, body: pinned ? html.replaceAll(pinned, hashOf(broken)) : html })
  })
  return async () => {
    await page.unroute(files)
    await page.unroute(documents)
  }
}

const pinnedInBootData = (html: string, remote: string): string | undefined =>
  new RegExp(`"name":"${remote}"[^}]*?"integrity":"([^"]+)"`).exec(html)?.[1]

/** What can happen to a chunk: its hash is pinned in a file that is whole, so that it cannot be published broken. */
export const lateFaults = ['404', 'hang', 'wrong bytes'] as const

/** The scripts of the shell that a document preloads for its page: what the shell shares late. */
export const sharedLateIn = (document: string): readonly string[] =>
  [...document.matchAll(/<link rel="preload" href="(\/r\/shell\/[^"]+\.js)"/g)].map(([, href = '']) => href)
