import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { Countdown } from '@lonk/shared-ui/countdown.tsx'
import { formatPercent } from '@lonk/shared-ui/format.ts'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { welcomePercentage } from '../../products/welcome-bonus.ts'

/** On `bonus-due`: the welcome bonus once, as a question with two equal answers. When that is, the shell says. */
export const Slot = ({ close }: SlotProps<'bonus-due'>) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const endsAt = useShared('timeBonusEnds')
  const serverOffset = useShared('clockOffset')
  if (!endsAt) return null
  return (
    <LazyModal
      open
      onClose={close}
      onFailed={close}
      title={t('bonus.title', { percentage: formatPercent(welcomePercentage / 100, locale) })}
      description={t('bonus.text')}
      actions={
        <>
          <Button variant="secondary" onClick={close}>
            {t('bonus.later')}
          </Button>
          <LinkButton to={linkTo('credits')} onClick={close}>
            {t('bonus.look')}
          </LinkButton>
        </>
      }
    >
      <p>
        {t('bonus.ends')} <Countdown endsAt={endsAt} serverOffset={serverOffset} onOver={close} />
      </p>
    </LazyModal>
  )
}
