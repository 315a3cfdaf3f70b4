import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import type { TimelineItem } from './timeline.ts'

/** Pixels from the newest message that still count as being there. */
const nearNewest = 80
/** Pixels before the oldest message at which older ones are fetched. */
const nearOldest = 600

interface ReverseScroll {
  readonly scroller: RefObject<HTMLDivElement | null>
  /** The member reads further up. */
  readonly away: boolean
  /** Received meanwhile, below what is in sight. */
  readonly unseen: number
  readonly toNewest: () => void
  readonly onScroll: () => void
}

/**
 * The scrolling of a reversed column, where 0 is the bottom and upwards is negative. New messages move the view
 * only where the newest one is in sight, or where the member has just sent one.
 */
export const useReverseScroll = (items: readonly TimelineItem[], loadOlder: () => void): ReverseScroll => {
  const scroller = useRef<HTMLDivElement | null>(null)
  const [away, setAway] = useState(false)
  const [unseen, setUnseen] = useState(0)
  const last = items.at(-1)
  const before = useRef({ count: items.length, key: last?.key, height: 0 })

  const toNewest = () => {
    if (scroller.current) scroller.current.scrollTop = 0
  }

  const onScroll = () => {
    const element = scroller.current
    if (!element) return
    const isAway = element.scrollTop < -nearNewest
    setAway(isAway)
    if (!isAway) setUnseen(0)
    const above = element.scrollHeight - element.clientHeight + element.scrollTop
    if (above < nearOldest) loadOlder()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each change of what is shown
  useLayoutEffect(() => {
    const element = scroller.current
    if (!element) return
    const { count, key, height } = before.current
    before.current = { count: items.length, key: last?.key, height: element.scrollHeight }
    if (items.length <= count || key === last?.key) return
    if (last?.own) return toNewest()
    if (element.scrollTop >= -nearNewest) return
    element.scrollTop -= element.scrollHeight - height
    setUnseen((unseen) => unseen + 1)
  }, [items])

  return { scroller, away, unseen, toNewest, onScroll }
}
