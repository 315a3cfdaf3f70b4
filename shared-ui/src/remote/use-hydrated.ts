import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/** False while a pre-rendered part hydrates, true right afterwards: for what no template can know. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
