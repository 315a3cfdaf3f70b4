import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'

/** What a failed call says to the member: the server's own words, or the browser's where no answer came. */
export const useErrorText = (): ((error: unknown) => string) => {
  const { t } = useUiText()
  return (error) => {
    if (!isApiError(error)) return t('error.text')
    if (error.code === 'offline') return t('error.offline')
    if (error.code === 'timeout') return t('error.timeout')
    return error.message || t('error.text')
  }
}
