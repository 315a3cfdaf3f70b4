import { mountPoints } from '@lonk/shared-events/boot.ts'
import i18next from 'i18next'
import { routeOf } from '../composition/route-table.ts'
import { siteHistory } from '../composition/site-history.ts'
import { navigationProgress } from './navigation-progress.ts'
import { setPageTitle } from './window-title.ts'

/** Id of the live region that says once which page is shown. */
export const announcerPlace = 'lonk-announcer'

let first = true
let tellFirst = (): void => undefined

/** Resolves when the document's own first page is on the screen and alive. */
export const firstPageShown: Promise<void> = new Promise((resolve) => {
  tellFirst = resolve
})

const titleOf = (path: string): string => {
  const match = routeOf(path)
  const key = match ? `titles.${match.row.name}` : 'error.notFound.title'
  return i18next.t(key, { ns: 'shell', defaultValue: '' })
}

const announce = (text: string): void => {
  const place = document.getElementById(announcerPlace)
  if (place) place.textContent = text
}

/**
 * After a page of any part is on the screen: title, focus on its heading, one announcement. Only the shell does
 * this. A text of the site brings its own title. The document's own first page keeps the focus where the browser put
 * it, and a page that somebody comes back to where it has put it itself: on what they had opened from there.
 */
export const pageShown = (ownTitle?: string): void => {
  const path = siteHistory.getSnapshot().location.pathname
  navigationProgress.set(false)
  const title = ownTitle ?? titleOf(path)
  if (first) {
    first = false
    tellFirst()
    if (title) setPageTitle(title)
    return
  }
  setPageTitle(title)
  const main = document.getElementById(mountPoints.main)
  const heading = main?.querySelector<HTMLElement>('[data-page-heading], h1')
  const isReturn = siteHistory.getSnapshot().action === 'POP'
  if (heading && !(isReturn && main?.contains(document.activeElement))) {
    if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  if (!isReturn) scrollTo(0, 0)
  announce(heading?.textContent || title)
}
