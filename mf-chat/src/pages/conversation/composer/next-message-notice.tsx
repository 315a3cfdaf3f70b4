import { bus } from '@lonk/shared-events/bus.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { type NextMessage, type WayToBuy, wayToBuy } from './next-message.ts'
import { OutOfCredits } from './out-of-credits.tsx'

/** Above the field: why a message would not go, and the one thing to do about it. */
export const NextMessageNotice = ({ next }: { next: NextMessage }) => {
  const { t } = useTranslation('mf-chat')
  const ui = useUiText()
  switch (next.kind) {
    case 'not-enough-credits':
      return <OutOfCredits needed={next.needed} balance={next.balance} />
    case 'conversation-limit':
      return (
        <Alert
          tone="warning"
          live
          title={t('notice.limit.title')}
          action={<Buy label={t('notice.limit.action')} why={wayToBuy(next)} />}
        >
          {t('notice.limit.text', { count: next.max })}
        </Alert>
      )
    case 'premium-only':
      return (
        <Alert
          tone="warning"
          live
          title={t('notice.premium.title')}
          action={<Buy label={t('notice.premium.action')} why={wayToBuy(next)} />}
        >
          {t('notice.premium.text')}
        </Alert>
      )
    case 'closed':
      return <Alert live>{t('notice.closed')}</Alert>
    case 'unavailable':
      return <Alert live>{t('notice.unavailable')}</Alert>
    case 'paused':
      return <Alert live>{t('notice.paused')}</Alert>
    case 'other':
      return (
        <Alert tone="danger" live>
          {next.message || ui.t('error.text')}
        </Alert>
      )
    case 'offline':
      return <Alert live>{t('composer.offline')}</Alert>
    case 'held':
      return <Alert>{t('notice.held')}</Alert>
    case 'goes':
      return null
  }
}

interface BuyProps {
  readonly label: string
  readonly why: WayToBuy | null
}

/** The way to credits, and afterwards back to this conversation. */
const Buy = ({ label, why }: BuyProps) => {
  const { pathname, search } = useLocation()
  return (
    <Button
      size="small"
      onClick={() => why && bus.publish('credits-requested', { ...why, back: `${pathname}${search}` })}
    >
      {label}
    </Button>
  )
}
