import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { useTranslation } from 'react-i18next'

/** Says that no mail is sent any more, and where to put that right (docs/product.md, point 8). */
export const MailDisabledAlert = ({ onDismiss }: { readonly onDismiss: () => void }) => {
  const { t } = useTranslation('shell')
  return (
    <Alert
      brief
      tone="warning"
      title={t('mailDisabled.title')}
      onDismiss={onDismiss}
      action={<TextLink to={linkTo('notifications')}>{t('mailDisabled.action')}</TextLink>}
    >
      {t('mailDisabled.text')}
    </Alert>
  )
}
