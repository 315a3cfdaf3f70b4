import { keyframes, styled } from 'styled-components'
import { token } from './token.ts'

/** Give it the size of what comes, so that nothing shifts. The page says, once, that something is loading. */
export interface SkeletonProps {
  /** CSS lengths; as wide as its parent and one line high without. */
  width?: string
  height?: string
  shape?: 'line' | 'block' | 'circle'
  /** `4 / 5` and the like, instead of a height. */
  ratio?: string
}

/** A quiet stand-in for something that is on its way; hidden from assistive technology. */
export function Skeleton({ width = '100%', height, shape = 'line', ratio }: SkeletonProps) {
  return <Shape aria-hidden="true" $width={width} $height={height} $shape={shape} $ratio={ratio} />
}

const breathe = keyframes`
  50% { opacity: 0.55; }
`

const rounding = { line: '6px', block: token.radius.card, circle: token.radius.full }

interface ShapeLook {
  $width: string
  $height: string | undefined
  $shape: 'line' | 'block' | 'circle'
  $ratio: string | undefined
}

const Shape = styled.span<ShapeLook>`
  display: block;
  flex: none;
  width: ${({ $width }) => $width};
  max-width: 100%;
  height: ${({ $height, $ratio }) => $height ?? ($ratio ? 'auto' : '0.9em')};
  aspect-ratio: ${({ $ratio }) => $ratio ?? 'auto'};
  border-radius: ${({ $shape }) => rounding[$shape]};
  background: ${token.color.skeleton};
  animation: ${breathe} 1.6s ease-in-out infinite;
`
