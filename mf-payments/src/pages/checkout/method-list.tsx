import { FieldNotes } from '@lonk/shared-ui/field-notes.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { ChoiceRow, ChoiceRows } from '../../products/choice-row.tsx'
import type { MethodRow } from './method-choice.ts'
import { MethodMark } from './method-marks.tsx'

interface MethodListProps {
  readonly rows: readonly MethodRow[]
  readonly value: string | null
  readonly onChange: (value: string) => void
  readonly error: string | null
  /** What the chosen one asks besides. */
  readonly children?: ReactNode
}

/** The ways to pay, one a row. One that cannot take the price says why. */
export const MethodList = ({ rows, value, onChange, error, children }: MethodListProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const id = useId()
  const limitText = ({ limit, method: { min, max } }: MethodRow) =>
    limit && t(`checkout.method.${limit}`, { amount: formatMoney(limit === 'min' ? min : max, locale) })
  return (
    <Group aria-describedby={error ? `${id}-error` : undefined} aria-invalid={error ? true : undefined}>
      <Legend>{t('checkout.method.title')}</Legend>
      {rows.length > 0 && (
        <ChoiceRows>
          {rows.map((row) => (
            <ChoiceRow key={row.value}>
              <input
                type="radio"
                name="paymentmethod"
                value={row.value}
                checked={row.value === value}
                disabled={row.limit !== null}
                onChange={() => onChange(row.value)}
              />
              <span>
                {row.label}
                {row.limit && <Limit>{limitText(row)}</Limit>}
              </span>
              <MethodMark icon={row.method.icon} />
            </ChoiceRow>
          ))}
        </ChoiceRows>
      )}
      {rows.length === 0 && <p>{t('checkout.method.none')}</p>}
      <FieldNotes id={id} error={error} />
      {children}
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

const Limit = styled.small`
  display: block;
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.regular};
`
