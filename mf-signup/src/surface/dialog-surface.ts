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

/** What a form without script posted to the sign-up page; null where none did. */
export const PostedQuery = createContext<URLSearchParams | null>(null)

/** What came with the visitor: in the page's own address, in a form, or in the request that opened the dialog. */
export const useSignupQuery = (): URLSearchParams => {
  const [query] = useSearchParams()
  const posted = useContext(PostedQuery)
  return useDialogSurface()?.query ?? posted ?? query
}
