import type { NotificationsAnswer } from '@lonk/shared-api/calls/notifications/notifications.schema.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { useAskForTestMail } from './notifications.resource.ts'

/** Why no mail goes out any more, and the way back: a test mail, whose link its reader follows. */
export const MailOff = ({ reasons }: { readonly reasons: NotificationsAnswer['disabled'] }) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const email = useShared('user')?.email ?? ''
  const asked = useAskForTestMail()
  if (asked.data)
    return (
      <Alert tone="info" live={true} title={t('settings.off.sentTitle')}>
        {t('settings.off.sent', { email })}
      </Alert>
    )
  return (
    <Stack gap="s">
      <Alert
        tone="warning"
        title={t('settings.off.title')}
        action={
          <Button size="small" busy={asked.isPending} onClick={() => asked.mutate()}>
            {t('settings.off.ask')}
          </Button>
        }
      >
        {reasons.map((reason) => t(`settings.off.${reason}`, { email })).join(' ')} {t('settings.off.how')}
      </Alert>
      {asked.error ? (
        <Alert tone="danger" live={true}>
          {errorText(asked.error)}
        </Alert>
      ) : null}
    </Stack>
  )
}
