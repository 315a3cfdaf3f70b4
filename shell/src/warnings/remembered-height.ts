import { documentPlaces, warningsHeightKey } from '@lonk/shared-events/boot.ts'
import { useEffect } from 'react'

/** Heights in pixels by the first part of the path, as they were in a window of that width. */
interface Remembered {
  readonly width: number
  readonly heights: Readonly<Record<string, number>>
  /** As they were on the page before; taken for pages that were not seen yet. */
  readonly last: number
}

/** Milliseconds after which room is given back that nothing has filled. */
const patience = 5_000

const isRemembered = (value: unknown): value is Remembered =>
  typeof value === 'object' &&
  value !== null &&
  typeof Reflect.get(value, 'width') === 'number' &&
  typeof Reflect.get(value, 'heights') === 'object'

const read = (): Remembered | null => {
  const value: unknown = JSON.parse(localStorage.getItem(warningsHeightKey) ?? 'null')
  return isRemembered(value) ? value : null
}

const remember = (path: string, height: number): void => {
  try {
    const width = window.innerWidth
    const known = read()
    const heights = known?.width === width ? known.heights : {}
    const part = path.split('/')[1] ?? ''
    if (known?.width === width && heights[part] === height) return
    const next: Remembered = { width, heights: { ...heights, [part]: height }, last: height }
    localStorage.setItem(warningsHeightKey, JSON.stringify(next))
  } catch {
    // Denied or broken: the page moves a little when the warnings come.
  }
}

const contentHeight = (place: HTMLElement): number =>
  Math.max(0, ...[...place.children].map((child) => child.getBoundingClientRect().bottom)) -
  place.getBoundingClientRect().top

/**
 * Remembers how high the warnings are on this path, so that the next document keeps their room free from its first
 * paint; and gives that room back once they fill it, or nothing does.
 * @param path null where there are none to speak of: a visitor, another layout
 */
export const useRememberedHeight = (path: string | null): void => {
  useEffect(() => {
    const place = document.getElementById(documentPlaces.warnings)
    if (!place || path === null) return
    const began = performance.now()
    const look = () => {
      const held = Number.parseFloat(place.style.minHeight) || 0
      if (contentHeight(place) < held && performance.now() - began < patience) return
      place.style.removeProperty('min-height')
      remember(path, place.offsetHeight)
    }
    const watch = new ResizeObserver(look)
    const watchAll = () => {
      watch.disconnect()
      for (const child of place.children) watch.observe(child)
    }
    const added = new MutationObserver(watchAll)
    added.observe(place, { childList: true })
    watchAll()
    const late = setTimeout(look, patience + 1)
    return () => {
      clearTimeout(late)
      added.disconnect()
      watch.disconnect()
      place.style.removeProperty('min-height')
    }
  }, [path])
}
