import { Button } from '@lonk/shared-ui/button.tsx'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { RadioGroup } from '@lonk/shared-ui/radio-group.tsx'
import { TextArea } from '@lonk/shared-ui/text-area.tsx'
import { type SyntheticEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import type { Reason, Why } from './leave.resource.ts'
import { StepForm } from './step-form.tsx'

/** Characters (docs/api.md, `DELETE /api/account.php`). */
const mostText = 1000

interface ReasonStepProps {
  readonly reasons: readonly Reason[]
  readonly onChosen: (why: Why) => void
}

/** Why: one of a list, the last of which says nothing. */
export const ReasonStep = ({ reasons, onChosen }: ReasonStepProps) => {
  const { t } = useTranslation('mf-members')
  const [reason, setReason] = useState<Reason>()
  const [missing, setMissing] = useState(false)
  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    const text = String(new FormData(form).get('text')).trim()
    if (reason) return onChosen({ reason, text })
    flushSync(() => setMissing(true))
    focusFirstInvalid(form)
  }
  return (
    <StepForm noValidate={true} onSubmit={submit}>
      <RadioGroup
        name="reason"
        label={t('settings.leave.why')}
        options={reasons.map((value) => ({ value, label: t(`settings.leave.reason.${value}`) }))}
        value={reason}
        error={missing && !reason ? t('settings.leave.choose') : undefined}
        onChange={setReason}
      />
      <TextArea label={t('settings.leave.more')} name="text" optional={true} maxLength={mostText} rows={2} />
      <Button type="submit" wide={true}>
        {t('settings.leave.next')}
      </Button>
    </StepForm>
  )
}
