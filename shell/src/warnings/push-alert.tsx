import type { User } from '@lonk/shared-api/schemas/user.ts'
import { bus } from '@lonk/shared-events/bus.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { storedPush } from '../push/stored-push.ts'
import { dismissals } from './dismissals.ts'
import { offersPush } from './push-rule.ts'
import { useAtArrival } from './use-at-arrival.ts'

const wasDismissed = () => dismissals.at('push') !== null

/** Offers notifications; the browser's own question comes by its button alone. */
export const PushAlert = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation('shell')
  const { pathname } = useLocation()
  const push = useShared('push')
  const knownBefore = useAtArrival(pathname, push.isCapable)
  const dismissed = useSyncExternalStore(dismissals.subscribe, wasDismissed)
  const denied =
    storedPush.get() === 'denied' || !('Notification' in window) || Notification.permission === 'denied'
  const offered = offersPush({
    user,
    push: { ...push, isCapable: knownBefore && push.isCapable },
    denied,
    dismissed,
    path: pathname,
  })
  if (!offered) return null
  return (
    <Alert
      tone="info"
      title={t('push.title')}
      onDismiss={() => dismissals.dismiss('push')}
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
