import { Skeleton } from '@lonk/shared-ui/skeleton.tsx'
import { token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'

const rows = ['82%', '60%', '74%', '52%', '68%', '80%']

/** The list before it is there for the first time. */
export const ListSkeleton = ({ label }: { label: string }) => (
  <div role="status">
    <span className="visually-hidden">{label}</span>
    {rows.map((width) => (
      <Row key={width}>
        <Skeleton width="44px" height="44px" shape="circle" />
        <Lines>
          <Skeleton width="120px" height="16px" />
          <Skeleton width={width} height="14px" />
        </Lines>
      </Row>
    ))}
  </div>
)

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space.s};
  min-height: 72px;
  padding-inline: ${token.space.s};
`

const Lines = styled.div`
  display: grid;
  flex: 1;
  gap: ${token.space.xs};
`
