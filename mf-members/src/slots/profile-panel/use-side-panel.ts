import { from } from '@lonk/shared-ui/token.ts'
import { useEffect } from 'react'

/** Read by whatever page wants to make room (`padding-inline-end: var(--side-panel, 0px)`). */
const property = '--side-panel'
const width = 'clamp(320px, 30vw, 400px)'

/** Says how much room the panel takes while it is there, and closes it where the window becomes too narrow. */
export const useSidePanel = (close: () => void): void => {
  useEffect(() => {
    const root = document.documentElement
    const wide = window.matchMedia(from('laptop').replace('@media ', ''))
    const closeWhereNarrow = () => wide.matches || close()
    root.style.setProperty(property, width)
    wide.addEventListener('change', closeWhereNarrow)
    return () => {
      root.style.removeProperty(property)
      wide.removeEventListener('change', closeWhereNarrow)
    }
  }, [close])
}
