import { bus } from '@lonk/shared-events/bus.ts'
import { type MouseEvent, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

interface Place {
  readonly top: number
  /** Where the card leads that was opened from here, or last liked: a match may lead away from it too. */
  readonly last: string | null
}

/** Each entry of the history has a key of its own: going back finds its place, a new visit starts at the top. */
const places = new Map<string, Place>()
bus.on('logged-out').subscribe(() => places.clear())

const remember = (key: string, part: Partial<Place>) =>
  places.set(key, { top: 0, last: null, ...places.get(key), ...part })

const linkLeadingTo = (list: HTMLElement | null, path: string): HTMLElement | undefined =>
  [...(list?.querySelectorAll<HTMLElement>('a[href]') ?? [])].find(
    (link) => link.getAttribute('href') === path,
  )

/**
 * Puts the list back where it was left, and the focus on the card that was last acted on. The list itself must be
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
    if (place.last) linkLeadingTo(list.current, place.last)?.focus({ preventScroll: true })
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
  return { isReturn, around: { ref: list, onClick: acts } }
}
