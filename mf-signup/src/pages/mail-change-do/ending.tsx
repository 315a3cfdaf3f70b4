import type { User } from '@lonk/shared-api/schemas/user.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { ErrorCloud } from '@lonk/shared-ui/illustrations/error-cloud.tsx'
import { MatchingEyes } from '@lonk/shared-ui/illustrations/matching-eyes.tsx'
import { Trans, useTranslation } from 'react-i18next'
import { DrawnPage } from '../../surface/drawn-page.tsx'

/** The member with the address that now counts; a link that was used before; a dead one; an address of another account. */
export type MailChangeEnding = User | 'used' | 'dead' | 'taken'

export const Ending = ({ ending }: { readonly ending: MailChangeEnding }) => {
  const { t } = useTranslation('mf-signup')
  if (ending === 'used')
    return (
      <DrawnPage
        drawing={<MatchingEyes />}
        title={t('mailChange.used.title')}
        lead={t('mailChange.used.text')}
      >
        <Onward />
      </DrawnPage>
    )
  if (ending === 'dead')
    return (
      <DrawnPage drawing={<ErrorCloud />} title={t('mail.dead')} lead={t('errors.token_invalid')}>
        <p>{t('mailChange.dead')}</p>
        <ToSettings />
      </DrawnPage>
    )
  if (ending === 'taken')
    return (
      <DrawnPage drawing={<ErrorCloud />} title={t('mailChange.taken.title')} lead={t('errors.email_exists')}>
        <p>{t('mailChange.taken.text')}</p>
        <ToSettings />
      </DrawnPage>
    )
  return <Changed user={ending} />
}

/** The answer does not tell a change from its undoing: what only holds for the latter is said as such. */
const Changed = ({ user }: { readonly user: User }) => {
  const { t } = useTranslation('mf-signup')
  return (
    <DrawnPage
      drawing={<MatchingEyes />}
      title={t('mailChange.done.title')}
      lead={
        <Trans
          t={t}
          i18nKey="mailChange.done.text"
          values={{ email: user.email }}
          components={{ strong: <strong /> }}
        />
      }
    >
      <p>{t(user.status === 'not_confirmed' ? 'mailChange.done.activate' : 'mailChange.done.undone')}</p>
      <Onward />
    </DrawnPage>
  )
}

/** Whoever is logged in here still is: any other way on is logging in. */
const Onward = () => {
  const { t } = useTranslation('mf-signup')
  return useShared('user') ? (
    <ToSettings />
  ) : (
    <div>
      <LinkButton to={linkTo('login')} size="large">
        {t('login.submit')}
      </LinkButton>
    </div>
  )
}

const ToSettings = () => {
  const { t } = useTranslation('mf-signup')
  return (
    <div>
      <LinkButton to={linkTo('notifications')} size="large">
        {t('mailChange.settings')}
      </LinkButton>
    </div>
  )
}
