import { useEffect, useLayoutEffect } from 'react'
import { useLocation } from 'react-router'

const remembered = new Map<string, number>()

/**
 * Puts the list back where it was left. Each entry of the history has a key of its own, so that going back finds
 * its place and a new visit starts at the top. The list itself must be there at once (see `server-state.tsx`).
 */
export const useScrollMemory = () => {
  const { key } = useLocation()

  useLayoutEffect(() => {
    const top = remembered.get(key)
    if (top !== undefined) window.scrollTo(0, top)
  }, [key])

  useEffect(() => {
    const remember = () => {
      remembered.set(key, window.scrollY)
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])
}
