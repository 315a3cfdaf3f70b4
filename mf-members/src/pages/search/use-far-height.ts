import { startTransition, useEffect, useRef, useState } from 'react'
import type { BlockPlace, ListBlocks } from './list-place.ts'

/** Pixels above and below the screen in which people are drawn: a quick hand scrolls no further in a moment. */
const near = 2500

const isFarFrom = ({ top, height }: BlockPlace, leftAt: number): boolean =>
  top + height < leftAt - near || top > leftAt + innerHeight + near

/**
 * How high a block of the list is while it is too far off to be drawn; null while it is drawn. A list of a thousand
 * people costs no more than what is near, and keeps its height. Whoever has the focus stays.
 */
export const useFarHeight = (index: number, isWhole: boolean, { leftAt, places }: ListBlocks) => {
  const block = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(() => innerWidth)
  const [height, setHeight] = useState(() => {
    const place = places[index]
    const isFar = leftAt !== null && place?.width === innerWidth && isFarFrom(place, leftAt)
    return isWhole && isFar ? place.height : null
  })

  useEffect(() => {
    const element = block.current
    if (!element || !isWhole || !('IntersectionObserver' in window)) return
    const look = (entries: readonly IntersectionObserverEntry[]) => {
      const entry = entries.at(-1)
      if (!entry || entry.boundingClientRect.height === 0) return
      const { top, height: measured } = entry.boundingClientRect
      places[index] = { top: top + scrollY, height: measured, width }
      const isFar = !entry.isIntersecting && !element.contains(document.activeElement)
      startTransition(() => setHeight(isFar ? measured : null))
    }
    const observer = new IntersectionObserver(look, { rootMargin: `${near}px 0px` })
    observer.observe(element)
    // Other columns, other heights: all are drawn once more and measured.
    const resized = () => {
      if (innerWidth === width) return
      setHeight(null)
      setWidth(innerWidth)
    }
    window.addEventListener('resize', resized)
    return () => {
      observer.disconnect()
      window.removeEventListener('resize', resized)
    }
  }, [index, isWhole, places, width])

  return { block, height: isWhole ? height : null }
}
