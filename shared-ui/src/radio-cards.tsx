import { type ReactNode, useId } from 'react'
import { styled } from 'styled-components'
import { describedBy, FieldNotes, type FieldTexts, labelText } from './field-notes.tsx'
import { from, hover, token } from './token.ts'

/** `label` and `text` together are its name for screen readers; keep the label to a word or two. */
export interface RadioCard<Value extends string> {
  value: Value
  label: string
  text?: string
  /** A small drawing or icon above the words; decorative. */
  drawing?: ReactNode
}

/** `undefined` is "not answered yet": nothing is chosen beforehand. More than six answers are a `SelectField`. */
export interface RadioCardsProps<Value extends string> extends Pick<FieldTexts, 'label' | 'hint' | 'error'> {
  /** Groups the radios; give each question of a page its own. */
  name: string
  options: ReadonlyArray<RadioCard<Value>>
  value: Value | undefined
  onChange: (value: Value) => void
  /** The page's heading asks the question already: keep the legend for screen readers. */
  hideLegend?: boolean
}

/** A question with two to six answers, each a card of its own; arrow keys move as with any radio. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { name, label, hint, error, options, value, onChange, hideLegend = false } = props
  const id = useId()
  return (
    <Group aria-describedby={describedBy(id, { hint, error })} aria-invalid={error ? true : undefined}>
      <Legend className={hideLegend ? 'visually-hidden' : undefined}>{label}</Legend>
      <Cards $least={options.length === 3 ? 140 : 180}>
        {options.map((option) => (
          <Card key={option.value}>
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.drawing && <Drawing aria-hidden="true">{option.drawing}</Drawing>}
            <Words>
              <Title>{option.label}</Title>
              {option.text && <Text>{option.text}</Text>}
            </Words>
          </Card>
        ))}
      </Cards>
      <FieldNotes id={id} hint={hint} error={error} />
    </Group>
  )
}

const { color, space, duration, easing } = token

const Group = styled.fieldset`
  display: grid;
  align-content: start;
  gap: ${space.xs};
`

const Legend = styled.legend`
  ${labelText}
  margin-block-end: ${space.xs};
`

/**
 * Three stand side by side in the column of a form, so that none is left alone in a second row; on a phone as many as
 * their words leave room for, so that the way on is in sight without scrolling.
 */
const Cards = styled.div<{ $least: number }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.s};

  ${from('phone')} {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(${({ $least }) => $least}px, 1fr));
  }
`

const Card = styled.label`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  align-items: center;
  justify-content: center;
  gap: ${space.s};
  min-height: 64px;
  padding: ${space.s} ${space.m};
  border-radius: ${token.radius.card};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1.5px ${color.lineStrong};
  cursor: pointer;
  transition:
    background-color ${duration.quick} ${easing.out},
    box-shadow ${duration.quick} ${easing.out};

  ${from('phone')} {
    flex-direction: column;
    padding: ${space.l} ${space.m};
    text-align: center;
  }
  ${hover} {
    &:hover {
      background: ${color.tint};
    }
  }
  &:has(input:checked) {
    background: ${color.selectedSoft};
    box-shadow: inset 0 0 0 3px ${color.selected};
  }
  &:has(input:focus-visible) {
    outline: 3px solid ${color.focus};
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;

    &:has(input:checked) {
      border: 4px solid Highlight;
    }
  }
`

const Drawing = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 64px;
  height: 48px;
  color: ${color.accentText};

  ${from('phone')} {
    width: 104px;
    height: 78px;
  }
  & svg {
    width: 100%;
    height: 100%;
  }
  & svg.lucide {
    width: 60%;
    height: 60%;
  }
`

const Words = styled.span`
  display: grid;
  gap: 2px;
  min-width: 0;
`

const Title = styled.span`
  font-weight: ${token.weight.strong};
  line-height: ${token.lineHeight.snug};
`

const Text = styled.span`
  color: ${color.inkSoft};
  font-size: ${token.fontSize.s};
  line-height: ${token.lineHeight.snug};
`
