import type { User } from '@lonk/shared-api/schemas/user.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { routeOf } from '../composition/route-table.ts'
import { dismissals } from './dismissals.ts'

/** Says that no mail is sent any more, and where to put that right (docs/product.md, point 8). */
export const MailDisabledAlert = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation('shell')
  const [dismissed, setDismissed] = useState(() => dismissals.at('notifications') !== null)
  if (user.notifications_disabled.length === 0 || dismissed) return null
  const dismiss = () => {
    dismissals.dismiss('notifications')
    setDismissed(true)
  }
  const settings = linkTo('notifications')
  return (
    <Alert tone="warning" title={t('mailDisabled.title')} onDismiss={dismiss}>
      {t('mailDisabled.text')}{' '}
      {routeOf(settings) ? <TextLink to={settings}>{t('mailDisabled.action')}</TextLink> : null}
    </Alert>
  )
}
