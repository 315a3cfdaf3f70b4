import type { SpendLimitState } from '@lonk/shared-api/calls/payments/spend-limit.schema.ts'
import { Alert } from '@lonk/shared-ui/alert.tsx'
import { Button } from '@lonk/shared-ui/button.tsx'
import { Card } from '@lonk/shared-ui/card.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { TextField } from '@lonk/shared-ui/field.tsx'
import { formatDay, formatMoney } from '@lonk/shared-ui/format.ts'
import { Cluster, Stack } from '@lonk/shared-ui/page.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { type SyntheticEvent, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { styled } from 'styled-components'
import { RowsSkeleton } from '../rows-skeleton.tsx'
import { useSetLimit, useSpendLimit } from './limits.resource.ts'
import { readAmount } from './read-amount.ts'

/** How much may be spent in a calendar month: lower at once, higher after a week to think. */
export const SpendLimit = () => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const id = useId()
  const { data, error, isFetching, refetch } = useSpendLimit()
  return (
    <Card as="section" aria-labelledby={id}>
      <Stack gap="m">
        <h2 id={id}>{t('limit.title')}</h2>
        <p>{t('limit.text')}</p>
        {data ? (
          <LimitForm state={data} />
        ) : error ? (
          <ErrorState
            heading="h3"
            message={errorText(error)}
            busy={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <RowsSkeleton rows={2} />
        )}
      </Stack>
    </Card>
  )
}

const LimitForm = ({ state }: { readonly state: SpendLimitState }) => {
  const { t } = useTranslation('mf-payments')
  const { locale } = useUiText()
  const errorText = useErrorText()
  const { mutate, error, isPending, variables, data } = useSetLimit()
  const [wrong, setWrong] = useState(false)
  const { limit, site_limit, pending, spent, currency } = state
  const counted = limit ?? site_limit

  const set = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    const amount = readAmount(String(new FormData(event.currentTarget).get('amount') ?? ''))
    setWrong(amount === null)
    if (amount !== null) mutate({ month_limit: { amount, currency } })
  }

  return (
    <>
      <Facts>
        <dt>{t('limit.now')}</dt>
        <dd>{counted ? formatMoney(counted, locale) : t('limit.none')}</dd>
        <dt>{t('limit.spent')}</dt>
        <dd>{formatMoney(spent, locale)}</dd>
      </Facts>
      {pending && (
        <p>
          {t(pending.limit ? 'limit.pending' : 'limit.pendingNone', {
            amount: pending.limit ? formatMoney(pending.limit, locale) : '',
            date: formatDay(pending.from, locale),
          })}
        </p>
      )}
      {data && (
        <Alert tone="success" live>
          {t(data.pending ? 'limit.saved.later' : 'limit.saved.now')}
        </Alert>
      )}
      {error && (
        <Alert tone="danger" live>
          {errorText(error)}
        </Alert>
      )}
      <Form noValidate onSubmit={set}>
        <TextField
          label={t('limit.amount', { currency })}
          name="amount"
          inputMode="decimal"
          autoComplete="off"
          error={wrong && t('limit.wrong')}
        />
        <Cluster>
          <Button type="submit" busy={isPending && variables.month_limit !== null}>
            {t('limit.set')}
          </Button>
          {limit && (
            <Button
              variant="secondary"
              busy={isPending && variables.month_limit === null}
              onClick={() => mutate({ month_limit: null })}
            >
              {t('limit.drop')}
            </Button>
          )}
        </Cluster>
      </Form>
    </>
  )
}

const { space } = token

const Facts = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.tiny} ${space.m};

  & > dd {
    margin: 0;
    font-variant-numeric: tabular-nums;
    font-weight: ${token.weight.strong};
    text-align: end;
  }
`

const Form = styled.form`
  display: grid;
  gap: ${space.m};
  max-width: 320px;
`
