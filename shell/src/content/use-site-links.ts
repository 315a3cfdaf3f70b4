import { pathToFollow } from '@lonk/shared-ui/site-links.ts'
import { type RefObject, useEffect } from 'react'
import { navigate } from '../composition/navigation.ts'

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
