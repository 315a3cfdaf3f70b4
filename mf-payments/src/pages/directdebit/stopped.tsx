import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { useTranslation } from 'react-i18next'
import { useBack } from '../../way-back.ts'

interface StoppedProps {
  readonly text: string
  readonly bundleId: number
  /** It came of something just done. */
  readonly live?: boolean
}

/** Direct debit is closed to this member, or to this order; the same bundle can be paid in another way. */
export const Stopped = ({ text, bundleId, live = false }: StoppedProps) => {
  const { t } = useTranslation('mf-payments')
  const back = useBack() ?? undefined
  const to =
    bundleId > 0
      ? linkTo('credits-id-paymentmethod', { id: bundleId }, { back })
      : linkTo('credits', {}, { back })
  return (
    <Alert
      tone="warning"
      live={live}
      title={text}
      action={
        <LinkButton size="small" to={to}>
          {t('directdebit.other')}
        </LinkButton>
      }
    >
      {t('directdebit.otherText')}
    </Alert>
  )
}
