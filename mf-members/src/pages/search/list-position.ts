import { bus } from '@lonk/shared-events/bus.ts'
import { type MouseEvent, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router'

interface Position {
  readonly top: number
  /** Where the card leads that was opened from here, or last liked: a match may lead away from it too. */
  readonly last: string | null
}

/** Where some rows of the list were on the page, and how high, when they last came near or went far. */
export interface BlockPosition {
  readonly top: number
  readonly height: number
  /** How many people stood in them. */
  readonly count: number
}

/** What is known of the rows of a list, before they are drawn. */
export interface ListBlocks {
  /** How far down the page was when it was left; null where nobody was here before. */
  readonly leftAt: number | null
  /** Written as rows come and go. */
  readonly positions: BlockPosition[]
}

/** Each entry of the history has a key of its own: going back finds its position, a new visit starts at the top. */
const positions = new Map<string, Position>()
const blocksOf = new Map<string, BlockPosition[]>()
bus.on('logged-out').subscribe(() => {
  positions.clear()
  blocksOf.clear()
})

const remember = (key: string, part: Partial<Position>) =>
  positions.set(key, { top: 0, last: null, ...positions.get(key), ...part })

const linkLeadingTo = (list: HTMLElement | null, path: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('a[href]') ?? [])].find(
    (link) => link.getAttribute('href') === path,
  )

/**
 * Puts the list back where it was left, and the focus on the card that was last acted on. The list itself must be
 * there at once (see `server-state.tsx`). What it returns goes on the element around the list.
 */
export const useListPosition = () => {
  const { key } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const [isReturn] = useState(() => positions.has(key))

  const blocks = useMemo<ListBlocks>(() => {
    const known = blocksOf.get(key) ?? []
    blocksOf.set(key, known)
    return { leftAt: positions.get(key)?.top ?? null, positions: known }
  }, [key])

  useLayoutEffect(() => {
    const position = positions.get(key)
    if (!position) return
    window.scrollTo(0, position.top)
    if (position.last) linkLeadingTo(list.current, position.last)?.focus({ preventScroll: true })
  }, [key])

  useEffect(() => {
    const scrolled = () => void remember(key, { top: window.scrollY })
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => window.removeEventListener('scroll', scrolled)
  }, [key])

  const acts = ({ target }: MouseEvent) => {
    const card = target instanceof Element ? target.closest('article') : null
    const path = card?.querySelector('a[href]')?.getAttribute('href')
    if (path) remember(key, { top: window.scrollY, last: path })
  }
  return { isReturn, blocks, around: { ref: list, onClick: acts } }
}
