import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { useUiText } from '@lonk/shared-ui/use-ui-text.ts'
import { styled } from 'styled-components'

const bubbles = [
  { own: false, width: '62%' },
  { own: false, width: '38%' },
  { own: true, width: '54%' },
  { own: false, width: '70%' },
  { own: true, width: '30%' },
]

/** A conversation on its way. */
export const ThreadSkeleton = () => {
  const { t } = useUiText()
  return (
    <Bubbles role="status">
      <span className="visually-hidden">{t('loading')}</span>
      {bubbles.map(({ own, width }) => (
        <Side key={width} $own={own}>
          <Skeleton shape="block" width={width} height="44px" />
        </Side>
      ))}
    </Bubbles>
  )
}

const Bubbles = styled.div`
  display: grid;
  align-content: end;
  gap: ${token.space.s};
  height: 100%;
  max-width: 800px;
  margin-inline: auto;
  padding: ${token.space.m} ${token.space.m} 120px;
`

const Side = styled.div<{ $own: boolean }>`
  display: flex;
  justify-content: ${({ $own }) => ($own ? 'flex-end' : 'flex-start')};
`
