/** Pixels above and below the screen that count as near: a quick hand scrolls no further in a moment. */
export const near = 2500

type Told = (entry: IntersectionObserverEntry) => void

const told = new Map<Element, Told>()
let observer: IntersectionObserver | undefined

/** Tells where an element is, now and whenever it comes near the screen or goes far. Returns the way to stop. */
export const watchNear = (element: Element, tell: Told): (() => void) => {
  if (!('IntersectionObserver' in window)) return () => undefined
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) told.get(entry.target)?.(entry)
    },
    { rootMargin: `${near}px 0px` },
  )
  told.set(element, tell)
  observer.observe(element)
  return () => {
    told.delete(element)
    observer?.unobserve(element)
  }
}
