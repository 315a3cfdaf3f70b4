import { hover, token } from '@lonk/shared-ui/token.ts'
import { Eye, X } from 'lucide-react'
import type { FormEvent } from 'react'
import { styled } from 'styled-components'
import { Person, type PersonLooks } from '../../drawings/person.tsx'

interface SwipeCardProps {
  readonly name: string
  readonly looks: PersonLooks
  readonly tint: number
  readonly says: string
  /** "1 of 3". */
  readonly place: string
  readonly answers: { readonly look: string; readonly pass: string }
  /** Says that this is nobody. */
  readonly drawn: string
}

/** Whoever answers by the keyboard finds the next card's answers there; without script the browser begins anew. */
const goOn = ({ currentTarget }: FormEvent<HTMLFieldSetElement>): void => {
  const next = currentTarget.nextElementSibling?.querySelector('input')
  requestAnimationFrame(() => next?.focus({ preventScroll: true }))
}

/** One card of the stack, answered by one of two ticks. */
export const SwipeCard = ({ name, looks, tint, says, place, answers, drawn }: SwipeCardProps) => (
  <Card onChange={goOn}>
    <legend className="visually-hidden">
      {place}: {says}
    </legend>
    <Picture $tint={tint}>
      <svg viewBox="0 0 240 284" aria-hidden="true" focusable="false">
        <Person {...looks} />
      </svg>
      <Drawn>{drawn}</Drawn>
      <Place aria-hidden="true">{place}</Place>
    </Picture>
    <Line aria-hidden="true">{says}</Line>
    <Answers>
      <Answer $kind="pass" data-answer="pass">
        <input type="radio" name={`swipe-${name}`} value="pass" />
        <span>
          <X aria-hidden="true" /> {answers.pass}
        </span>
      </Answer>
      <Answer $kind="look" data-answer="look">
        <input type="radio" name={`swipe-${name}`} value="look" />
        <span>
          <Eye aria-hidden="true" /> {answers.look}
        </span>
      </Answer>
    </Answers>
  </Card>
)

const { color, space } = token

const Card = styled.fieldset`
  display: grid;
  grid-template-rows: 1fr auto auto;
  gap: ${space.m};
  min-width: 0;
  padding: ${space.m};
  border-radius: ${token.radius.modal};
  background: ${color.surface};
  /* The edges of those that lie below. */
  box-shadow:
    0 12px 0 -5px ${color.surface},
    0 12px 0 -4px ${color.line},
    0 24px 0 -12px ${color.surface},
    0 24px 0 -11px ${color.line},
    ${token.shadow.high},
    0 0 0 1px ${color.line};
`

const Picture = styled.div<{ $tint: number }>`
  position: relative;
  display: grid;
  align-items: end;
  overflow: hidden;
  border-radius: ${token.radius.card};
  background: ${({ $tint }) => `var(--lonk-tint-${$tint})`};

  & > svg {
    width: 88%;
    height: auto;
    max-height: 360px;
    margin: ${space.l} auto 0;
  }
`

const Tag = styled.span`
  position: absolute;
  inset-block-start: ${space.s};
  padding: 2px 10px;
  border-radius: ${token.radius.full};
  background: ${color.surface};
  font-size: ${token.fontSize.xs};
`

const Drawn = styled(Tag)`
  inset-inline-start: ${space.s};
`

const Place = styled(Tag)`
  inset-inline-end: ${space.s};
  font-variant-numeric: tabular-nums;
`

/* Room for two lines: with the drawing above it, nothing moves when the headings' face arrives or a card is answered. */
const Line = styled.p`
  display: grid;
  align-items: center;
  min-height: calc(2em * ${token.lineHeight.snug});
  font-family: ${token.font.display};
  font-size: ${token.fontSize.l};
  font-weight: ${token.weight.display};
  line-height: ${token.lineHeight.snug};
  text-align: center;
`

const Answers = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space.s};
`

const Answer = styled.label<{ $kind: 'look' | 'pass' }>`
  position: relative;
  display: grid;

  & > input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: pointer;
  }
  & > span {
    display: flex;
    align-items: center;
    justify-content: center;
    gap: ${space.xs};
    min-height: 52px;
    padding-inline: ${space.s};
    border-radius: ${token.radius.full};
    box-shadow: inset 0 0 0 2px ${color.lineStrong};
    font-weight: ${token.weight.medium};
  }
  & svg {
    width: 22px;
    height: 22px;
    flex: none;
    color: ${({ $kind }) => ($kind === 'look' ? color.accentText : color.inkSoft)};
  }
  ${hover} {
    & > input:hover + span {
      background: ${color.tint};
    }
  }
  & > input:focus-visible + span {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
`
