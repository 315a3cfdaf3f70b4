import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'

interface ActivationProps {
  readonly email: string
}

/** "Confirm your address" (docs/product.md, point 4), with the way to the page that sends the mail once more. */
export const ActivationAlert = ({ email }: ActivationProps) => {
  const { t } = useTranslation('shell')
  return (
    <Alert
      brief
      tone="warning"
      title={t('activation.title')}
      action={<TextLink to={linkTo('signup')}>{t('activation.action')}</TextLink>}
    >
      {t('activation.text', { email })}
    </Alert>
  )
}

/** The same as a modal: on a smartphone, right after a partner's sign-up. */
export const ActivationModal = ({ email }: ActivationProps) => {
  const { t } = useTranslation('shell')
  const [closed, setClosed] = useState(false)
  return (
    <LazyModal
      open={!closed}
      onClose={() => setClosed(true)}
      title={t('activation.title')}
      description={t('activation.text', { email })}
      width="small"
      actions={
        <LinkButton variant="secondary" to={linkTo('signup')} onClick={() => setClosed(true)}>
          {t('activation.action')}
        </LinkButton>
      }
    />
  )
}
