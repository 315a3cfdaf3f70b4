import { bus } from '@lonk/shared-events/bus.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { Keyhole } from '@lonk/shared-ui/illustrations/keyhole.tsx'
import { useTranslation } from 'react-i18next'

/** In place of what only members see (`search_login_required`). */
export const LoginPanel = () => {
  const { t } = useTranslation('mf-members')
  return (
    <EmptyState
      drawing={<Keyhole />}
      title={t('membersOnly.title')}
      action={
        <>
          <Button onClick={() => bus.publish('login-requested', {})}>{t('membersOnly.login')}</Button>
          <Button variant="secondary" onClick={() => bus.publish('signup-requested', {})}>
            {t('membersOnly.signup')}
          </Button>
        </>
      }
    >
      {t('membersOnly.text')}
    </EmptyState>
  )
}
