import type {
  DirectDebitAnswer,
  DirectDebitOtpAnswer,
  DirectDebitRequest,
} from '@lonk/shared-api/calls/payments/directdebit.schema.ts'
import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import type { Money } from '@lonk/shared-api/schemas/primitives.ts'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { Cluster, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Trans, useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ConsentBoxes } from '../../order/consent-boxes.tsx'
import { TermsLink } from '../../order/terms-link.tsx'
import { givenConsents, useConsents } from '../../order/use-consents.ts'
import { CodeClock } from './code-clock.tsx'
import { useSign } from './direct-debit.resource.ts'
import { MandateText } from './mandate-text.tsx'
import { Refused } from './refused.tsx'
import { Resend } from './resend.tsx'
import { isAboutDetails, isAboutDiscount, isTheEnd } from './why-refused.ts'

interface CodeStepProps {
  readonly sent: DirectDebitOtpAnswer
  /** When, in epoch milliseconds of this clock. */
  readonly at: number
  readonly total: Money
  readonly ordered: Omit<DirectDebitRequest, 'otp' | 'mandate_accepted' | keyof typeof givenConsents>
  readonly resending: boolean
  /** Why another code was not sent. */
  readonly problem: unknown
  readonly onResend: () => void
  readonly onChange: () => void
  /** Refused for what the first step asked. */
  readonly onRefused: (error: unknown) => void
  readonly onSigned: (answer: DirectDebitAnswer) => void
}

/** The code, the mandate that it signs, the consents of every order, and the button that obliges to pay. */
export const CodeStep = (props: CodeStepProps) => {
  const { sent, at, total, ordered, resending, problem, onResend, onChange, onRefused, onSigned } = props
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const errorText = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  const [otp, setOtp] = useState('')
  const [accepts, setAccepts] = useState(false)
  const [tried, setTried] = useState(false)
  const consents = useConsents()
  const sign = useSign()
  const complete = /^\d{6}$/.test(otp)
  const wrong = isApiError(sign.error) && sign.error.code === 'otp_invalid' ? sign.error : null
  useEffect(() => {
    if (sign.error) focusFirstInvalid(form.current)
  }, [sign.error])

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setTried(true))
    if (!complete || !accepts || !consents.given) return focusFirstInvalid(event.currentTarget)
    if (sign.isPending) return
    sign.mutate(
      { ...ordered, otp, mandate_accepted: true, ...givenConsents },
      {
        onSuccess: onSigned,
        onError: (error) => {
          if (isTheEnd(error) || isAboutDiscount(error) || isAboutDetails(error)) onRefused(error)
        },
      },
    )
  }
  const left = wrong ? Number(wrong.params.tries_left) : Number.NaN
  const tries =
    left > 0 ? t('directdebit.tries', { count: left }) : left === 0 ? t('directdebit.noTries') : ''
  const codeError = wrong ? `${errorText(wrong)}. ${tries}` : tried && !complete && t('directdebit.sixDigits')

  return (
    <Form ref={form} noValidate onSubmit={submit}>
      <p role="status">{t('directdebit.sent', { phone: sent.sent_to_masked })}</p>
      <Stack gap="xs">
        <TextField
          label={t('directdebit.code')}
          name="otp"
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          value={otp}
          onChange={({ target }) => {
            setOtp(target.value.replaceAll(/\D/g, ''))
            if (wrong) sign.reset()
          }}
          error={codeError}
        />
        <CodeClock endsAt={at + sent.expires_in * 1000} />
        <Cluster>
          <Resend at={at} busy={resending} onResend={onResend} />
          <Button variant="quiet" size="small" onClick={onChange}>
            {t('directdebit.change')}
          </Button>
        </Cluster>
        <Refused error={problem} bundleId={ordered.bundle_id} />
      </Stack>
      <MandateText text={sent.mandate_text} />
      <Checkbox
        label={t('directdebit.accept')}
        checked={accepts}
        onChange={({ target }) => setAccepts(target.checked)}
        error={tried && !accepts && t('errors.consent_required')}
      />
      <ConsentBoxes consents={consents} tried={tried} />
      <Refused error={wrong ? null : sign.error} bundleId={ordered.bundle_id} />
      <Soft>
        <Trans t={t} i18nKey="checkout.consent.terms" components={{ terms: <TermsLink /> }} />{' '}
        {t('checkout.payTotal', { total: formatMoney(total, locale) })}
      </Soft>
      <Button type="submit" size="large" wide busy={sign.isPending}>
        {t('checkout.pay')}
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  gap: ${token.space.m};
`

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
