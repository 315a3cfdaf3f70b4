import { FieldNotes } from '@lonk/shared-ui/field-frame.tsx'
import { formatMoney } from '@lonk/shared-ui/format.ts'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
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

/** The ways to pay, one a row; none is chosen beforehand. One that cannot take the price says why. */
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
        <Rows>
          {rows.map((row) => (
            <Row key={row.value}>
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
            </Row>
          ))}
        </Rows>
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

const Rows = styled.div`
  overflow: hidden;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${token.radius.card};
  background: ${color.surface};
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
  &:has(input:disabled) {
    color: ${color.inkSoft};
    cursor: default;
  }
`

const Limit = styled.small`
  display: block;
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  font-weight: ${token.weight.regular};
`
