import { useRef } from 'react'

/**
 * For the content of a Radix dialog: the focus goes back to what had it. Radix gives it back to a trigger of its own;
 * ours are opened by state.
 */
export const useReturnFocus = () => {
  const opener = useRef<Element | null>(null)
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault()
      if (opener.current instanceof HTMLElement) opener.current.focus()
    },
  }
}
