import { useShared } from '@lonk/shared-events/react.ts'
import { useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in the pre-render and while a fragment hydrates, true from then on: what depends on the visitor must
 * not differ from the markup that was published.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** The settings once the page is live; until then the static words stand. */
export const useLiveSettings = () => {
  const settings = useShared('settings')
  return useHydrated() ? settings : null
}

/** The member once the page is live; a fragment is made for visitors. */
export const useLiveUser = () => {
  const user = useShared('user')
  return useHydrated() ? user : null
}
