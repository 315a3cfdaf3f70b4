import { Card } from '@lonk/shared-ui/card.tsx'
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
import { ViewTabs } from '../view-tabs.tsx'
import { EntryRow } from './entry-row.tsx'
import { entriesPerPage, useLedger } from './ledger.resource.ts'

/** Every credit that came and went, with what it had cost and what was left. */
export const Credits = () => {
  const { t } = useTranslation('mf-payments')
  return (
    <PageContainer width="text">
      <PageHeading lead={t('ledger.lead')}>{t('ledger.title')}</PageHeading>
      <Stack gap="l">
        <ViewTabs current="credits" />
        <Entries />
      </Stack>
    </PageContainer>
  )
}

const Entries = () => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const [query] = useSearchParams()
  const page = Math.max(1, Math.trunc(Number(query.get('page'))) || 1)
  const { data, error, isFetching, refetch } = useLedger(page)
  if (!data)
    return error ? (
      <ErrorState message={errorText(error)} busy={isFetching} onRetry={() => void refetch()} />
    ) : (
      <ListSkeleton rows={6} />
    )
  if (data.total === 0)
    return (
      <EmptyState drawing={<NoCredits />} title={t('ledger.none.title')}>
        {t('ledger.none.text')}
      </EmptyState>
    )
  return (
    <>
      <p>{t('credits.balance', { count: data.balance })}</p>
      <Card bare>
        <ul aria-label={t('ledger.title')}>
          {data.entries.map((entry) => (
            <EntryRow key={entry.id} entry={entry} />
          ))}
        </ul>
      </Card>
      <Pagination
        page={page}
        pages={Math.ceil(data.total / entriesPerPage)}
        to={(number) => pageOf('credits', number)}
      />
    </>
  )
}
