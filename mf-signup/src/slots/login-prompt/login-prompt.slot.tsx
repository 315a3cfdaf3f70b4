import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { Button, LinkButton } from '@lonk/shared-ui/button.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { signupOnClick } from '@lonk/shared-ui/signup-on-click.ts'
import { type MouseEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { LoginForm } from '../../login/login-form.tsx'

/** Why one may be asked, by name; a reason that a newer part gives is spoken of in general. */
const reasons = ['like', 'chat', 'gift', 'photos', 'block'] as const

/**
 * On `login-requested`: above the page on which a visitor wanted what only members may. Most are none yet, so they are
 * invited to become one; who is logs in with one more press.
 */
export const Slot = ({ request, close }: SlotProps<'login-requested'>) => {
  const { t } = useTranslation('mf-signup')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isMember, setIsMember] = useState(false)
  const reason = reasons.find((known) => known === request.reason) ?? 'any'
  const back = safeBackPath(request.back)
  const afterwards = { back: back ?? `${pathname}${search}` }

  const goOn = () => {
    close()
    if (back) navigate(back)
  }
  const signUp = (event: MouseEvent) => {
    signupOnClick(afterwards)(event)
    // Two dialogs at once are one too many; a link opened in a new tab leaves this one as it is.
    if (event.defaultPrevented) close()
  }
  return (
    <LazyModal
      open
      onClose={close}
      onFailed={() => navigate(linkTo('login', {}, afterwards))}
      title={t(isMember ? `login.prompt.${reason}` : `login.invite.${reason}`)}
    >
      {isMember ? (
        <Stack gap="l">
          <LoginForm onLoggedIn={goOn} />
          <p>
            {t('login.new')}{' '}
            <TextLink to={linkTo('signup', {}, afterwards)} onClick={signUp}>
              {t('login.signup')}
            </TextLink>
          </p>
        </Stack>
      ) : (
        <Stack gap="m">
          <p>{t('login.invite.text')}</p>
          <LinkButton size="large" wide to={linkTo('signup', {}, afterwards)} onClick={signUp}>
            {t('login.invite.signup')}
          </LinkButton>
          <Button variant="secondary" wide onClick={() => setIsMember(true)}>
            {t('login.invite.already')}
          </Button>
        </Stack>
      )}
    </LazyModal>
  )
}
