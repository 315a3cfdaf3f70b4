import type { PhotoVerificationAnswer } from '@lonk/shared-api/calls/profile/photo-verification.schema.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { FormPart } from '../form-part.tsx'
import { Note } from '../note.ts'
import { SelfieForm } from './selfie-form.tsx'
import { useVerification } from './verification.resource.ts'

/** The mark that says that the member is who the photos show: how to get it, and where that stands. */
export const Verification = () => {
  const { t } = useTranslation('mf-members')
  return (
    <FormPart title={t('own.verification.title')} id="verification">
      <State />
    </FormPart>
  )
}

const State = () => {
  const errorText = useErrorText()
  const { verification, ask } = useVerification()
  const { data, error, isFetching, refetch } = verification
  if (data) return <Known verification={data} ask={ask} />
  if (!error) return <Skeleton height="120px" shape="block" />
  return (
    <ErrorState heading="h3" message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
  )
}

interface KnownProps {
  readonly verification: PhotoVerificationAnswer
  readonly ask: ReturnType<typeof useVerification>['ask']
}

const Known = ({ verification: { state, pose_code, reject_reason }, ask }: KnownProps) => {
  const { t } = useTranslation('mf-members')
  const user = useShared('user')
  if (state === 'verified')
    return (
      <Alert tone="success" title={t('own.verification.verified')}>
        {t('own.verification.stays')}
      </Alert>
    )
  if (user?.status === 'not_confirmed') return <p>{t('own.verification.confirmFirst')}</p>
  return (
    <>
      {state === 'pending' ? (
        <Alert title={t('own.verification.pending')}>{t('own.verification.pendingText')}</Alert>
      ) : null}
      {state === 'rejected' ? (
        <Alert tone="warning" title={t('own.verification.rejected')}>
          {t(`own.verification.reason.${reject_reason ?? 'unknown'}`)}
        </Alert>
      ) : null}
      {state === 'none' ? <p>{t('own.verification.text')}</p> : null}
      {user?.profile.photo_count_public === 0 ? <Alert>{t('own.verification.photoFirst')}</Alert> : null}
      {/* The next pose is another task: what was chosen for the last one goes. */}
      <SelfieForm key={pose_code} pose={pose_code} again={state === 'pending'} ask={ask} />
      <Note>{t('own.verification.privacy')}</Note>
    </>
  )
}
