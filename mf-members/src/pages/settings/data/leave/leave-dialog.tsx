import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { LazyModal } from '@lonk/shared-ui/lazy-modal.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { RowsSkeleton } from '../../parts/rows-skeleton.tsx'
import { AlternativeStep } from './alternative-step.tsx'
import { ConfirmStep } from './confirm-step.tsx'
import { useLeaving, type Why } from './leave.resource.ts'
import { ReasonStep } from './reason-step.tsx'

interface LeaveDialogProps {
  readonly onClose: () => void
}

/** Three steps: why, one other way that may help, and the password. Nothing is asked twice. */
export const LeaveDialog = ({ onClose }: LeaveDialogProps) => {
  const { t } = useTranslation('mf-members')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useLeaving()
  const [why, setWhy] = useState<Why | null>(null)
  const [sure, setSure] = useState(false)
  const step = sure ? 3 : why ? 2 : 1
  const alternative = data?.alternatives.find(({ reason }) => reason === why?.reason)?.alternative

  const content = () => {
    if (!data)
      return error ? (
        <ErrorState
          heading="h3"
          message={errorText(error)}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <RowsSkeleton rows={5} />
      )
    if (!why) return <ReasonStep reasons={data.reasons} onChosen={setWhy} />
    if (sure || !alternative) return <ConfirmStep why={why} leaving={data} />
    return (
      <AlternativeStep
        alternative={alternative}
        discount={data.delete_discount}
        onAnyway={() => setSure(true)}
        onClose={onClose}
      />
    )
  }
  return (
    <LazyModal
      open
      onClose={onClose}
      onFailed={onClose}
      title={t('settings.leave.title')}
      description={t('settings.leave.step', { step })}
    >
      {content()}
    </LazyModal>
  )
}
