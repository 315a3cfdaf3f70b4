import { useShared } from '@lonk/shared-events/react.ts'
import { routePatterns } from '@lonk/shared-events/route-names.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { SlotHost } from '../composition/slot.tsx'
import { layoutStore } from '../layouts/layout-store.ts'
import { usePath } from '../navigation/use-path.ts'

/** Pages on which the activation reminder stays away (docs/product.md, point 4). */
const withoutReminder: readonly string[] = [
  routePatterns.signup,
  routePatterns.notifications,
  routePatterns.profile,
]

/** The area under the top navigation: the welcome bonus and the activation reminder. */
export const Warnings = () => {
  const { t } = useTranslation('shell')
  const user = useShared('user')
  const timeBonusEnds = useShared('timeBonusEnds')
  const path = usePath()
  const layout = useSyncExternalStore(layoutStore.subscribe, layoutStore.get)
  if (layout !== 'default' || !user) return null

  const unconfirmed =
    user.status === 'not_confirmed' &&
    user.profile.status === 'disabled' &&
    user.notifications_disabled.length === 0 &&
    !withoutReminder.includes(path)

  return (
    <>
      {timeBonusEnds && !user.paid_user && (
        <SlotHost name="bonus-banner" request={{ endsAt: timeBonusEnds }} close={() => undefined} />
      )}
      {unconfirmed && (
        <PageContainer>
          <Alert tone="warning" title={t('activation.title')}>
            {t('activation.text', { email: user.email })}
          </Alert>
        </PageContainer>
      )}
    </>
  )
}
