import { mountPoints } from '@lonk/shared-events/boot.ts'
import { siteHistory } from '../composition/site-history.ts'
import { navigationProgress } from './navigation-progress.ts'
import { keepTitle, showTitle } from './page-title.ts'
import { whenHeading } from './when-heading.ts'

/** Id of the live region that says once which page is shown. */
export const announcerPlace = 'lonk-announcer'

let first = true
let tellFirst = (): void => undefined

/** Resolves when the document's own first page is on the screen and alive. */
export const firstPageShown: Promise<void> = new Promise((resolve) => {
  tellFirst = resolve
})

const announce = (text: string): void => {
  const place = document.getElementById(announcerPlace)
  if (place) place.textContent = text
}

const focusOn = (heading: HTMLElement): void => {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/** Who has moved on while a page waited for its heading is left there. */
const hasFocusOfItsOwn = (isReturn: boolean, late: boolean): boolean => {
  const focused = document.activeElement
  if (late) return focused !== null && focused !== document.body
  return isReturn && document.getElementById(mountPoints.main)?.contains(focused) === true
}

/**
 * After a page of any part is on the screen: title, focus on its heading, one announcement. Only the shell does
 * this. A text of the site brings its own title. The document's own first page keeps the focus where the browser put
 * it, and a page that somebody comes back to where it has put it itself: on what they had opened from there. Who
 * followed a link of the navigation before the first page was alive has gone to a page like any other.
 */
export const pageShown = (ownTitle?: string): void => {
  const { action, location } = siteHistory.getSnapshot()
  const path = location.pathname
  navigationProgress.set(false)
  const isFirst = first
  first = false
  tellFirst()
  if (isFirst && action !== 'PUSH') {
    keepTitle(path, ownTitle)
    return
  }
  const title = showTitle(path, ownTitle)
  const isReturn = action === 'POP'
  announce(title)
  whenHeading((heading, late) => {
    if (!hasFocusOfItsOwn(isReturn, late)) focusOn(heading)
    announce(heading.textContent)
  })
  if (!isReturn) scrollTo(0, 0)
}
