import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { useTranslation } from 'react-i18next'

/** Asks for a profile photo. The shell decides whom it is shown to, and remembers that it was closed. */
export const Slot = ({ close }: SlotProps) => {
  const { t } = useTranslation('mf-members')
  return (
    <Alert
      brief={true}
      tone="info"
      title={t('photoAlert.title')}
      onDismiss={close}
      action={
        <LinkButton to={linkTo('profile')} size="small">
          {t('photoAlert.action')}
        </LinkButton>
      }
    >
      {t('photoAlert.text')}
    </Alert>
  )
}
