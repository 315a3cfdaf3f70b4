import type { DoResetAnswer } from '@lonk/shared-api/calls/account/reset-password.schema.ts'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { Keyhole } from '@lonk/shared-ui/illustrations/keyhole.tsx'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { isDeadLink } from '../../mail-link/is-dead-link.ts'
import { DrawnPage } from '../../surface/drawn-page.tsx'
import { PasswordForm } from './password-form.tsx'
import { useResetLink } from './reset-password-do.resource.ts'

interface NewPasswordProps {
  readonly token: string
  readonly onAnswer: (answer: DoResetAnswer) => void
  readonly onDead: () => void
}

/** The link is looked at first, so that nobody thinks of a password for one that no longer works. */
export const NewPassword = ({ token, onAnswer, onDead }: NewPasswordProps) => {
  const { t } = useTranslation('mf-signup')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useResetLink(token)
  const dead = isDeadLink(error)
  useEffect(() => {
    if (dead) onDead()
  }, [dead, onDead])

  if (error && !dead && !data)
    return (
      <ErrorState heading="h1" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    )
  if (!data) return <PageSkeleton kind="form" />
  return (
    <DrawnPage
      drawing={<Keyhole />}
      title={t('reset.do.title')}
      lead={t('reset.do.lead', { email: data.email_masked })}
    >
      <PasswordForm token={token} onAnswer={onAnswer} onDead={onDead} />
    </DrawnPage>
  )
}
