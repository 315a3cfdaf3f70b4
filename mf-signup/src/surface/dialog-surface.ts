import { createContext, useContext } from 'react'
import { useSearchParams } from 'react-router'

interface Surface {
  /** The page under the dialog, or where its asker wants the visitor to go next. */
  readonly back: string
  /** What the sign-up page would find in its address: answers that were given before, and what led here. */
  readonly query: URLSearchParams
  readonly close: () => void
}

/** Present where sign-up is in the dialog above another page; on its own page there is none. */
export const DialogSurface = createContext<Surface | null>(null)

export const useDialogSurface = (): Surface | null => useContext(DialogSurface)

/** What came with the visitor: in the page's own address, or in the request that opened the dialog. */
export const useSignupQuery = (): URLSearchParams => {
  const [query] = useSearchParams()
  return useDialogSurface()?.query ?? query
}
