import { useEffect } from 'react'
import { useLocation } from 'react-router'

/**
 * Brings what the address names (`#visitors`) into sight and gives it the focus, each time it is asked for: a field
 * itself, of a part its heading. Called where the last of the parts is there.
 */
export const usePartInFocus = (): void => {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a second click on the same link is another wish
  useEffect(() => {
    const named = hash === '' ? null : document.getElementById(hash.slice(1))
    if (!named) return
    // After the shell, which gives the focus to the heading of a page that is new on the screen.
    const soon = setTimeout(() => {
      const target = named.querySelector<HTMLElement>('h2[tabindex]') ?? named
      target.focus({ preventScroll: true })
      named.scrollIntoView({ block: target === named ? 'center' : 'start' })
    })
    return () => clearTimeout(soon)
  }, [hash, key])
}
