import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { queryClient } from '../../query-client.ts'
import type { ResultProps } from './result.tsx'

/** The result in a chunk of its own: whoever orders does not need it yet, whoever comes back does not need the form. */
export const ResultPart = (props: ResultProps) => {
  const { t } = useTranslation('mf-payments')
  const { data, error, isFetching, refetch } = useQuery(
    {
      queryKey: ['part', 'result'],
      queryFn: () => import('./result.tsx'),
      staleTime: Number.POSITIVE_INFINITY,
      structuralSharing: false,
    },
    queryClient,
  )
  if (data) return <data.Result {...props} />
  if (error) return <ErrorState heading="h1" busy={isFetching} onRetry={() => void refetch()} />
  return (
    <PageContainer width="narrow">
      <PageHeading>{t('errors.payment_pending')}</PageHeading>
    </PageContainer>
  )
}
