import { ErrorState } from '@lonk/shared-ui/error-state.tsx'
import { PageContainer, PageHeading } from '@lonk/shared-ui/page.tsx'
import { lateCode, useLateCode } from '@lonk/shared-ui/remote/late-code.ts'
import { useTranslation } from 'react-i18next'
import type { ResultProps } from './result.tsx'

/** The result in a chunk of its own: whoever orders does not need it yet, whoever comes back does not need the form. */
const result = lateCode(() => import('./result.tsx'))

export const ResultPart = (props: ResultProps) => {
  const { t } = useTranslation('mf-payments')
  const { code, failed, retry } = useLateCode(result)
  if (code) return <code.Result {...props} />
  if (failed) return <ErrorState heading="h1" onRetry={retry} />
  return (
    <PageContainer width="narrow">
      <PageHeading>{t('result.looking')}</PageHeading>
    </PageContainer>
  )
}
