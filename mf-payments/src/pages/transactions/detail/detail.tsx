import { isApiError } from '@lonk/shared-api/errors/api-error.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { NoCredits } from '@lonk/shared-ui/illustrations/no-credits.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { PageSkeleton } from '@lonk/shared-ui/page-skeleton.tsx'
import { useErrorText } from '@lonk/shared-ui/use-error-text.ts'
import { useTranslation } from 'react-i18next'
import { BackLink } from '../../../back-link.tsx'
import { addresses } from '../addresses.ts'
import { useTransaction } from '../transactions.resource.ts'
import { Found } from './found.tsx'

/** One invoice or credit note, by the number in the address. Somebody else's is as absent as none. */
export const Detail = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation('mf-payments')
  const errorText = useErrorText()
  const { data, error, isFetching, refetch } = useTransaction(id)
  const back = (
    <LinkButton variant="secondary" to={addresses.statement}>
      {t('transactions.all')}
    </LinkButton>
  )
  if (data)
    return (
      <PageContainer width="text">
        <BackLink to={addresses.statement}>{t('transactions.all')}</BackLink>
        <Found transaction={data.transaction} history={data.history} />
      </PageContainer>
    )
  if (!Number.isSafeInteger(id) || (isApiError(error) && error.status === 404))
    return (
      <PageContainer width="text">
        <EmptyState heading="h1" drawing={<NoCredits />} title={t('transactions.absent')} action={back} />
      </PageContainer>
    )
  if (!error) return <PageSkeleton kind="article" />
  return (
    <PageContainer width="text">
      <ErrorState
        heading="h1"
        message={errorText(error)}
        busy={isFetching}
        onRetry={() => void refetch()}
        action={back}
      />
    </PageContainer>
  )
}
