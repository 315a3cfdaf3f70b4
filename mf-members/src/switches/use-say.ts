import { bus } from '@lonk/shared-events/bus.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'

/** How a change went, in the site's short notes: a switch that is kept at once has no form to say it in. */
export const useSay = () => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  return {
    saved: () => bus.publish('toast-requested', { text: t('settings.saved'), tone: 'success' }),
    failed: (error: unknown) => bus.publish('toast-requested', { text: errorText(error), tone: 'danger' }),
  }
}
