import type { PageAnswer } from '@lonk/shared-api/calls/content/page.schema.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { useEffect, useState } from 'react'
import { takeFirstData } from '../composition/first-data.ts'
import { routerLocation } from '../composition/navigation.ts'
import { isPageText, keepText, knownText, loadText, type PageText } from './page-texts.ts'

type Loading =
  | { readonly is: 'loading' }
  | { readonly is: 'ready'; readonly text: PageAnswer }
  | { readonly is: 'absent' }
  | { readonly is: 'failed'; readonly cause: unknown }

const asLoading = (text: PageText): Loading => (text === 'absent' ? { is: 'absent' } : { is: 'ready', text })

const firstState = (name: string, locale: string): Loading => {
  const { firstData: inlined } = takeFirstData(routerLocation().pathname)
  if (isPageText(inlined) && !knownText(name, locale)) keepText(name, locale, inlined)
  const known = knownText(name, locale)
  return known ? asLoading(known) : { is: 'loading' }
}

/** The text of a page in the language of the site; while another language comes, the previous text stays. */
export const useText = (name: string): { readonly loading: Loading; readonly retry: () => void } => {
  const locale = useShared('locale')
  const [loading, setLoading] = useState(() => firstState(name, locale))
  const [attempt, setAttempt] = useState(0)

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks again
  useEffect(() => {
    let gone = false
    loadText(name, locale).then(
      (text) => !gone && setLoading(asLoading(text)),
      (cause: unknown) => !gone && setLoading({ is: 'failed', cause }),
    )
    return () => {
      gone = true
    }
  }, [name, locale, attempt])

  // A switch of language fetches the text first: it then changes in the same frame as everything else.
  const known = knownText(name, locale)
  const retry = () => {
    setLoading({ is: 'loading' })
    setAttempt(attempt + 1)
  }
  return { loading: known ? asLoading(known) : loading, retry }
}
