import { hover, token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'

const { color, space } = token

/** A frame around rows of which one is chosen: bundles, ways to pay. */
export const ChoiceRows = styled.div`
  overflow: hidden;
  border: 1.5px solid ${color.lineStrong};
  border-radius: ${token.radius.card};
  background: ${color.surface};
`

/** One of them: a radio, its words, and what stands at the end. The whole row is pressed. */
export const ChoiceRow = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.s};
  min-height: 56px;
  padding: ${space.xs} ${space.m};
  cursor: pointer;

  & + & {
    border-block-start: 1px solid ${color.line};
  }
  & > input {
    flex: none;
    width: 20px;
    height: 20px;
    accent-color: ${color.selected};
  }
  & > input + * {
    flex: 1;
    min-width: 0;
    font-weight: ${token.weight.medium};
  }
  & > svg {
    flex: none;
  }
  ${hover} {
    &:hover {
      background: ${color.tint};
    }
  }
  &:has(input:checked) {
    background: ${color.selectedSoft};
  }
  &:has(input:disabled) {
    color: ${color.inkSoft};
    cursor: default;
  }
`
