import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { ErrorCloud } from '@lonk/shared-ui/illustrations/error-cloud.tsx'
import { Cluster } from '@lonk/shared-ui/page.tsx'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { lateCode, useLateCode } from '@lonk/shared-ui/remote/late-code.ts'
import { useLinkToken } from '@lonk/shared-ui/remote/link-token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isDeadLink } from '../../mail-link/is-dead-link.ts'
import { ServerState } from '../../server-state.ts'
import { DrawnPage } from '../../surface/drawn-page.tsx'
import { useFocusOnHeading } from '../../surface/focus-on-heading.ts'
import { useInvitation } from './complete-signup.resource.ts'

const completionForm = lateCode(() => import('./completion-form.tsx'))

/** Where the mail of an account that a partner made leads (`/complete-signup?token=`). */
export const Page = () => {
  const token = useLinkToken()
  const [dead, setDead] = useState(token === null)
  const top = useFocusOnHeading(dead ? 'dead' : 'form')
  return (
    <ServerState>
      <div ref={top}>
        {dead || token === null ? <DeadLink /> : <Invited token={token} onDead={() => setDead(true)} />}
      </div>
    </ServerState>
  )
}

interface InvitedProps {
  readonly token: string
  readonly onDead: () => void
}

const Invited = ({ token, onDead }: InvitedProps) => {
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useInvitation(token)
  const { code, failed, retry } = useLateCode(completionForm)
  if (data && code) return <code.CompletionForm token={token} invitation={data} onDead={onDead} />
  if (isDeadLink(error)) return <DeadLink />
  if (failed) return <ErrorState heading="h1" onRetry={retry} />
  if (!error) return <PageSkeleton kind="form" />
  return (
    <ErrorState heading="h1" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
  )
}

/** Used or too old. Whoever completed the account logs in; for anybody else signing up is the way. */
const DeadLink = () => {
  const { t } = useTranslation('mf-signup')
  return (
    <DrawnPage drawing={<ErrorCloud />} title={t('mail.dead')} lead={t('partner.dead')}>
      <Cluster gap="xs">
        <LinkButton to={linkTo('login')} size="large">
          {t('login.submit')}
        </LinkButton>
        <LinkButton to={linkTo('signup')} variant="secondary" size="large">
          {t('partner.signup')}
        </LinkButton>
      </Cluster>
    </DrawnPage>
  )
}
