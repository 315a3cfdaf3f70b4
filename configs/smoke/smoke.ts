import { type Browser, chromium } from '@playwright/test'
import { shellPart } from '../../shell/server/registry/composition.ts'
import { registryToChange } from '../../shell/server/registry/swap-registry.ts'
import { StartError } from '../../shell/server/start-error.ts'
import { headlessBrowser } from '../browser/browser-program.ts'
import type { Build } from '../build/build-part.ts'
import { makeRelease } from '../release/make-release.ts'
import type { Store } from '../release/store.ts'
import { startSmokeSite } from './smoke-site.ts'
import { type Found, type ToTry, tryParts } from './try-parts.ts'

/**
 * What is about to be published, mounted in a browser beside the rest that runs, before anybody gets it: each page of
 * its routes (those for members as a member of the demo) and each slot, opened by what opens it.
 */
export const smoke = async (store: Store, builds: readonly Build[]): Promise<Found> => {
  const browser = await openBrowser()
  try {
    const site = await startSmokeSite(store, builds)
    try {
      return await tryParts(
        browser,
        site.local,
        await Promise.all(builds.map((build) => toTry(store, build))),
      )
    } finally {
      await site.stop()
    }
  } finally {
    await browser.close()
  }
}

const openBrowser = async (): Promise<Browser> => {
  const executablePath = headlessBrowser()
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
const toTry = async (store: Store, build: Build): Promise<ToTry> => {
  const { part, routes, slots } = makeRelease(build, new Date())
  if (part !== shellPart) return { part, routes, slots }
  const { parts } = await registryToChange(store)
  return { part, routes: Object.values(parts).flatMap(({ current }) => current.routes.slice(0, 1)), slots }
}
