import { Button } from '@lonk/shared-ui/button.tsx'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { FlowContainer, FlowHeading } from '../surface/flow-parts.tsx'

/**
 * The late parts did not come. Said with what the first question has brought: an `ErrorState` would be more to fetch
 * before anybody can answer.
 */
export const NotLoaded = ({ onRetry }: { readonly onRetry: () => void }) => {
  const { t } = useUiText()
  return (
    <FlowContainer width="narrow" role="alert">
      <FlowHeading lead={t('error.text')}>{t('error.title')}</FlowHeading>
      <Button onClick={onRetry}>{t('retry')}</Button>
    </FlowContainer>
  )
}
