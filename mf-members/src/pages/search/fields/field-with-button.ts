import { token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'

/** A field with an icon's button at its end, in one line below the label. */
export const FieldWithButton = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: start;
  gap: 0 ${token.space.tiny};

  & > :first-child {
    flex: 1;
    min-width: 0;
  }
  & > button {
    margin-block-start: 28px;
  }
`
