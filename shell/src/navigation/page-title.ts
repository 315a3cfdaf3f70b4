import { mountPoints } from '@lonk/shared-events/boot.ts'
import { state } from '@lonk/shared-events/state.ts'
import i18next from 'i18next'
import { routeOf } from '../composition/route-table.ts'
import { setPageTitle } from './window-title.ts'

/** The heading of the page that is shown; null while the page waits for it. */
export const pageHeading = (): HTMLElement | null =>
  document.getElementById(mountPoints.main)?.querySelector<HTMLElement>('[data-page-heading], h1') ?? null

/** As it is seen: "loading" is said in it to screen readers alone, before there is a name. */
const headingText = (): string => {
  const seen = pageHeading()?.cloneNode(true)
  if (!(seen instanceof HTMLElement)) return ''
  for (const unseen of seen.querySelectorAll('.visually-hidden')) unseen.remove()
  return seen.textContent.trim()
}

/**
 * A page is called by its heading, or by `<page>.head.title` of its remote's texts where it has that: the questions of
 * the sign-up are no titles.
 */
const titleOf = (path: string): string => {
  const row = routeOf(path)?.row
  // The front door is called what the operator calls it.
  const frontDoor = row?.name === 'index' && state.get('settings')?.index_title
  if (frontDoor) return frontDoor
  const own: unknown = row && i18next.getResource(i18next.language, row.remote, `${row.page}.head.title`)
  return typeof own === 'string' ? own : headingText()
}

/** What the page that is shown is called, in the language that is shown. */
let titleNow: () => string = () => ''
let written = ''

const write = (): void => {
  const title = titleNow()
  if (title === '' || title === written) return
  written = title
  setPageTitle(title)
}

const changes = new MutationObserver(write)
let followed: HTMLElement | null = null

/** A heading comes with what the page has asked for, and changes with the language: the title follows. */
const follow = (): void => {
  const main = document.getElementById(mountPoints.main)
  if (!main || main === followed) return
  if (!followed) {
    i18next.on('languageChanged', write)
    i18next.store.on('added', write)
  }
  followed = main
  changes.disconnect()
  changes.observe(main, { childList: true, subtree: true, characterData: true })
}

/** The title of the page at a path, from now on and in every language. A text of the site brings its own. */
export const showTitle = (path: string, ownTitle?: string): string => {
  titleNow = () => ownTitle ?? titleOf(path)
  written = titleNow()
  setPageTitle(written)
  follow()
  return written
}

/** The document's own first page: its title stays until the page knows better. */
export const keepTitle = (path: string, ownTitle?: string): void => {
  titleNow = () => ownTitle ?? titleOf(path)
  write()
  follow()
}
