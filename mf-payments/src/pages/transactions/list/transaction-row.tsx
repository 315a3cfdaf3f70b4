import type { Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { formatShortDay } from '@lonk/shared-ui/format.ts'
import { hover, token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { styled } from 'styled-components'
import { signedAmount } from '../amount-of.ts'
import { useMethodName } from '../method-name.ts'
import { stateOf, stateTones } from '../state-of.ts'

/** One line of the statement: what, when, how, how much, and how far it is. The whole line leads to it. */
export const TransactionRow = ({ transaction }: { readonly transaction: Transaction }) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const methodName = useMethodName()
  const { id, date, lines, order } = transaction
  const state = stateOf(transaction)
  return (
    <Item>
      <Row to={linkTo('transactions-id', { id })}>
        <What>{lines[0]?.description}</What>
        <Amount data-back={transaction.kind === 'purchase' ? undefined : ''}>
          {signedAmount(transaction, locale)}
        </Amount>
        <When>
          {formatShortDay(date, locale)} · {methodName(order.paymentmethod)}
        </When>
        <State>
          <StatusBadge tone={stateTones[state]}>{t(`transactions.state.${state}`)}</StatusBadge>
        </State>
      </Row>
    </Item>
  )
}

const { color, space } = token

const Item = styled.li`
  & + & {
    border-block-start: 1px solid ${color.line};
  }
`

const Row = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space.tiny} ${space.m};
  min-height: 72px;
  padding: ${space.s} ${space.m};
  color: ${color.ink};
  text-decoration: none;

  ${hover} {
    &:hover {
      background: ${color.tint};
    }
  }
  &:focus-visible {
    outline-offset: -3px;
  }
`

const What = styled.span`
  font-weight: ${token.weight.strong};
`

const Amount = styled.span`
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.strong};
  text-align: end;
  white-space: nowrap;

  &[data-back] {
    color: ${color.success};
  }
`

const When = styled.span`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
`

const State = styled.span`
  justify-self: end;
`
