import { mountPoints } from '@lonk/shared-events/boot.ts'
import { pageHeading } from './page-title.ts'

let waiting: MutationObserver | null = null

/**
 * Hands over the heading of the page that is shown: at once, or when the page has what it asked for and draws it. The
 * next page's call takes the place of this one.
 */
export const whenHeading = (use: (heading: HTMLElement, late: boolean) => void): void => {
  waiting?.disconnect()
  waiting = null
  const here = pageHeading()
  if (here) {
    use(here, false)
    return
  }
  const main = document.getElementById(mountPoints.main)
  if (!main) return
  const watch = new MutationObserver(() => {
    const heading = pageHeading()
    if (!heading) return
    watch.disconnect()
    use(heading, true)
  })
  waiting = watch
  watch.observe(main, { childList: true, subtree: true })
}
