import { LinkButton } from '@lonk/shared-ui/button.tsx'
import { EmptyState } from '@lonk/shared-ui/empty-state.tsx'
import { ErrorCloud } from '@lonk/shared-ui/illustrations/error-cloud.tsx'
import { PageContainer } from '@lonk/shared-ui/page.tsx'
import { useTranslation } from 'react-i18next'
import { Boundary } from '../composition/boundary.tsx'
import { NestedErrorPage } from './nested-error-page.tsx'
import { report } from './reports.ts'

const usualStatus = 500

/** A member is told only what the server answered, in their language; a script's own message helps nobody. */
const answerIn = (cause: unknown): { readonly message: string; readonly status: number } | null =>
  cause instanceof Error && 'status' in cause && typeof cause.status === 'number' && cause.status > 0
    ? { message: cause.message, status: cause.status }
    : null

/** The generic error page: a message, a status, and the way home (docs/product.md, point 8). */
export const ErrorPage = ({ cause }: { readonly cause: unknown }) => (
  <Boundary onFailed={report} fallback={() => <NestedErrorPage />}>
    <ErrorPageContent cause={cause} />
  </Boundary>
)

const ErrorPageContent = ({ cause }: { readonly cause: unknown }) => {
  const { t } = useTranslation('shell')
  const answer = answerIn(cause)
  return (
    <PageContainer width="text">
      <div role="alert">
        <EmptyState
          heading="h1"
          drawing={<ErrorCloud />}
          title={answer?.message || t('error.page.message')}
          action={<LinkButton to="/">{t('error.home')}</LinkButton>}
        >
          {t('error.page.status', { status: answer?.status ?? usualStatus })}
        </EmptyState>
      </div>
    </PageContainer>
  )
}
