import type { User } from '@lonk/shared-api/schemas/user.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { isSmartphone } from '../install/display-mode.ts'
import { activationReminder } from './activation-rule.ts'

/** "Confirm your address": a modal or an alert by the rule (docs/product.md, point 4). */
export const ActivationReminder = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation('shell')
  const { pathname, search } = useLocation()
  const [closed, setClosed] = useState(false)
  const kind = activationReminder({
    user,
    path: pathname,
    justCompleted: new URLSearchParams(search).has('api_signup_complete'),
    smartphone: isSmartphone(),
  })
  if (!kind) return null
  const text = t('activation.text', { email: user.email })
  if (kind === 'modal') {
    return (
      <LazyModal
        open={!closed}
        onClose={() => setClosed(true)}
        title={t('activation.title')}
        description={text}
        width="small"
      />
    )
  }
  return (
    <Alert tone="warning" title={t('activation.title')}>
      {text}
    </Alert>
  )
}
