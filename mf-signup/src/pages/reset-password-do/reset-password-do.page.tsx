import type { DoResetAnswer } from '@lonk/shared-api/calls/account/reset-password.schema.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { ErrorCloud } from '@lonk/shared-ui/illustrations/error-cloud.tsx'
import { Keyhole } from '@lonk/shared-ui/illustrations/keyhole.tsx'
import { useLinkToken } from '@lonk/shared-ui/remote/link-token.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LoggedIn } from '../../login/logged-in.tsx'
import { ServerState } from '../../server-state.ts'
import { DrawnPage } from '../../surface/drawn-page.tsx'
import { useFocusOnHeading } from '../../surface/focus-on-heading.ts'
import { NewPassword } from './new-password.tsx'

/** Where the mail's link leads (`/reset-password/do?token=`): a new password, and with it a session. */
export const Page = () => {
  const { t } = useTranslation('mf-signup')
  const token = useLinkToken()
  const [answer, setAnswer] = useState<DoResetAnswer | null>(null)
  const [dead, setDead] = useState(false)
  const top = useFocusOnHeading(dead ? 'dead' : answer ? 'done' : 'link')

  if (answer?.user) return <LoggedIn user={answer.user} text={t('reset.do.done')} />
  const content = () => {
    if (answer) return <UsedLink />
    if (dead || token === null) return <DeadLink />
    return <NewPassword token={token} onAnswer={setAnswer} onDead={() => setDead(true)} />
  }
  return (
    <ServerState>
      <div ref={top}>{content()}</div>
    </ServerState>
  )
}

/** The password is set and the answer that would have logged in was lost: logging in is all that is left. */
const UsedLink = () => {
  const { t } = useTranslation('mf-signup')
  return (
    <DrawnPage drawing={<Keyhole />} title={t('reset.used.title')} lead={t('reset.used.text')}>
      <div>
        <LinkButton to={linkTo('login')} size="large">
          {t('login.submit')}
        </LinkButton>
      </div>
    </DrawnPage>
  )
}

const DeadLink = () => {
  const { t } = useTranslation('mf-signup')
  return (
    <DrawnPage drawing={<ErrorCloud />} title={t('mail.dead')} lead={t('errors.token_invalid')}>
      <p>{t('reset.dead.text')}</p>
      <div>
        <LinkButton to={linkTo('reset-password')} size="large">
          {t('reset.dead.again')}
        </LinkButton>
      </div>
    </DrawnPage>
  )
}
