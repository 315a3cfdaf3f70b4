import { createStore, useStore } from '@lonk/shared-events/store.ts'
import { below } from '@lonk/shared-ui/token.ts'
import { useEffect } from 'react'

const narrow = below('tablet').replace('@media ', '')
const left = createStore(false)

const look = (roomForBoth: boolean): void => {
  if (scrollY > 0 || roomForBoth) left.set(true)
}

/**
 * On a phone, and on a lander at any width, a bar at the foot would lie over what the first screen asks: it comes once
 * somebody scrolls.
 */
export const useFirstScreenLeft = (isLander: boolean): boolean => {
  const hasLeft = useStore(left)
  useEffect(() => {
    if (hasLeft) return
    const lookAgain = () => look(!isLander && !matchMedia(narrow).matches)
    lookAgain()
    addEventListener('scroll', lookAgain, { passive: true })
    return () => removeEventListener('scroll', lookAgain)
  }, [hasLeft, isLander])
  return hasLeft
}

export const forgetFirstScreenForTests = (): void => left.set(false)
