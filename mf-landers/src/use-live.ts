import { memberVariant } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useDeferredValue, useSyncExternalStore } from 'react'

const never = () => () => undefined

/**
 * False in the pre-render and while a fragment hydrates, true from then on: what depends on the visitor must
 * not differ from the markup that was published. Deferred: what it adds is drawn in pieces that let taps through.
 */
export const useHydrated = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  )

/** The settings once the page is live; until then the static words are shown. */
export const useLiveSettings = () => {
  const settings = useShared('settings')
  return useHydrated() ? settings : null
}

/** The member once the page is live; before that only where the published fragment is the one for members. */
export const useLiveUser = (variant: string | undefined) => {
  const user = useShared('user')
  return useHydrated() || variant === memberVariant ? user : null
}
