import { useEffect, useRef } from 'react'

/**
 * What was just done replaces all that is inside an element, and with it what had the focus: with each change of `state`
 * the first heading inside gets it. Not on arrival: the shell does that. What it returns is the element's `ref`.
 * @example const sheet = useFocusOnChange<HTMLDivElement>(step)
 */
export const useFocusOnChange = <Holder extends HTMLElement>(state: unknown) => {
  const holder = useRef<Holder | null>(null)
  const last = useRef(state)
  useEffect(() => {
    if (last.current === state) return
    last.current = state
    const heading = holder.current?.querySelector<HTMLElement>('h1, h2, h3')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [state])
  return holder
}
