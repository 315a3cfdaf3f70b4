import { Stack } from '@lonk/shared-ui/page.tsx'
import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { FlowContainer } from '../surface/flow-parts.tsx'

/** A question whose chunk is not there yet. */
export const StepWaiting = () => {
  const { t } = useUiText()
  return (
    <FlowContainer width="narrow" role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <Stack gap="l">
        <Skeleton width="70%" height="36px" />
        <Skeleton height="48px" />
        <Skeleton height="48px" />
      </Stack>
    </FlowContainer>
  )
}
