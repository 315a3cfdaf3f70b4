import { useEffect, useRef } from 'react'

/** Pages that come by themselves before the button has to be pressed: the footer must stay within reach. */
const automaticPages = 3

/** Loads more when the end of the list comes near. Put the ref on an element below the list. */
export const useAutoMore = (pages: number, hasMore: boolean, more: () => unknown) => {
  const end = useRef<HTMLDivElement>(null)
  const newest = useRef(more)
  useEffect(() => {
    newest.current = more
  })

  useEffect(() => {
    const element = end.current
    if (!element || !hasMore || pages > automaticPages || !('IntersectionObserver' in window)) return
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && newest.current(),
      { rootMargin: '600px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [pages, hasMore])

  return end
}
