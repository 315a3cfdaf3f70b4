import type { LedgerEntry } from '@lonk/shared-api/schemas/transaction.ts'
import { formatDayAndTime, formatMoney, formatNumber } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'

/** Why, when, how many, and how many there were then. */
export const EntryRow = ({ entry }: { readonly entry: LedgerEntry }) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const { kind, delta, balance_after, eur_value, created_at } = entry
  const sign = delta > 0 ? '+' : '−'
  return (
    <Row>
      <What>{t(`ledger.kind.${kind}`)}</What>
      <Delta data-in={delta > 0 ? '' : undefined}>
        {sign} {formatNumber(Math.abs(delta), locale)}
      </Delta>
      <Soft>
        {formatDayAndTime(created_at, locale)}
        {eur_value && ` · ${t('ledger.worth', { amount: formatMoney(unsigned(eur_value), locale) })}`}
      </Soft>
      <Left>{t('ledger.after', { count: balance_after })}</Left>
    </Row>
  )
}

/** The sign stands at the credits already. */
const unsigned = ({ amount, currency }: NonNullable<LedgerEntry['eur_value']>) => ({
  amount: amount.replace('-', ''),
  currency,
})

const { color, space } = token

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.tiny} ${space.m};
  padding: ${space.s} ${space.m};

  & + & {
    border-block-start: 1px solid ${color.line};
  }
`

const What = styled.span`
  font-weight: ${token.weight.medium};
`

const Delta = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.strong};
  text-align: end;
  white-space: nowrap;

  &[data-in] {
    color: ${color.success};
  }
`

const Soft = styled.span`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`

const Left = styled(Soft)`
  font-variant-numeric: tabular-nums;
  text-align: end;
`
