import { firstAnswersIn } from '@lonk/shared-events/first-answers.ts'
import { createContext, useContext, useMemo } from 'react'
import { useLocation } from 'react-router'

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

/** What came with the visitor: to the page's own address, in a form, or in the request that opened the dialog. */
export const useSignupQuery = (): URLSearchParams => {
  const { search, state } = useLocation()
  const posted = useContext(PostedQuery)
  const own = useMemo(() => withAnswers(new URLSearchParams(search), state), [search, state])
  return useDialogSurface()?.query ?? posted ?? own
}

/** The shell hands answers on beside the address; a link from elsewhere may have them in it. */
const withAnswers = (query: URLSearchParams, state: unknown): URLSearchParams => {
  for (const [name, value] of Object.entries(firstAnswersIn(state)))
    if (value !== undefined) query.set(name, value)
  return query
}
