import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { focusFirstInvalid } from '@lonk/shared-ui/focus-first-invalid.ts'
import { from, token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { type DetailField, type Details, isDetailField, problemsOf } from './details.ts'
import { IbanField } from './iban-field.tsx'

interface DetailsStepProps {
  readonly details: Details
  readonly country: string
  readonly busy: boolean
  /** What the server said of an earlier try. */
  readonly refused: unknown
  readonly onChange: (changed: Partial<Details>) => void
  readonly onNext: () => void
}

/** Who pays, from which account, and the phone for the code. */
export const DetailsStep = ({ details, country, busy, refused, onChange, onNext }: DetailsStepProps) => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const form = useRef<HTMLFormElement>(null)
  const [tried, setTried] = useState(false)
  const problems = problemsOf(details, country)
  const told = isApiError(refused) ? refused.fields : {}
  const isAtField = Object.keys(told).some(isDetailField)
  useEffect(() => {
    if (refused) focusFirstInvalid(form.current)
  }, [refused])

  const field = (name: DetailField) => {
    const problem = tried ? problems[name] : undefined
    return {
      name,
      value: details[name],
      onChange: (event: { target: { value: string } }) => onChange({ [name]: event.target.value }),
      error: problem ? t(`errors.${problem}`) : told[name]?.message,
    }
  }
  const next = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    flushSync(() => setTried(true))
    if (Object.keys(problems).length > 0) focusFirstInvalid(event.currentTarget)
    else if (!busy) onNext()
  }
  return (
    <Form ref={form} noValidate onSubmit={next}>
      <TextField
        {...field('account_holder')}
        label={t('directdebit.holder')}
        autoComplete="name"
        maxLength={70}
      />
      <IbanField {...field('iban')} onChange={(iban) => onChange({ iban })} />
      <Address>
        <TextField
          {...field('street')}
          label={t('directdebit.street')}
          autoComplete="address-line1"
          maxLength={80}
        />
        <TextField {...field('house_number')} label={t('directdebit.number')} maxLength={12} />
        <TextField
          {...field('zip')}
          label={t('directdebit.zip')}
          autoComplete="postal-code"
          autoCapitalize="characters"
          maxLength={12}
        />
        <TextField
          {...field('city')}
          label={t('directdebit.city')}
          autoComplete="address-level2"
          maxLength={60}
        />
      </Address>
      <TextField
        {...field('phone')}
        label={t('directdebit.phone')}
        hint={t('directdebit.phoneHint')}
        type="tel"
        autoComplete="tel"
        maxLength={20}
      />
      {Boolean(refused) && !isAtField && (
        <Alert tone="danger" live>
          {errorText(refused)}
        </Alert>
      )}
      <div>
        <Button type="submit" busy={busy}>
          {t('directdebit.send')}
        </Button>
      </div>
    </Form>
  )
}

const { space } = token

const Form = styled.form`
  display: grid;
  gap: ${space.m};
`

const Address = styled.div`
  display: grid;
  gap: ${space.m};

  ${from('phone')} {
    grid-template-columns: 2fr 1fr;

    & > :nth-child(3) {
      order: 1;
    }
  }
`
