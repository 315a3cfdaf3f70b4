import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { Countdown } from '@lonk/shared-ui/countdown.tsx'
import { formatPercent } from '@lonk/shared-ui/format.ts'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useWelcome, welcomeHours } from '../../products/welcome.resource.ts'
import { ServerState } from '../../server-state.ts'

/** On `bonus-due`: the welcome bonus once, as a question with two equal answers. When that is, the shell says. */
export const Slot = (props: SlotProps<'bonus-due'>) => (
  <ServerState>
    <BonusModal {...props} />
  </ServerState>
)

const BonusModal = ({ close }: SlotProps<'bonus-due'>) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const welcome = useWelcome()
  const serverOffset = useShared('clockOffset')
  const gone = welcome === null
  useEffect(() => {
    // Bought in another tab, logged out, over: it is not there for whoever comes next either.
    if (gone) close()
  }, [gone, close])
  if (gone) return null
  const { endsAt, percentage } = welcome
  return (
    <LazyModal
      open
      onClose={close}
      onFailed={close}
      title={t('bonus.title', { percentage: formatPercent(percentage / 100, locale) })}
      description={t('bonus.text', { hours: welcomeHours })}
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
