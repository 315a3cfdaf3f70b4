import type { PaymentMethodId } from '@lonk/shared-api/choices.ts'
import type { PaymentMethod } from '@lonk/shared-api/schemas/order.ts'
import { FieldNotes } from '@lonk/shared-ui/field-frame.tsx'
import { SelectField } from '@lonk/shared-ui/select.tsx'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { MethodMark } from './method-marks.tsx'

interface MethodListProps {
  readonly methods: readonly PaymentMethod[]
  readonly value: PaymentMethodId | null
  readonly onChange: (method: PaymentMethodId) => void
  readonly issuer: string
  readonly onIssuer: (issuer: string) => void
  readonly error: string | null
}

/** The ways to pay, one a row; none is chosen beforehand. A list of banks only where the method has one. */
export const MethodList = ({ methods, value, onChange, issuer, onIssuer, error }: MethodListProps) => {
  const { t } = useTranslation('mf-payments')
  const id = useId()
  const issuers = methods.find((method) => method.id === value)?.issuers ?? []
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
      <Legend>{t('checkout.method.title')}</Legend>
      <Rows>
        {methods.map((method) => (
          <Row key={method.id}>
            <input
              type="radio"
              name="paymentmethod"
              value={method.id}
              checked={method.id === value}
              onChange={() => onChange(method.id)}
            />
            <span>{method.label}</span>
            <MethodMark method={method.id} />
          </Row>
        ))}
      </Rows>
      {methods.length === 0 && <p>{t('checkout.method.none')}</p>}
      <FieldNotes id={id} error={error} />
      {issuers.length > 0 && (
        <SelectField
          label={t('checkout.method.issuer')}
          value={issuer}
          onChange={(event) => onIssuer(event.target.value)}
        >
          <option value="">{t('checkout.method.chooseIssuer')}</option>
          {issuers.map((bank) => (
            <option key={bank.id} value={bank.id}>
              {bank.name}
            </option>
          ))}
        </SelectField>
      )}
    </Group>
  )
}

const { color, space } = token

const Group = styled.fieldset`
  display: grid;
  gap: ${space.s};
`

const Legend = styled.legend`
  margin-block-end: ${space.s};
  font-family: ${token.font.display};
  font-size: ${token.fontSize.l};
  font-weight: ${token.weight.display};
`

const Rows = styled.div`
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
`

const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 56px;
  padding: ${space.xs} ${space.m};
  cursor: pointer;

  & + & {
    border-block-start: 1px solid ${color.line};
  }
  & > input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: ${color.accent};
  }
  & > span {
    flex: 1;
    min-width: 0;
    font-weight: ${token.weight.medium};
  }
  & > svg {
    flex: none;
    color: ${color.inkSoft};
  }
  ${hover} {
    &:hover {
      background: ${color.tint};
    }
  }
  &:has(input:checked) {
    background: ${color.accentSoft};
  }
`
