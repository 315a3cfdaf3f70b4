import { useRef } from 'react'

/** As on any way to a page: while the dialog was open it kept the focus from its heading. */
const focusOnPage = (): void => {
  const heading = document.querySelector<HTMLElement>('main :is([data-page-heading], h1)')
  if (!heading || document.activeElement !== document.body) return
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * For the content of a Radix dialog: the focus goes back to what had it. Radix gives it back to a trigger of its own;
 * ours are opened by state. Where a dialog led to another page, what had it is gone: that page's heading gets it.
 */
export const useReturnFocus = () => {
  const opener = useRef<Element | null>(null)
  const openedAt = useRef('')
  return {
    onOpenAutoFocus: () => {
      // After a tap, or where nobody pressed anything, it is the document itself: nothing to go back to.
      opener.current = document.activeElement === document.body ? null : document.activeElement
      openedAt.current = location.pathname
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      const back = opener.current
      if (back instanceof HTMLElement && back.isConnected) back.focus()
      else if (back || location.pathname !== openedAt.current) focusOnPage()
    },
  }
}
