import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { formatMoney, formatNumber } from '@lonk/shared-ui/format.ts'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { amountOf } from '../amount-of.ts'

/** The lines of the invoice as the server wrote them, their sum, and the VAT that is in a purchase. */
export const Bill = ({ transaction }: { readonly transaction: Transaction }) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const { lines, order, kind } = transaction
  const vat = { amount: order.vat.amount, currency: order.total.currency }
  return (
    <Table>
      <caption className="visually-hidden">{t('checkout.summary.title')}</caption>
      <tbody>
        {lines.map(({ description, amount }) => (
          <tr key={description}>
            <th scope="row">{description}</th>
            <td>{formatMoney(amount, locale)}</td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('checkout.summary.total')}</th>
          <td>{formatMoney(amountOf(transaction), locale)}</td>
        </tr>
        {kind === 'purchase' && (
          <tr data-soft="">
            <th scope="row">
              {t('transactions.vat', { rate: formatNumber(Number(order.vat.rate), locale) })}
            </th>
            <td>{formatMoney(vat, locale)}</td>
          </tr>
        )}
      </tfoot>
    </Table>
  )
}

const { color, space } = token

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;
  font-variant-numeric: tabular-nums;

  & th {
    padding-block: ${space.tiny};
    font-weight: ${token.weight.regular};
    text-align: start;
  }
  & td {
    padding-block: ${space.tiny};
    padding-inline-start: ${space.m};
    text-align: end;
    white-space: nowrap;
  }
  & tfoot tr:first-child > * {
    padding-block-start: ${space.xs};
    border-block-start: 1px solid ${color.line};
    font-weight: ${token.weight.strong};
  }
  & tr[data-soft] > * {
    color: ${color.inkSoft};
    font-size: ${token.fontSize.s};
  }
`
