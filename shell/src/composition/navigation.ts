import { linkTo } from '@lonk/shared-events/route-names.ts'
import { state } from '@lonk/shared-events/state.ts'
import { staticPageName } from '@lonk/shared-events/static-pages.ts'
import type { Navigator, Location as RouterLocation, To } from 'react-router'
import { knownText, loadText } from '../content/page-texts.ts'
import { navigationProgress } from '../navigation/navigation-progress.ts'
import { leftForNewerRelease } from './newer-release.ts'
import { loadedPage, loadPage } from './remotes.ts'
import { routeOf } from './route-table.ts'
import { siteHistory } from './site-history.ts'

/** How long a click may wait for the next page's code before the address changes and the skeleton shows. */
const preloadPatience = 900

interface NavigateOptions {
  readonly replace?: boolean
  readonly state?: unknown
}

let newest = 0

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

const pathOf = (to: To): string => {
  const { location } = siteHistory.getSnapshot()
  if (typeof to === 'string')
    return to.startsWith('?') || to.startsWith('#') ? `${location.pathname}${to}` : to
  return `${to.pathname ?? location.pathname}${to.search ?? ''}${to.hash ?? ''}`
}

/** Where a visitor is asked to log in first, the way there; else the path itself. */
const guarded = (path: string): string => {
  const match = routeOf(new URL(path, location.href).pathname)
  return match?.row.access === 'members' && !state.get('user') ? linkTo('login', {}, { back: path }) : path
}

/** What has to come before a page can be shown; null where it is all there. */
const workBefore = (pathname: string): Promise<unknown> | null => {
  const match = routeOf(pathname)
  if (match) {
    const { remote, page } = match.row
    return loadedPage(remote, page) ? null : loadPage(remote, page)
  }
  const text = staticPageName(pathname)
  return text && !knownText(text, state.get('locale')) ? loadText(text, state.get('locale')) : null
}

/**
 * The one way to another page of the site. The next page's code and texts are loaded first, so that the old page
 * stays until the new one can be shown; a second click replaces the first.
 */
export const navigate = async (to: To, options: NavigateOptions = {}): Promise<void> => {
  newest += 1
  const mine = newest
  const path = guarded(pathOf(to))
  // Not where a page hands state on, which a document would lose, nor for a replacement: the next step will do.
  if (!options.replace && options.state == null && leftForNewerRelease(path)) return
  const work = workBefore(new URL(path, location.href).pathname)
  if (work) {
    navigationProgress.set(true)
    await Promise.race([work.catch(() => undefined), pause(preloadPatience)])
    if (mine !== newest) return
  }
  if (options.replace) siteHistory.replace(path, options.state)
  else siteHistory.push(path, options.state)
}

/** Warms the next page up on hover or when a link comes into view; never where the person saves data. */
export const preload = (path: string): void => {
  const connection: unknown = Reflect.get(window.navigator, 'connection')
  if (typeof connection === 'object' && connection && Reflect.get(connection, 'saveData') === true) return
  const match = routeOf(new URL(guarded(path), location.href).pathname)
  if (match) void loadPage(match.row.remote, match.row.page).catch(() => undefined)
}

/** What react-router's `<Router>` gets in every frame: links and redirects of remotes end up in {@link navigate}. */
export const navigator: Navigator = {
  createHref: pathOf,
  go: (delta) => siteHistory.go(delta),
  push: (to, routerState) => void navigate(to, { state: routerState }),
  replace: (to, routerState) => void navigate(to, { replace: true, state: routerState }),
}

export const routerLocation = (): RouterLocation => siteHistory.getSnapshot().location
