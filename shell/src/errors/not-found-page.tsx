import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorCloud } from '@lonk/shared-ui/illustrations/error-cloud.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'

/** 404: the path belongs to no part (docs/product.md, point 8). */
export const NotFoundPage = () => {
  const { t } = useTranslation('shell')
  return (
    <PageContainer width="text">
      <EmptyState
        heading="h1"
        drawing={<ErrorCloud />}
        title={t('error.notFound.title')}
        action={<LinkButton to="/">{t('error.home')}</LinkButton>}
      >
        {t('error.notFound.text')}
      </EmptyState>
    </PageContainer>
  )
}
