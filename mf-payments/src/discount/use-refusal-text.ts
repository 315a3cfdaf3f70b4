import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'

/** Why a code does not fit, as the API names it (`discount_not_applicable`). */
const reasons = ['country', 'user', 'first_purchase', 'minimum', 'paymentmethod'] as const
type Reason = (typeof reasons)[number]

const reasonOf = (error: unknown): Reason | undefined =>
  isApiError(error) && error.code === 'discount_not_applicable'
    ? reasons.find((reason) => reason === error.params.reason)
    : undefined

/** Says why a code gives nothing: the reason where there is one, else in the server's own words. */
export const useRefusalText = (): ((error: unknown) => string) => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  return (error) => {
    const reason = reasonOf(error)
    return reason ? t(`discount.reason.${reason}`) : errorText(error)
  }
}
