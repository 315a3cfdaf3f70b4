import { bus } from '@lonk/shared-events/bus.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'

/** A visitor has nothing to keep a search with yet; whoever goes this way comes back to the same search. */
export const SignupOffer = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation('mf-members')
  const { pathname, search } = useLocation()
  const go = (name: 'signup-requested' | 'login-requested') => {
    onClose()
    bus.publish(name, { back: pathname + search })
  }
  return (
    <>
      <p>{t('search.saved.visitor')}</p>
      <Cluster>
        <Button onClick={() => go('signup-requested')}>{t('membersOnly.signup')}</Button>
        <Button variant="quiet" onClick={() => go('login-requested')}>
          {t('membersOnly.login')}
        </Button>
      </Cluster>
    </>
  )
}
