import { createStore, useStore } from '@lonk/shared-events/store.ts'
import { below } from '@lonk/shared-ui/token.ts'
import { useEffect } from 'react'

const narrow = below('tablet').replace('@media ', '')
const left = createStore(false)

const look = (): void => {
  if (scrollY > 0 || !matchMedia(narrow).matches) left.set(true)
}

/** On a phone a bar at the foot would lie over what the first screen asks: it comes once somebody scrolls. */
export const useFirstScreenLeft = (): boolean => {
  const hasLeft = useStore(left)
  useEffect(() => {
    if (hasLeft) return
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [hasLeft])
  return hasLeft
}

export const forgetFirstScreenForTests = (): void => left.set(false)
