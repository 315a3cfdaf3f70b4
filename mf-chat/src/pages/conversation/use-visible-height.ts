import { type RefCallback, useCallback } from 'react'

/**
 * Keeps `--visible-height` of an element at what can be seen of the window below its top. An on-screen keyboard
 * shrinks the visual viewport but, in most browsers, not `100dvh`; and what the shell shows above the page comes
 * and goes.
 */
export const useVisibleHeight = (): RefCallback<HTMLElement> =>
  useCallback((element) => {
    const viewport = window.visualViewport
    if (!element || !viewport) return
    const measure = () => {
      const top = element.getBoundingClientRect().top + window.scrollY
      element.style.setProperty('--visible-height', `${Math.floor(viewport.height - top)}px`)
      // A browser that scrolled the field into sight would leave the header above the window.
      if (window.scrollY > 0 || viewport.offsetTop > 0) window.scrollTo(0, 0)
    }
    // A frame later: otherwise it would change sizes while the observer still reports changes.
    const above = new ResizeObserver(() => requestAnimationFrame(measure))
    above.observe(document.body)
    viewport.addEventListener('resize', measure)
    measure()
    return () => {
      above.disconnect()
      viewport.removeEventListener('resize', measure)
    }
  }, [])
