import type { DiscountCode } from '@lonk/shared-api/schemas/order.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { formatDay } from '@lonk/shared-ui/format.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router'
import { usePause } from '../use-pause.ts'
import type { Alternative } from './leave.resource.ts'
import { StepHeading, Ways } from './step-form.tsx'

/** Where each leads; a pause is taken here. */
const ways: Readonly<Record<Exclude<Alternative, 'pause'>, string>> = {
  discount: linkTo('credits'),
  mail_frequency: `${linkTo('notifications')}#notifications`,
  block: `${linkTo('notifications')}#blocked`,
  complaint: linkTo('complaints'),
}

interface AlternativeStepProps {
  readonly alternative: Alternative
  readonly discount: DiscountCode | null
  readonly onAnyway: () => void
  readonly onClose: () => void
}

/** One other way, said once, and beside it the way out: neither is larger or louder. */
export const AlternativeStep = ({ alternative, discount, onAnyway, onClose }: AlternativeStepProps) => {
  const { t, i18n } = useTranslation('mf-members')
  const errorText = useErrorText()
  const navigate = useNavigate()
  const pause = usePause(onClose)
  const values = {
    percentage: discount?.percentage ?? 0,
    code: discount?.code ?? '',
    date: discount?.expires ? formatDay(discount.expires, i18n.language) : '',
  }
  const take = () => {
    if (alternative === 'pause') return pause.mutate(1)
    onClose()
    // Once the dialog has given the focus back, so that the page it leads to keeps it.
    setTimeout(() => navigate(ways[alternative]))
  }
  return (
    <>
      <StepHeading>{t(`settings.leave.instead.${alternative}.title`, values)}</StepHeading>
      <p>{t(`settings.leave.instead.${alternative}.text`, values)}</p>
      {pause.error ? (
        <Alert tone="danger" live={true}>
          {errorText(pause.error)}
        </Alert>
      ) : null}
      <Ways>
        <Button variant="secondary" busy={pause.isPending} onClick={take}>
          {t(`settings.leave.instead.${alternative}.act`)}
        </Button>
        <Button variant="secondary" onClick={onAnyway}>
          {t('settings.leave.anyway')}
        </Button>
      </Ways>
    </>
  )
}
