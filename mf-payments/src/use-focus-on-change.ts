import { useEffect, useRef } from 'react'

/**
 * What was just done replaces all that is inside an element, and with it what had the focus: the first heading inside
 * gets it. On arrival the shell does that.
 */
export const useFocusOnChange = <Place extends HTMLElement>(state: unknown) => {
  const place = useRef<Place | null>(null)
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    const heading = place.current?.querySelector<HTMLElement>('h1, h2, h3')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [state])
  return place
}
