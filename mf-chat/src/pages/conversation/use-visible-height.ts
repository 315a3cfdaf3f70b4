import { type RefCallback, useCallback } from 'react'

/**
 * Keeps `--visible-height` of an element at what can be seen of the window below its top. An on-screen keyboard
 * shrinks the visual viewport but, in most browsers, not `100dvh`.
 */
export const useVisibleHeight = (): RefCallback<HTMLElement> =>
  useCallback((element) => {
    const viewport = window.visualViewport
    if (!element || !viewport) return
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY
      element.style.setProperty('--visible-height', `${Math.round(viewport.height - top)}px`)
      // A browser that scrolled the field into sight would leave the header above the window.
      if (viewport.offsetTop > 0) window.scrollTo(0, 0)
    }
    measure()
    viewport.addEventListener('resize', measure)
    return () => viewport.removeEventListener('resize', measure)
  }, [])
