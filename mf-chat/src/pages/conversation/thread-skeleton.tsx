import { ThreadShape } from '@lonk/shared-ui/page-skeleton.tsx'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { styled } from 'styled-components'

/** A conversation on its way, in the shape in which the document showed it. */
export const ThreadSkeleton = () => {
  const { t } = useUiText()
  return (
    <Place role="status">
      <span className="visually-hidden">{t('loading')}</span>
      <ThreadShape />
    </Place>
  )
}

const Place = styled.div`
  height: 100%;
`
