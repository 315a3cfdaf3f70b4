import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { headingId } from './section.tsx'
import { sections } from './sections.ts'

/** Brings the section that the address names into sight and gives its heading the focus, each time it is asked for. */
export const useSectionInFocus = (): void => {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link is another wish
  useEffect(() => {
    const named = sections.find((name) => hash === `#${name}`)
    if (!named) return
    // After the shell, which gives the focus to the heading of a page that is new on the screen.
    const soon = setTimeout(() => {
      const heading = document.getElementById(headingId(named))
      heading?.focus({ preventScroll: true })
      void heading?.closest('section')?.scrollIntoView()
    })
    return () => clearTimeout(soon)
  }, [hash, key])
}
