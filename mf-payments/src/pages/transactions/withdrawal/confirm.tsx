import type { Refund } from '@lonk/shared-api/schemas/transaction.ts'
import { useShared } from '@lonk/shared-events/react.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Card } from '@lonk/shared-ui/card.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { formatDay, formatMoney } from '@lonk/shared-ui/format.ts'
import { Cluster, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { useMethodName } from '../method-name.ts'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import { useDeclare, useRefundTerms } from './refund.resource.ts'
import type { Declaration } from './withdrawal.tsx'

interface ConfirmProps {
  readonly declaration: Declaration
  readonly onBack: () => void
  readonly onDone: (refund: Refund) => void
}

/** The second step: what is declared, what it gives back and why that much, and the button that declares it. */
export const Confirm = ({ declaration, onBack, onDone }: ConfirmProps) => {
  const { t } = useTranslation('mf-payments')
  const { t: ui, locale } = useUiText()
  const errorText = useErrorText()
  const methodName = useMethodName()
  const { transaction, name, reason } = declaration
  const { order } = transaction
  const email = useShared('user')?.email ?? ''
  const days = useShared('settings')?.refund_days ?? 14
  const { data: terms, error, isFetching, refetch } = useRefundTerms(order.id)
  const { mutate, error: refusal, isPending } = useDeclare()

  if (!terms)
    return error ? (
      <ErrorState message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <RowsSkeleton rows={3} />
    )
  const back = (
    <Button variant="secondary" onClick={onBack}>
      {t('withdrawal.change')}
    </Button>
  )
  if (!terms.eligible)
    return (
      <Alert tone="warning" live title={t('withdrawal.notNow')} action={back}>
        {t(`errors.${terms.reason ?? 'refund_nothing_left'}`, { days })}
      </Alert>
    )
  const declare = () =>
    mutate(
      { order_id: order.id, name, confirm: true, ...(reason ? { reason } : {}) },
      { onSuccess: (answer) => onDone(answer.refund) },
    )
  return (
    <Stack gap="m">
      <Card as="section">
        <Stack gap="m">
          <p>
            {t('withdrawal.statement', {
              name,
              order: order.number,
              date: formatDay(transaction.date, locale),
            })}
          </p>
          <Facts>
            <dt>{t('withdrawal.unused')}</dt>
            <dd>{ui('credits.amount', { count: terms.credits })}</dd>
            <dt>{t('withdrawal.amount')}</dt>
            <dd>
              <strong>{formatMoney(terms.amount, locale)}</strong>
            </dd>
            <dt>{t('withdrawal.how')}</dt>
            <dd>{methodName(order.paymentmethod)}</dd>
            <dt>{t('withdrawal.mailTo')}</dt>
            <dd>{email}</dd>
          </Facts>
        </Stack>
      </Card>
      <List>
        <li>{t('withdrawal.terms.price')}</li>
        <li>{t('withdrawal.terms.bonus')}</li>
        <li>{t('withdrawal.terms.premium')}</li>
        <li>{t('withdrawal.terms.when')}</li>
      </List>
      {refusal && (
        <Alert tone="danger" live>
          {errorText(refusal)}
        </Alert>
      )}
      <Cluster>
        <Button busy={isPending} onClick={declare}>
          {t('withdrawal.confirm')}
        </Button>
        {back}
      </Cluster>
    </Stack>
  )
}

const { color, space } = token

const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space.tiny} ${space.m};

  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    text-align: end;
  }
`

const List = styled.ul`
  display: grid;
  gap: ${space.tiny};
  padding-inline-start: ${space.m};
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  list-style: disc;
`
