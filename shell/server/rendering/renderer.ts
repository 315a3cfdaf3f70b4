import { type Release, releaseUrl } from '@lonk/shared-events/registry.ts'
import {
  type RenderRequest,
  type RenderTexts,
  type RequestRendered,
  renderFile,
} from '@lonk/shared-events/request-render.ts'
import type { Report } from '../log.ts'
import type { ReleaseStore } from '../registry/release-store.ts'
import { type RenderFault, type RenderWorker, startRenderWorker } from './render-worker.ts'

/** A release whose process ended is left alone for so long, in milliseconds: its pages go out as skeletons. */
const pause = 30_000

/** What one composition has, one more for a candidate, and those that are just going. */
const mostProcesses = 6

/** More documents than this wait for one process: the next one would come too late, at some 10 ms for each. */
const mostWaiting = 5

export interface Asked {
  readonly remote: Release
  /** The components' texts are its. */
  readonly shell: Release
  readonly request: Omit<RenderRequest, 'texts'>
  /** Milliseconds; with none nothing is rendered. */
  readonly patience: number
}

/** A page for one document, or for several that are alike. */
export interface PageRendered extends RequestRendered {
  /** ISO time: what it says by the clock goes by this. */
  readonly serverTime: string
  readonly how: 'rendered' | 'kept'
}

/** Renders for documents, each of which waits as long as it wants to: see `kept-pages.ts`. */
export interface PageMaker {
  /**
   * `worth`: milliseconds until nobody has use for the page; it is not begun any more then. What was begun comes, however
   * late. Null where it could not be made.
   */
  readonly make: (asked: Asked, worth: number) => Promise<PageRendered | null>
  /** Begins the process of a release that renders: the first document that wants a page would come too early. */
  readonly warmUp: (release: Release) => void
  readonly stop: () => void
}

interface Kept {
  readonly worker: Promise<RenderWorker | null>
  waiting: number
  /** Ids of texts with which it has rendered. The first page takes longer anyhow, which is no fault of the release. */
  readonly warm: Set<string>
}

/** Renders pages for documents, each release's in a process of its own (docs/decisions/request-rendering.md). */
export const createRenderer = (
  releases: ReleaseStore,
  catalogue: (release: Release, locale: string) => Promise<RenderTexts['texts'] | null>,
  report: Report,
): PageMaker => {
  const running = new Map<string, Kept>()
  const paused = new Map<string, number>()
  const told = new Set<string>()

  const tell = ({ part, version }: Release, { phase, why }: RenderFault): void => {
    const key = `${part} ${version} ${phase} ${why}`
    if (told.has(key)) return
    if (told.size > 1000) told.clear()
    told.add(key)
    report('page not rendered', { part, version, phase, problem: why })
  }

  const start = async (release: Release, key: string): Promise<RenderWorker | null> => {
    const code = await releases.read(release, renderFile)
    if (!code) {
      tell(release, { phase: 'load', why: `${renderFile} is missing or changed` })
      paused.set(key, Date.now() + pause)
      running.delete(key)
      return null
    }
    let hadFault = false
    return startRenderWorker(
      code.toString(),
      (fault) => {
        hadFault = true
        tell(release, fault)
      },
      () => {
        running.delete(key)
        if (hadFault) paused.set(key, Date.now() + pause)
      },
    )
  }

  const keptFor = (release: Release): Kept | null => {
    const key = releaseUrl(release.part, release.version, '')
    if ((paused.get(key) ?? 0) > Date.now()) return null
    paused.delete(key)
    const known = running.get(key)
    if (known) {
      // The one that was not asked for longest is the first to make room.
      running.delete(key)
      running.set(key, known)
      return known
    }
    for (const [old, { worker }] of [...running].slice(0, Math.max(0, running.size - mostProcesses + 1))) {
      running.delete(old)
      void worker.then((ended) => ended?.stop())
    }
    const kept: Kept = { worker: start(release, key), waiting: 0, warm: new Set() }
    running.set(key, kept)
    return kept
  }

  const rendered = async (
    { worker: starting, warm }: Kept,
    { remote, shell, request, patience }: Asked,
    worth: number,
  ): Promise<PageRendered | null> => {
    const asked = performance.now()
    const until = Date.now() + worth
    const worker = await starting
    if (!worker) return null
    const { locale } = request
    const id = `${locale} ${shell.version}`
    if (!worker.knows(id)) {
      const [own, components] = await Promise.all([catalogue(remote, locale), catalogue(shell, locale)])
      if (!own || !components) return null
      if (!worker.knows(id)) worker.addTexts({ id, locale, texts: { ...components, ...own } })
    }
    const wasWarm = warm.has(id)
    const page = await worker.render({ ...request, texts: id }, until)
    const isLate = page === 'late' || (page !== null && performance.now() - asked > patience)
    if (isLate && wasWarm) tell(remote, { phase: 'deadline', why: `not there in ${patience} ms` })
    if (page === 'late' || !page) return null
    warm.add(id)
    return { ...page, serverTime: request.serverTime, how: 'rendered' }
  }

  return {
    make: async (asked, worth) => {
      const kept = keptFor(asked.remote)
      if (!kept) return null
      if (kept.waiting >= mostWaiting) {
        if (kept.warm.size > 0)
          tell(asked.remote, { phase: 'deadline', why: `${mostWaiting} pages are waited for` })
        return null
      }
      kept.waiting += 1
      return rendered(kept, asked, worth).finally(() => {
        kept.waiting -= 1
      })
    },
    warmUp: (release) => {
      if (release.routes.some(({ render }) => render === 'request')) keptFor(release)
    },
    stop: () => {
      for (const { worker } of running.values()) void worker.then((started) => started?.stop())
      running.clear()
    },
  }
}
