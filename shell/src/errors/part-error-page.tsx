import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'

/** What `<main>` shows while a remote cannot be loaded; layout, navigation and badges go on. */
export const PartErrorPage = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useTranslation('shell')
  return (
    <PageContainer width="text">
      <ErrorState
        heading="h1"
        title={t('error.part.title')}
        message={t('error.part.text')}
        onRetry={onRetry}
      />
    </PageContainer>
  )
}
