import { bus } from '@lonk/shared-events/bus.ts'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

interface Place {
  readonly top: number
  /** Where the card leads that was opened from here. */
  readonly opened: string | null
}

/** Each entry of the history has a key of its own: going back finds its place, a new visit starts at the top. */
const places = new Map<string, Place>()
bus.on('logged-out').subscribe(() => places.clear())

const remember = (key: string, part: Partial<Place>) =>
  places.set(key, { top: 0, opened: null, ...places.get(key), ...part })

const linkLeadingTo = (list: HTMLElement | null, path: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('a[href]') ?? [])].find(
    (link) => link.getAttribute('href') === path,
  )

/**
 * Puts the list back where it was left, and the focus on the card that was opened from it. The list itself must be
 * there at once (see `server-state.tsx`). What it returns goes on the element around the list.
 */
export const useListPlace = () => {
  const { key } = useLocation()
  const list = useRef<HTMLDivElement>(null)
  const [isReturn] = useState(() => places.has(key))

  useLayoutEffect(() => {
    const place = places.get(key)
    if (!place) return
    window.scrollTo(0, place.top)
    if (place.opened) linkLeadingTo(list.current, place.opened)?.focus({ preventScroll: true })
  }, [key])

  useEffect(() => {
    const scrolled = () => void remember(key, { top: window.scrollY })
    window.addEventListener('scroll', scrolled, { passive: true })
    return () => window.removeEventListener('scroll', scrolled)
  }, [key])

  const opens = ({ target }: MouseEvent) => {
    const path = target instanceof Element && target.closest('a[href]')?.getAttribute('href')
    if (path) remember(key, { top: window.scrollY, opened: path })
  }
  return { isReturn, around: { ref: list, onClick: opens } }
}
