import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { OnlineDot } from './online-dot.tsx'
import { Photo } from './photo.tsx'
import { token } from './token.ts'

/** 32, 44, 60 and 104 px. `small` is for bars, `medium` for rows, `huge` where the person is the subject. */
export type AvatarSize = 'small' | 'medium' | 'large' | 'huge'

/** Without `alone` it is silent: then the name must be beside it as text. `online` is for the eye only. */
export interface AvatarProps {
  /** The whole address, or null for the initial. */
  src: string | null
  name: string
  /** The person's id: chooses the background. */
  seed: number
  size?: AvatarSize
  online?: boolean
  /** A mark at the lower left: the icon of a fictional profile. */
  mark?: ReactNode
  /** The name is not beside it, so the picture must say it. */
  alone?: boolean
}

/** A person in a circle: list rows, headers, the account button. */
export function Avatar({ src, name, seed, size = 'medium', online, mark, alone = false }: AvatarProps) {
  return (
    <Frame $size={size}>
      <Circle>
        <Photo
          src={src}
          alt={alone ? name : ''}
          shape="square"
          seed={seed}
          fallback={<Initial name={name} />}
        />
      </Circle>
      {online && (
        <Dot>
          <OnlineDot />
        </Dot>
      )}
      {mark && <Mark>{mark}</Mark>}
    </Frame>
  )
}

function Initial({ name }: { name: string }) {
  return <Letter aria-hidden="true">{[...name.trim()][0]?.toUpperCase() ?? '?'}</Letter>
}

const pixels: Record<AvatarSize, number> = { small: 32, medium: 44, large: 60, huge: 104 }

const Frame = styled.span<{ $size: AvatarSize }>`
  position: relative;
  display: inline-block;
  flex: none;
  width: ${({ $size }) => pixels[$size]}px;
  height: ${({ $size }) => pixels[$size]}px;
  font-size: ${({ $size }) => pixels[$size] * 0.42}px;
`

const Circle = styled.span`
  display: block;
  overflow: hidden;
  border-radius: ${token.radius.full};
`

const Letter = styled.span`
  align-self: center;
  font-family: ${token.font.display};
  font-weight: ${token.weight.display};
  line-height: 1;
`

const Dot = styled.span`
  position: absolute;
  inset-block-end: 2%;
  inset-inline-end: 2%;
  display: grid;
  font-size: max(11px, 0.36em);
`

const Mark = styled.span`
  position: absolute;
  inset-block-end: -2px;
  inset-inline-start: -2px;
  display: grid;
  place-items: center;
  width: 1.7em;
  height: 1.7em;
  border-radius: ${token.radius.full};
  background: ${token.color.surface};
  box-shadow: ${token.shadow.low};
  color: ${token.color.ink};
  font-size: max(12px, 0.36em);
  line-height: 1;

  & > svg {
    width: 1.2em;
    height: 1.2em;
  }
`
