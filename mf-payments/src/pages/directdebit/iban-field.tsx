import { TextField } from '@lonk/shared-ui/field.tsx'
import { CircleCheck } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { checkIban, groupIban } from './check-iban.ts'

interface IbanFieldProps {
  readonly name: string
  readonly value: string
  readonly onChange: (iban: string) => void
  readonly error: string | undefined
}

/**
 * An account number, grouped while it is typed at its end. A wrong one is said as soon as it is complete, or left; a
 * right one gets a tick.
 */
export const IbanField = ({ name, value, onChange, error }: IbanFieldProps) => {
  const { t } = useTranslation('mf-payments')
  const [left, setLeft] = useState(false)
  const state = checkIban(value)
  const wrong =
    state === 'country'
      ? t('errors.iban_country')
      : state === 'invalid' || (state === 'typing' && left && value !== '')
        ? t('errors.iban_invalid')
        : undefined
  return (
    <TextField
      label={t('directdebit.iban')}
      hint={t('directdebit.ibanHint')}
      name={name}
      value={value}
      onChange={({ target }) =>
        onChange(target.selectionEnd === target.value.length ? groupIban(target.value) : target.value)
      }
      onFocus={() => setLeft(false)}
      onBlur={() => {
        setLeft(true)
        if (groupIban(value) !== value) onChange(groupIban(value))
      }}
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      maxLength={42}
      error={wrong ?? error}
      end={
        state === 'valid' ? (
          <CircleCheck role="img" aria-label={t('directdebit.ibanGood')} width={22} height={22} />
        ) : undefined
      }
    />
  )
}
