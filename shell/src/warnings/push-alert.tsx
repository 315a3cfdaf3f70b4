import { bus } from '@lonk/shared-events/bus.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { useTranslation } from 'react-i18next'

/** Offers notifications; the browser's own question comes by its button alone. */
export const PushAlert = ({ onDismiss }: { readonly onDismiss: () => void }) => {
  const { t } = useTranslation('shell')
  return (
    <Alert
      brief
      tone="info"
      title={t('push.title')}
      onDismiss={onDismiss}
      action={
        <Button size="small" onClick={() => bus.publish('push-requested', { on: true })}>
          {t('push.accept')}
        </Button>
      }
    >
      {t('push.text')}
    </Alert>
  )
}
