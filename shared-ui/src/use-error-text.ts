import { useCallback } from 'react'
import { useUiText } from './use-ui-text.ts'

/** The same test as `isApiError`, which this package may not import. Other failures have no words for a member. */
const isRefusal = (error: unknown): error is { code: string; message: string } =>
  error instanceof Error && error.name === 'ApiError' && 'code' in error

/** What `useErrorText` returns: never an empty sentence, and the same function for as long as the language is. */
export type ErrorText = (error: unknown) => string

/**
 * Says any failure of a call in the member's language: the server's own words where it answered, ours for
 * `offline` and `timeout`, the general sentence for everything that is not an error of the API. Code that is no
 * component takes the `ErrorText` of whoever calls it.
 */
export function useErrorText(): ErrorText {
  const { t } = useUiText()
  return useCallback(
    (error: unknown) => {
      if (!isRefusal(error)) return t('error.text')
      if (error.code === 'offline' || error.code === 'timeout') return t(`error.${error.code}`)
      return error.message || t('error.text')
    },
    [t],
  )
}
