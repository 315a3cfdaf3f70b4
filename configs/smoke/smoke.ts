import { getChats } from '@lonk/shared-api/calls/chat/chats.ts'
import { getLander } from '@lonk/shared-api/calls/landers/lander.ts'
import { dismissalKey } from '@lonk/shared-events/notices.ts'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import * as z from 'zod/mini'
import { shellPart } from '../../shell/server/registry/composition.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { browserProgram } from '../browser/browser-program.ts'
import type { Build } from '../build/build-part.ts'
import { makeRelease } from '../release/make-release.ts'
import type { Store } from '../release/store.ts'
import { containerName } from '../webpack/container-name.ts'
import { type Samples, samplePath } from './sample-paths.ts'
import { startSmokeSite } from './smoke-site.ts'
import { visit } from './visit.ts'

const seenProfiles = z.object({ profiles: z.array(z.object({ id: z.number() })) })
const seenChats = z.object({ chats: z.array(z.object({ conversation: z.object({ id: z.number() }) })) })

/** Of the demo; has messages, likes and orders. */
const member = { email: 'premium@example.test', password: 'lonk-demo-2026' }

export interface Smoke {
  readonly pages: number
  readonly slots: number
  /** A line each, which says part, address and what is wrong. */
  readonly faults: readonly string[]
}

/**
 * What is about to be published, mounted in a browser beside the rest that runs, before anybody gets it: each page of
 * its routes (those for members as a member of the demo) and the code of each slot.
 */
export const smoke = async (store: Store, builds: readonly Build[]): Promise<Smoke> => {
  const browser = await openBrowser()
  try {
    const site = await startSmokeSite(store, builds)
    try {
      return await smokeAt(site.local, browser, store, builds)
    } finally {
      await site.stop()
    }
  } finally {
    await browser.close()
  }
}

const openBrowser = async (): Promise<Browser> => {
  const executablePath = browserProgram()
  try {
    return await chromium.launch({
      args: ['--no-sandbox', '--disable-gpu'],
      ...(executablePath ? { executablePath } : {}),
    })
  } catch {
    throw new StartError(
      'there is no Chromium to try it in: install one, or go without all checks by --force',
    )
  }
}

/** Where to go for each part; the shell has no pages of remotes, but the first of each stands in its frame. */
const routesOf = async (store: Store, build: Build) => {
  const { routes, slots } = makeRelease(build, new Date())
  if (build.part !== shellPart) return { routes, slots }
  const { parts } = await registryToChange(store)
  return { routes: Object.values(parts).flatMap(({ current }) => current.routes.slice(0, 1)), slots }
}

const smokeAt = async (
  address: string,
  browser: Browser,
  store: Store,
  builds: readonly Build[],
): Promise<Smoke> => {
  const parts = builds.map(({ part }) => part)
  const [visitor, logged] = await Promise.all([openContext(browser, address), openContext(browser, address)])
  const samples = await logIn(logged)
  const pageOf = { everybody: await visitor.newPage(), members: await logged.newPage() }
  const faults: string[] = []
  let [pages, slots] = [0, 0]
  for (const build of builds) {
    const { part } = build
    const mounted = await routesOf(store, build)
    let last = pageOf.everybody
    for (const { path: pattern, access } of mounted.routes) {
      last = pageOf[access]
      const path = samplePath(pattern, samples)
      for (const fault of await visit(last, { path, parts })) faults.push(`${part}, ${path}: ${fault}`)
      pages += 1
    }
    for (const { name } of mounted.slots) {
      const fault = await loadSlot(last, part, name)
      if (fault) faults.push(`${part}, slot ${name}: ${fault}`)
      slots += 1
    }
  }
  await Promise.all([visitor.close(), logged.close()])
  return { pages, slots, faults }
}

const openContext = async (browser: Browser, baseURL: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL, locale: 'nl-NL', serviceWorkers: 'block' })
  await context.addInitScript(
    (key) => localStorage.setItem(key, String(Date.now())),
    dismissalKey('entry-warning'),
  )
  return context
}

/** The session is kept by the context; the answer is what the demo has to visit. */
const logIn = async ({ request }: BrowserContext): Promise<Samples> => {
  const headers = { 'X-Request-Type': 'client' }
  const logged = await request.post('/api/user.php', { headers, data: member })
  if (!logged.ok()) throw new StartError(`the demo's member cannot log in to try it: ${await logged.text()}`)
  const [lander, chats] = await Promise.all([
    request.get(`${getLander.path}?name=members`, { headers }),
    request.get(getChats.path, { headers }),
  ])
  const { profiles } = lander.ok() ? seenProfiles.parse(await lander.json()) : { profiles: [] }
  const { chats: known } = chats.ok() ? seenChats.parse(await chats.json()) : { chats: [] }
  const [profile, chat] = [profiles[0]?.id, known[0]?.conversation.id]
  return {
    ...(profile ? { '/members': String(profile), '/likes/m': String(profile) } : {}),
    ...(chat ? { '/chats': String(chat) } : {}),
  }
}

/** Its code runs and is what the shell would mount: a slot opens by an event, which nobody sends here. */
const loadSlot = (page: Page, part: string, slot: string): Promise<string> =>
  page.evaluate(
    async ([container, name]) => {
      const { __INSTANCES__: instances = [] } = Reflect.get(globalThis, '__FEDERATION__') ?? {}
      try {
        const module = await instances[0].loadRemote(`${container}/slots/${name}`)
        return typeof module?.Slot === 'function' ? '' : 'exports no Slot'
      } catch (cause) {
        return String(cause).split('\n')[0]?.slice(0, 300) ?? ''
      }
    },
    [containerName(part), slot] as const,
  )
