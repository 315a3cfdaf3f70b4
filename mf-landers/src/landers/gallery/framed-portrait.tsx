import { token } from '@lonk/shared-ui/token.ts'
import { css, styled } from 'styled-components'
import { cloth, line } from '../../drawings/palette.ts'
import { Person, type PersonLooks } from '../../drawings/person.tsx'
import { useLanderTexts } from '../../lander/use-lander.ts'
import type texts from './locales/nl.json'

export type LabelName = 'long' | 'reading' | 'first' | 'while' | 'seen' | 'back'

interface FramedPortraitProps {
  readonly person: PersonLooks
  readonly label: LabelName
  /** Where it hangs: decides the frame. */
  readonly place: number
  readonly tint: number
}

/** A drawing in its frame, with the little card that museums put beside it. */
export const FramedPortrait = ({ person, label, place, tint }: FramedPortraitProps) => {
  const t = useLanderTexts<typeof texts>('gallery')
  return (
    <Figure>
      <Frame $style={place % frames.length} $tint={tint}>
        <svg viewBox="0 0 240 290" aria-hidden="true" focusable="false">
          <Person {...person} />
        </svg>
      </Frame>
      <Card>{t(`label.${label}`)}</Card>
    </Figure>
  )
}

const frames = [
  css`
    border: 12px solid ${cloth.mustard};
    outline: 3px solid ${line};
    box-shadow: inset 0 0 0 3px ${line};
  `,
  css`
    border: 7px solid ${line};
    border-radius: 50%;
  `,
  css`
    border: 9px solid ${cloth.paper};
    outline: 3px solid ${line};
  `,
]

const Figure = styled.figure`
  display: grid;
  justify-items: center;
  gap: ${token.space.s};
  min-width: 0;
`

const Frame = styled.div<{ $style: number; $tint: number }>`
  width: 100%;
  overflow: hidden;
  background: ${({ $tint }) => `var(--lonk-tint-${$tint})`};
  filter: drop-shadow(0 10px 14px rgb(42 29 33 / 0.28));
  ${({ $style }) => frames[$style]}

  & > svg {
    width: 100%;
    height: auto;
    padding-block-start: 4%;
  }
`

const Card = styled.figcaption`
  padding: 2px 10px;
  border-radius: 3px;
  background: ${token.color.surface};
  box-shadow: ${token.shadow.low};
  font-size: ${token.fontSize.xs};
  font-style: italic;
  line-height: ${token.lineHeight.snug};
  text-align: center;
`
