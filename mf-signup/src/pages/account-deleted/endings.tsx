import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { ErrorCloud } from '@lonk/shared-ui/illustrations/error-cloud.tsx'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { useTranslation } from 'react-i18next'
import { Support } from '../../mail-link/support.tsx'
import { DrawnPage } from '../../surface/drawn-page.tsx'

/** No other mail can be asked for, so the words of a dead link do not fit here. */
export const TooLate = () => {
  const { t } = useTranslation('mf-signup')
  return (
    <DrawnPage drawing={<ErrorCloud />} title={t('mail.dead')} lead={t('deleted.late.text')}>
      <Support />
      <div>
        <LinkButton to={linkTo('signup')} variant="secondary">
          {t('deleted.late.again')}
        </LinkButton>
      </div>
    </DrawnPage>
  )
}

export const AlreadyThere = () => {
  const { t } = useTranslation('mf-signup')
  const user = useShared('user')
  return (
    <DrawnPage
      drawing={<MatchingEyes />}
      title={t('deleted.active')}
      lead={user ? undefined : t('errors.account_active_exists')}
    >
      <div>
        <LinkButton to={linkTo(user ? 'members' : 'login')} size="large">
          {t(user ? 'activate.done.members' : 'login.submit')}
        </LinkButton>
      </div>
    </DrawnPage>
  )
}
