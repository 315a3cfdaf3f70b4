import type { AccountAnswer } from '@lonk/shared-api/calls/account/account.schema.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { PasswordField } from '@lonk/shared-ui/password-field.tsx'
import { RadioGroup } from '@lonk/shared-ui/radio-group.tsx'
import { type SyntheticEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useRefusedForm } from '../../parts/use-refused-form.ts'
import { useDeleteAccount, type Why } from './leave.resource.ts'
import { StepForm, StepHeading } from './step-form.tsx'

interface ConfirmStepProps {
  readonly why: Why
  readonly leaving: AccountAnswer
}

/** What happens, what is left behind, from when there is no way back, and the password. */
export const ConfirmStep = ({ why, leaving }: ConfirmStepProps) => {
  const { t, i18n } = useTranslation('mf-members')
  const [when, setWhen] = useState<'later' | 'now'>('later')
  const { mutate, error, isPending } = useDeleteAccount()
  const { form, errorOf, summary } = useRefusedForm(error)
  const { credits_left, refundable } = leaving
  const amount = [refundable.amount, ...refundable.also]
    .map((money) => formatMoney(money, i18n.language))
    .join(' + ')

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    mutate({
      password: String(new FormData(event.currentTarget).get('password')),
      reason: why.reason,
      ...(why.text ? { reason_text: why.text } : {}),
      ...(when === 'now' ? { immediate: true } : {}),
    })
  }
  return (
    <StepForm ref={form} noValidate={true} onSubmit={submit}>
      <StepHeading>{t('settings.leave.sure')}</StepHeading>
      <p>{t('settings.leave.effect')}</p>
      {credits_left > 0 ? (
        <Alert tone="warning">
          {t('settings.leave.credits', { credits: credits_left })}{' '}
          {refundable.credits > 0
            ? t('settings.leave.refund', { credits: refundable.credits, amount })
            : t('settings.leave.lost')}
        </Alert>
      ) : null}
      <RadioGroup
        name="when"
        label={t('settings.leave.when')}
        options={[
          { value: 'later', label: t('settings.leave.later') },
          { value: 'now', label: t('settings.leave.now') },
        ]}
        value={when}
        onChange={setWhen}
      />
      <PasswordField
        label={t('settings.password.present')}
        name="password"
        autoComplete="current-password"
        error={errorOf('password')}
      />
      {summary ? (
        <Alert tone="danger" live={true}>
          {summary}
        </Alert>
      ) : null}
      <Button type="submit" variant="danger" wide={true} busy={isPending}>
        {t('settings.leave.title')}
      </Button>
    </StepForm>
  )
}
