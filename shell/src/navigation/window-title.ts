import { state } from '@lonk/shared-events/state.ts'
import { combineLatest } from 'rxjs'

let page = ''
let count = 0
let site = 'Lonk'

const write = (): void => {
  // The operator's own title begins with the site's name.
  const name = page === '' || page.startsWith(site) ? page || site : `${page} · ${site}`
  document.title = count > 0 ? `(${count}) ${name}` : name
}

/** The title of the page that is shown; the site's name alone where it is empty. */
export const setPageTitle = (title: string): void => {
  page = title
  write()
}

/** The window's title starts with the sum of unread messages and new likes; the app's badge shows the same. */
export const watchWindowTitle = (): void => {
  page = document.title.replace(/^\(\d+\) /, '').split(' · ')[0] ?? ''
  combineLatest([
    state.observe('unreadTotal'),
    state.observe('newLikesTotal'),
    state.observe('settings'),
  ]).subscribe(([unread, newLikes, settings]) => {
    count = unread + newLikes
    site = settings?.name ?? site
    write()
    // Not every browser has badges, and a failure is of no consequence (docs/product.md, point 8).
    if ('setAppBadge' in navigator) navigator.setAppBadge(count).catch(() => undefined)
  })
}
