import { type RefObject, useEffect } from 'react'
import { navigate } from '../composition/navigation.ts'

/** A link of our own that the person did not ask to open elsewhere: its path, else null. */
export const pathToFollow = (event: MouseEvent): string | null => {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const target = link?.getAttribute('href')
  if (!target?.startsWith('/') || link?.target) return null
  const plain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  return plain && !event.defaultPrevented ? target : null
}

/** Links in a text lead through the site without loading it anew. */
export const useSiteLinks = (place: RefObject<HTMLElement | null>): void => {
  useEffect(() => {
    const element = place.current
    const follow = (event: MouseEvent) => {
      const path = pathToFollow(event)
      if (!path) return
      event.preventDefault()
      void navigate(path)
    }
    element?.addEventListener('click', follow)
    return () => element?.removeEventListener('click', follow)
  }, [place])
}
