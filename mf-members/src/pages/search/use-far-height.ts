import { startTransition, useEffect, useRef, useState } from 'react'
import type { BlockPosition, ListBlocks } from './list-position.ts'
import { near, watchNear } from './near-screen.ts'

const isFarFrom = ({ top, height }: BlockPosition, leftAt: number): boolean =>
  top + height < leftAt - near || top > leftAt + window.innerHeight + near

interface Block {
  readonly index: number
  /** How many people it has. */
  readonly count: number
  /** No more people will come into it. */
  readonly isWhole: boolean
  readonly blocks: ListBlocks
}

/**
 * How high a block of the list is while it is too far off to be drawn; null while it is drawn. A list of a thousand
 * people costs no more than what is near, and keeps its height. Whoever has the focus stays.
 */
export const useFarHeight = ({ index, count, isWhole, blocks: { leftAt, positions } }: Block) => {
  const block = useRef<HTMLDivElement>(null)
  const [far, setFar] = useState(() => {
    const position = positions[index]
    return leftAt !== null && position?.count === count && isFarFrom(position, leftAt) ? position : null
  })

  useEffect(() => {
    const element = block.current
    if (!element || !isWhole) return
    return watchNear(element, ({ isIntersecting, boundingClientRect: { top, height: measured } }) => {
      // The page itself is not shown.
      if (measured === 0) return
      positions[index] = { top: top + window.scrollY, height: measured, count }
      const isFar = !isIntersecting && !element.contains(document.activeElement)
      startTransition(() => setFar(isFar ? (positions[index] ?? null) : null))
    })
  }, [index, count, isWhole, positions])

  // On another screen the block has other rows: its height of before says nothing.
  return { block, height: isWhole && far?.count === count ? far.height : null }
}
