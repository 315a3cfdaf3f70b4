import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'

interface RefusedProps {
  readonly error: unknown
  readonly bundleId: number
}

/** Why the order was not taken, with the way to what stands in front of it. */
export const Refused = ({ error, bundleId }: RefusedProps) => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  if (!error) return null
  const code = isApiError(error) ? error.code : null
  const order = isApiError(error) ? error.params.order_id : null
  const action =
    code === 'order_open' && typeof order === 'number' ? (
      <LinkButton size="small" to={linkTo('credits-id-paymentmethod', { id: bundleId }, { order })}>
        {t('directdebit.toOrder')}
      </LinkButton>
    ) : code === 'spend_limit_reached' ? (
      <LinkButton size="small" to={linkTo('transactions-id', {}, { show: 'limits' })}>
        {t('directdebit.toLimit')}
      </LinkButton>
    ) : undefined
  return (
    <Alert tone="danger" live action={action}>
      {errorText(error)}
    </Alert>
  )
}
