import type { OrderMoment, Transaction } from '@lonk/shared-api/schemas/transaction.ts'
import { linkTo } from '@lonk/shared-events/route-names.ts'
import { StatusBadge } from '@lonk/shared-ui/badge.tsx'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { Card } from '@lonk/shared-ui/card.tsx'
import { formatDayAndTime } from '@lonk/shared-ui/format.ts'
import { Cluster, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { usePageClock } from '@lonk/shared-ui/use-page-clock.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { withdrawalOf } from '../addresses.ts'
import { signedAmount } from '../amount-of.ts'
import { useMethodName } from '../method-name.ts'
import { stateOf, stateTones } from '../state-of.ts'
import { canWithdraw } from '../withdrawable.ts'
import { Bill } from './bill.tsx'
import { History } from './history.tsx'

interface FoundProps {
  readonly transaction: Transaction
  readonly history: readonly OrderMoment[]
}

/** What was bought or came back, what it came to, how far it is, and what can be done about it. */
export const Found = ({ transaction, history }: FoundProps) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const methodName = useMethodName()
  const { now } = usePageClock()
  const { id, order, lines, date, invoice_number, invoice_url, kind } = transaction
  const state = stateOf(transaction)
  return (
    <Stack gap="l">
      <PageHeading lead={t(`transactions.means.${state}`)}>{lines[0]?.description}</PageHeading>
      <Cluster justify="between" gap="s">
        <Amount>{signedAmount(transaction, locale)}</Amount>
        <StatusBadge tone={stateTones[state]}>{t(`transactions.state.${state}`)}</StatusBadge>
      </Cluster>
      <Card as="section">
        <Stack gap="m">
          <Bill transaction={transaction} />
          <Facts>
            <dt>{t('transactions.fact.date')}</dt>
            <dd>{formatDayAndTime(date, locale)}</dd>
            <dt>{t('transactions.fact.method')}</dt>
            <dd>{methodName(order.paymentmethod)}</dd>
            <dt>{t('transactions.fact.order')}</dt>
            <dd>{order.number}</dd>
            <dt>{t(kind === 'purchase' ? 'transactions.fact.invoice' : 'transactions.fact.creditNote')}</dt>
            <dd>{invoice_number}</dd>
          </Facts>
        </Stack>
      </Card>
      <Cluster>
        <LinkButton to={invoice_url} reloadDocument target="_blank">
          {t(kind === 'purchase' ? 'transactions.invoice' : 'transactions.creditNote')}
        </LinkButton>
        {kind === 'purchase' && (
          <LinkButton variant="secondary" to={linkTo('credits-repeat-order')}>
            {t('transactions.again')}
          </LinkButton>
        )}
        {canWithdraw(transaction, now) && (
          <LinkButton variant="secondary" to={withdrawalOf(id)}>
            {t('withdrawal.function')}
          </LinkButton>
        )}
      </Cluster>
      <History moments={history} here={id} />
    </Stack>
  )
}

const { color, space } = token

const Amount = styled.p`
  font-family: ${token.font.display};
  font-size: ${token.fontSize.xxl};
  font-variant-numeric: tabular-nums;
  font-weight: ${token.weight.display};
  line-height: ${token.lineHeight.display};
`

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: ${space.tiny} ${space.m};
  padding-block-start: ${space.m};
  border-block-start: 1px solid ${color.line};
  font-size: ${token.fontSize.s};

  & > dt {
    color: ${color.inkSoft};
  }
  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
