import { safeBackPath } from '@lonk/shared-events/back-path.ts'
import type { SlotProps } from '@lonk/shared-events/contract.ts'
import { isObject } from '@lonk/shared-events/event-schema.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { TextLink } from '@lonk/shared-ui/link.tsx'
import { Stack } from '@lonk/shared-ui/page.tsx'
import { signupOnClick } from '@lonk/shared-ui/signup-on-click.ts'
import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useLocation, useNavigate } from 'react-router'
import { LoginForm } from '../../pages/login/login-form.tsx'

const reasons = ['like', 'chat', 'gift', 'photos'] as const

/** On `login-requested`: logging in above the page on which a visitor wanted what only members may. */
export function Slot({ request, close }: SlotProps) {
  const { t } = useTranslation('mf-signup')
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const { reason, back } = readRequest(request)
  const afterwards = { back: back ?? `${pathname}${search}` }

  const goOn = () => {
    close()
    if (back) navigate(back)
  }
  const signUp = (event: MouseEvent) => {
    signupOnClick(afterwards)(event)
    // Two dialogs at once are one too many; a new tab leaves this one as it is.
    if (event.defaultPrevented) close()
  }
  return (
    <LazyModal
      open
      onClose={close}
      onFailed={() => navigate(linkTo('login', {}, afterwards))}
      title={t(`login.prompt.${reason}`)}
    >
      <Stack gap="l">
        <LoginForm onLoggedIn={goOn} />
        <p>
          {t('login.new')}{' '}
          <TextLink to={linkTo('signup', {}, afterwards)} onClick={signUp}>
            {t('login.signup')}
          </TextLink>
        </p>
      </Stack>
    </LazyModal>
  )
}

/** The request comes from another part, perhaps of another release: an unknown reason is spoken of in general. */
const readRequest = (request: unknown) => {
  const { reason, back } = isObject<Record<string, unknown>>(request) ? request : {}
  return {
    reason: reasons.find((known) => known === reason) ?? 'any',
    back: typeof back === 'string' ? safeBackPath(back) : null,
  } as const
}
