import { styled } from 'styled-components'
import { Skeleton } from './skeleton.tsx'
import { from, token } from './token.ts'

/**
 * A card of `ProfileCardView` while its person is on the way, as high as it will be with place and distance. The page
 * says, once, that something is loading.
 */
export function ProfileCardSkeleton() {
  return (
    <Frame>
      <Skeleton ratio="4 / 5" />
      <Words>
        <Name>
          <Skeleton width="70%" height="70%" />
        </Name>
        <Place>
          <Skeleton width="46%" height="70%" />
        </Place>
        <Distance>
          <Skeleton width="62%" height="70%" />
        </Distance>
      </Words>
    </Frame>
  )
}

const { color, fontSize, lineHeight, space } = token

const Frame = styled.div`
  min-width: 0;
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${color.surface};
  box-shadow: ${token.shadow.low}, 0 0 0 1px ${color.line};
`

const Words = styled.div`
  padding: 10px ${space.s} ${space.s};
`

/* As high as a line of the card's words. */
const Name = styled.div`
  display: grid;
  align-items: center;
  height: calc(${fontSize.s} * ${lineHeight.snug});
  margin-block-end: 2px;

  ${from('phone')} {
    height: calc(${fontSize.m} * ${lineHeight.snug});
  }
`

const Place = styled.div`
  display: grid;
  align-items: center;
  height: calc(${fontSize.xs} * ${lineHeight.snug});

  ${from('tablet')} {
    height: calc(${fontSize.s} * ${lineHeight.snug});
  }
`

const Distance = styled(Place)`
  ${from('tablet')} {
    display: none;
  }
`
