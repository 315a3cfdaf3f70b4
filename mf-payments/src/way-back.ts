import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import { useSearchParams } from 'react-router'

const storageKey = 'mf-payments.back'

/** Where the member came from to buy; kept over the stay at the payment provider. */
export const rememberWayBack = (back: string | null, storage: () => Storage = sessionStore): void => {
  try {
    if (back) storage().setItem(storageKey, back)
    // A way back of an earlier purchase must not outlive it.
    else storage().removeItem(storageKey)
  } catch {
    // Without storage the member goes on to the members instead.
  }
}

/** The remembered path, checked again: storage is no safer than a link. */
export const rememberedWayBack = (storage: () => Storage = sessionStore): string | null => {
  try {
    return safeBackPath(storage().getItem(storageKey))
  } catch {
    return null
  }
}

function sessionStore(): Storage {
  return window.sessionStorage
}

/** The page's `?back=`, or null. */
export const useBack = (): string | null => {
  const [query] = useSearchParams()
  return safeBackPath(query.get('back'))
}
