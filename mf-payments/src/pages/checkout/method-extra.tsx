import type { PaymentMethod } from '@lonk/shared-api/schemas/order.ts'
import { Checkbox } from '@lonk/shared-ui/checkbox.tsx'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import type { MethodRow } from './method-choice.ts'

interface MethodExtraProps {
  readonly row: MethodRow
  readonly issuer: string
  readonly onIssuer: (issuer: string) => void
  readonly keeps: boolean
  readonly onKeeps: (keeps: boolean) => void
}

/** What a method asks besides: its bank where there is a list of them, and whether a new card is kept. */
export const MethodExtra = ({ row, issuer, onIssuer, keeps, onKeeps }: MethodExtraProps) => {
  const { t } = useTranslation('mf-payments')
  const { method, saved } = row
  return (
    <>
      {method.issuers.length > 0 && <BankList issuers={method.issuers} value={issuer} onChange={onIssuer} />}
      {method.keepable && !saved && (
        <Checkbox
          label={t('checkout.method.keep')}
          checked={keeps}
          onChange={(event) => onKeeps(event.target.checked)}
        />
      )}
      {method.id === 'banktransfer' && <Soft>{t('checkout.method.transfer')}</Soft>}
    </>
  )
}

interface BankListProps {
  readonly issuers: PaymentMethod['issuers']
  readonly value: string
  readonly onChange: (issuer: string) => void
}

const BankList = ({ issuers, value, onChange }: BankListProps) => {
  const { t } = useTranslation('mf-payments')
  return (
    <SelectField
      label={t('checkout.method.issuer')}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('checkout.method.chooseIssuer')}</option>
      {issuers.map((bank) => (
        <option key={bank.id} value={bank.id}>
          {bank.name}
        </option>
      ))}
    </SelectField>
  )
}

const Soft = styled.p`
  color: ${token.color.inkSoft};
  font-size: ${token.fontSize.s};
`
