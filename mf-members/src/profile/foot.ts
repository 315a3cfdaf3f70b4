import { token } from '@lonk/shared-ui/token.ts'
import { styled } from 'styled-components'

/** Below the words of a profile; keeps its room, so that nothing moves when its button comes. */
export const Foot = styled.div`
  min-height: 44px;
  margin-inline-start: calc(-1 * ${token.space.m});

  & > button {
    color: ${token.color.inkSoft};
  }
`
