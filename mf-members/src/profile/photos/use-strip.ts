import { useRef, useState } from 'react'

/**
 * Slides side by side that the browser itself lets a finger move: which one is in sight, and the way to another. The
 * first button in a slide gets the focus where it is to follow.
 */
export const useStrip = () => {
  const strip = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)

  const go = (next: number, { focus = false } = {}): void => {
    const slide = strip.current?.children[next]
    if (!strip.current || !slide) return
    setPlace(next)
    // At once: a long way past other photos would tell nobody anything.
    strip.current.scrollLeft = next * strip.current.clientWidth
    if (focus) slide.querySelector('button')?.focus({ preventScroll: true })
  }
  const onScroll = (): void => {
    const { scrollLeft = 0, clientWidth = 0 } = strip.current ?? {}
    if (clientWidth > 0) setPlace(Math.round(scrollLeft / clientWidth))
  }
  return { strip, place, go, onScroll }
}
