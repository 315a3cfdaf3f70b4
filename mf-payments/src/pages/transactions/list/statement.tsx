import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { NoCredits } from '@lonk/shared-ui/illustrations/no-credits.tsx'
import { PageContainer, PageHeading, Stack } from '@lonk/shared-ui/page.tsx'
import { Pagination } from '@lonk/shared-ui/pagination.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router'
import { pageOf } from '../addresses.ts'
import { ListSkeleton } from '../list-skeleton.tsx'
import { perPage, useTransactions } from '../transactions.resource.ts'
import { ViewTabs } from '../view-tabs.tsx'
import { Months } from './months.tsx'
import { WithdrawalNote } from './withdrawal-note.tsx'

/** Every payment and what came back, as a bank writes it: newest first, by month. */
export const Statement = () => {
  const { t } = useTranslation('mf-payments')
  return (
    <PageContainer width="text">
      <PageHeading lead={t('transactions.lead')}>{t('transactions.title')}</PageHeading>
      <Stack gap="l">
        <ViewTabs current="statement" />
        <Transactions />
      </Stack>
    </PageContainer>
  )
}

const Transactions = () => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const [query] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const { data, error, isFetching, refetch } = useTransactions(page)
  if (!data)
    return error ? (
      <ErrorState message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={5} />
    )
  if (data.total === 0)
    return (
      <EmptyState
        drawing={<NoCredits />}
        title={t('transactions.none.title')}
        action={<LinkButton to={linkTo('credits')}>{t('checkout.toCredits')}</LinkButton>}
      >
        {t('transactions.none.text')}
      </EmptyState>
    )
  return (
    <>
      {page === 1 && <WithdrawalNote transactions={data.transactions} />}
      <Months transactions={data.transactions} />
      <Pagination page={page} pages={Math.ceil(data.total / perPage)} to={(number) => pageOf(null, number)} />
    </>
  )
}
