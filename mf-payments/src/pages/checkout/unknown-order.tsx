import { linkTo } from '@lonk/shared-events/route-names.ts'
import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorCloud } from '@lonk/shared-ui/illustrations/error-cloud.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'

/** The address names an order that is somebody else's, or nobody's. */
export const UnknownOrder = () => {
  const { t } = useTranslation('mf-payments')
  return (
    <PageContainer width="text">
      <EmptyState
        drawing={<ErrorCloud />}
        heading="h1"
        title={t('result.unknown.title')}
        action={
          <>
            <LinkButton to={linkTo('credits')}>{t('checkout.toCredits')}</LinkButton>
            <LinkButton variant="quiet" to={linkTo('transactions-id', {})}>
              {t('result.unknown.all')}
            </LinkButton>
          </>
        }
      >
        <span role="alert">{t('result.unknown.text')}</span>
      </EmptyState>
    </PageContainer>
  )
}
