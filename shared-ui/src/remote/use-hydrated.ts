import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False while markup that came with the document hydrates, true right afterwards, and true at once in what the browser
 * makes by itself: for what only the browser knows.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
